import Testing
import UIKit

/// Popovers without space beside their source.
@MainActor
struct PopoverSpaceTests {
  @Test(.rule("R1949"), .enabled { await Stage.hasPad })
  func `A popover whose source is the whole view overlaps it`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false, completion: nil)
    await stage.settle()
    #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
    let frame = content.view.convert(content.view.bounds, to: root.view)
    #expect(root.view.bounds.contains(frame))
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1949"), .enabled { await Stage.hasPad })
  func `An action sheet whose source is the whole view overlaps it`() async throws {
    let stage = try await Stage.openPad()
    let root = UIViewController()
    await stage.show(root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.popoverPresentationController?.sourceView = root.view
    root.present(alert, animated: false, completion: nil)
    await stage.settle()
    #expect(alert.view.bounds.height > 80)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }
}
