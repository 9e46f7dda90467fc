import Testing
import UIKit

/// The traits of a presented view controller.
@MainActor
struct PresentationTraitTests {
  private final class Presented: UIViewController {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  @Test(.rule("R1864"))
  func `The overrides of the presentation apply to the presented controller while it is presented`() async throws {
    let stage = try await Stage.open()
    let (root, presented) = (UIViewController(), Presented())
    await stage.show(root)
    presented.modalPresentationStyle = .fullScreen
    let controller = try #require(presented.presentationController)
    #expect(controller.overrideTraitCollection == nil)
    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)

    let changes = presented.changes
    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
    await stage.settle()
    #expect(presented.traitCollection.userInterfaceStyle == .light)
    #expect(presented.changes == changes + 1)

    controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(presented.traitCollection.userInterfaceStyle == .light)
  }
}
