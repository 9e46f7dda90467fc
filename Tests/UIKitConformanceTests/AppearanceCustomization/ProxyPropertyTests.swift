import Testing
import UIKit

/// Properties that apps often set for all views of a class.
@MainActor
struct ProxyPropertyTests {
  // Separate classes, so that the proxies do not apply in other tests.
  private final class Table: UITableView {}
  private final class Scroll: UIScrollView {}
  private final class Field: UITextField {}
  private final class Plain: UIView {}

  private let root = UIViewController()

  @Test(.rule("R1522"))
  func `A table has the heights of its proxy`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let proxy = Table.appearance()
    proxy.sectionHeaderTopPadding = 3
    proxy.estimatedRowHeight = 0
    proxy.sectionFooterHeight = 12
    proxy.estimatedSectionHeaderHeight = 5
    let table = Table(frame: root.view.bounds, style: .plain)
    root.view.addSubview(table)
    await stage.turn()
    #expect(table.sectionHeaderTopPadding == 3)
    #expect(table.estimatedRowHeight == 0)
    #expect(table.sectionFooterHeight == 12)
    #expect(table.estimatedSectionHeaderHeight == 5)
  }

  @Test(.rule("R1522"))
  func `A scroll view has the behavior of its proxy, and keeps its own`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let proxy = Scroll.appearance()
    proxy.bounces = false
    proxy.keyboardDismissMode = .onDrag
    proxy.contentInsetAdjustmentBehavior = .never
    proxy.showsVerticalScrollIndicator = false
    let scrollView = Scroll()
    scrollView.keyboardDismissMode = .interactive
    root.view.addSubview(scrollView)
    await stage.turn()
    #expect(!scrollView.bounces && !scrollView.showsVerticalScrollIndicator)
    #expect(scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(scrollView.keyboardDismissMode == .interactive)
  }

  @Test(.rule("R1522"))
  func `A view has the direction of its proxy, and a field its keyboard`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    Plain.appearance().semanticContentAttribute = .forceRightToLeft
    Plain.appearance().isExclusiveTouch = true
    Field.appearance().keyboardAppearance = .dark
    let (view, field) = (Plain(), Field())
    root.view.addSubview(view)
    root.view.addSubview(field)
    await stage.turn()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.isExclusiveTouch)
    #expect(field.keyboardAppearance == .dark)
  }
}
