import Testing
import UIKit

/// The place and the size of sheets on a large screen.
@MainActor
struct SheetPlaceTests {
  @Test(.rule("R1959"))
  func `A sheet has no source view by default, and prefers the size of a page`() throws {
    let sheet = try #require(UIViewController().sheetPresentationController)
    #expect(sheet.sourceView == nil)
    #expect(sheet.prefersPageSizing)
  }

  @Test(.rule("R1959"), .enabled { await Stage.hasPad })
  func `A sheet is centered over its source view as far as the margins permit`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let size = root.view.bounds.size
    let (source, corner) = (UIView(), UIView())
    source.frame = CGRect(x: size.width / 2 + 60, y: size.height / 2 - 120, width: 40, height: 40)
    corner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.addSubview(source)
    root.view.addSubview(corner)
    let content = UIViewController()
    content.modalPresentationStyle = .formSheet
    content.preferredContentSize = CGSize(width: 300, height: 300)
    content.sheetPresentationController?.sourceView = source
    root.present(content, animated: false, completion: nil)
    await stage.settle()
    var frame = content.view.convert(content.view.bounds, to: root.view)
    #expect(abs(frame.midX - source.frame.midX) <= 1 && abs(frame.midY - source.frame.midY) <= 1)
    content.sheetPresentationController?.sourceView = corner
    await stage.settle()
    frame = content.view.convert(content.view.bounds, to: root.view)
    #expect(frame.size == CGSize(width: 300, height: 300))
    #expect(frame.minX >= 0 && frame.minX < 60 && frame.minY >= 0 && frame.minY < 80)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1960"), .enabled { await Stage.hasPad })
  func `A page sheet without page sizing follows the preferred content size`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    content.preferredContentSize = CGSize(width: 320, height: 260)
    content.sheetPresentationController?.prefersPageSizing = false
    root.present(content, animated: false, completion: nil)
    await stage.settle()
    #expect(content.view.bounds.size == CGSize(width: 320, height: 260))
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}
