// Only the simulator can touch outside of a popover.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The older methods of popover delegates about the dismissal by the user.
  @MainActor
  struct PopoverDismissalTests {
    private class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      let log = CallbackLog.off()
      var allows = true
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool {
        log.note("should")
        return allows
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { log.note("did") }
    }

    private func present(_ delegate: Delegate) async throws -> (Stage, UIViewController) {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 100)
      controller.popoverPresentationController?.sourceView = root.view
      controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 50, height: 40)
      controller.popoverPresentationController?.delegate = delegate
      root.present(controller, animated: false, completion: nil)
      await stage.settle()
      return (stage, root)
    }

    @Test(.rule("R1607"))
    func `The delegate is asked, and notified of the dismissal`() async throws {
      let delegate = Delegate()
      let (stage, root) = try await present(delegate)
      try await stage.tap(at: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(delegate.log.take() == ["should", "did"])
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R1607"))
    func `A delegate can keep the popover`() async throws {
      let delegate = Delegate()
      delegate.allows = false
      let (stage, root) = try await present(delegate)
      try await stage.tap(at: CGPoint(x: 200, y: 700))
      await stage.settle()
      #expect(delegate.log.take() == ["should"])
      #expect(root.presentedViewController != nil)
      root.dismiss(animated: false, completion: nil)
      await stage.settle()
      #expect(delegate.log.take().isEmpty)
    }
  }
#endif
