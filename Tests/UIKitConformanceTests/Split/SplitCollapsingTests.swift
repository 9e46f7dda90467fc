import Testing
import UIKit

/// The collapsed interface, and the changes between it and the expanded one.
@MainActor
struct SplitCollapsingTests {
  @Test(.rule("R827")) func `A collapsed interface has one controller`() async throws {
    let it = try await SplitStage()
    await it.show(.compact)
    #expect(it.split.isCollapsed)
    #expect(it.split.viewControllers == [it.primary.navigationController])
    #expect(it.log.take().contains("didCollapse"))
    #expect(it.secondary.viewIfLoaded?.window != nil)
    #expect(it.secondary.splitViewController === it.split)
  }

  @Test(.rule("R828")) func `The delegate determines the column at the top`() async throws {
    let it = try await SplitStage()
    it.delegate.top = .primary
    await it.show(.compact)
    #expect(it.primary.viewIfLoaded?.window != nil)
    #expect(it.secondary.viewIfLoaded?.window == nil)
    it.split.show(.secondary)
    await it.stage.settle()
    #expect(it.secondary.viewIfLoaded?.window != nil)
    #expect(it.primary.viewIfLoaded?.window == nil)
    it.split.show(.primary)
    await it.stage.settle()
    #expect(it.primary.viewIfLoaded?.window != nil)
  }

  @Test(.rule("R829")) func `The columns return when the interface expands`() async throws {
    let it = try await SplitStage()
    it.split.preferredDisplayMode = .oneBesideSecondary
    await it.show(.regular)
    let navigation = it.secondary.navigationController
    navigation?.pushViewController(UIViewController(), animated: false)
    await it.stage.settle()
    await it.change(to: .compact)
    #expect(it.split.isCollapsed)
    #expect(it.secondary.navigationController === navigation)
    #expect(navigation?.viewControllers.count == 2)
    _ = it.log.take()
    await it.change(to: .regular)
    #expect(!it.split.isCollapsed)
    #expect(it.log.take().contains("didExpand"))
    #expect(it.secondary.navigationController === navigation)
    #expect(navigation?.viewControllers.count == 2)
    #expect(navigation?.parent === it.split)
    #expect(it.primary.viewIfLoaded?.window != nil)
  }

  @Test(.rule("R830")) func `The compact column is displayed in place of the others`() async throws {
    let it = try await SplitStage()
    let compact = UIViewController()
    it.split.setViewController(compact, for: .compact)
    await it.show(.compact)
    #expect(it.split.viewControllers == [compact])
    #expect(compact.viewIfLoaded?.window != nil)
    #expect(compact.navigationController == nil)
    await it.change(to: .regular)
    #expect(compact.viewIfLoaded?.window == nil)
    #expect(it.secondary.viewIfLoaded?.window != nil)
  }

  @Test(.rule("R2109")) func `A detail of any kind replaces the secondary controller of a collapsed interface`()
    async throws
  {
    let it = try await SplitStage()
    await it.show(.compact)
    it.split.show(.secondary)
    await it.stage.settle()
    let detail = UITabBarController()
    let page = UIViewController()
    detail.viewControllers = [page]
    for _ in 1...2 {
      it.split.showDetailViewController(detail, sender: nil)
      await it.stage.settle()
      #expect(it.split.viewController(for: .secondary) === detail)
      #expect(it.primary.navigationController?.viewControllers == [it.primary, detail])
      #expect(page.viewIfLoaded?.window != nil && it.secondary.viewIfLoaded?.window == nil)
    }
    it.split.show(.primary)
    await it.stage.settle()
    #expect(it.primary.navigationController?.viewControllers == [it.primary])
    #expect(it.primary.viewIfLoaded?.window != nil)
  }

  @Test(.rule("R831")) func `Callbacks remain balanced across collapsing and expanding`() async throws {
    let it = try await SplitStage()
    it.split.preferredDisplayMode = .oneBesideSecondary
    await it.show(.regular)
    for sizeClass in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
      await it.change(to: sizeClass)
    }
    var counts: [String: Int] = [:]
    for line in it.log.take() {
      for name in ["P", "D"] where line.hasPrefix("\(name).view") {
        counts["\(name) \(line.contains("Will") ? "will" : "did")", default: 0] += line.contains("Disappear") ? -1 : 1
      }
    }
    #expect(counts == ["P will": 1, "P did": 1, "D will": 1, "D did": 1])
  }

  @Test(.rule("R832")) func `In a collapsed classic interface, the delegate can leave out the secondary controller`()
    async throws
  {
    let stage = try await Stage.open()
    let delegate = ClassicDelegate()
    let split = UISplitViewController()
    split.delegate = delegate
    let list = UIViewController()
    let primary = UINavigationController(rootViewController: list)
    let secondary = UIViewController()
    split.viewControllers = [primary, secondary]
    split.traitOverrides.horizontalSizeClass = .compact
    await stage.show(split)
    await stage.settle()
    #expect(delegate.collapsed === secondary)
    #expect(primary.topViewController === list)
    split.traitOverrides.horizontalSizeClass = .regular
    await stage.settle()
    #expect(split.viewControllers == [primary, secondary])
  }

  private final class ClassicDelegate: NSObject, UISplitViewControllerDelegate {
    var collapsed: UIViewController?
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      collapsed = secondaryViewController
      return true
    }
  }
}
