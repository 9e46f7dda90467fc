// Only the simulator can tap a button.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Alert views and action sheets with delegates.
  @MainActor
  struct ClassicAlertTests {
    private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
      var log: [String] = []
      var allowsFirst = true
      var onClick: (() -> Void)?

      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        log.append("click \(buttonIndex) \(alertView.buttonTitle(at: buttonIndex) ?? "")")
        onClick?()
      }
      func willPresent(_ alertView: UIAlertView) { log.append("willPresent") }
      func didPresent(_ alertView: UIAlertView) { log.append("didPresent") }
      func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.append("willDismiss \(buttonIndex)")
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("didDismiss \(buttonIndex) \(alertView.isVisible)")
      }
      func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        allowsFirst || alertView.textField(at: 0)?.text?.isEmpty == false
      }
      func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.append("click \(buttonIndex)")
      }
      func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("didDismiss \(buttonIndex) \(actionSheet.isVisible)")
      }
    }

    private let delegate = Delegate()
    private let root = UIViewController()

    private func boot() async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      return simulator
    }

    @Test(.rule("R1279"))
    func `The delegate receives each step of an alert, and the index of the button`() async throws {
      let simulator = await boot()
      let alert = UIAlertView(
        title: "Delete?", message: "It is gone then.", delegate: delegate, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Delete")
      #expect((alert.cancelButtonIndex, alert.firstOtherButtonIndex, alert.numberOfButtons) == (0, 1, 2))
      alert.show()
      #expect(alert.isVisible)
      await simulator.settle()
      #expect(delegate.log == ["willPresent", "didPresent"])
      delegate.log = []
      try await simulator.tap("Delete")
      #expect(delegate.log == ["click 1 Delete", "willDismiss 1"])
      await simulator.settle()
      #expect(delegate.log.last == "didDismiss 1 false")
    }

    @Test(.rule("R1279"))
    func `An alert is dismissed by code without a click`() async throws {
      let simulator = await boot()
      let alert = UIAlertView(title: "Saved", message: nil, delegate: delegate, cancelButtonTitle: "OK")
      alert.show()
      await simulator.settle()
      delegate.log = []
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      await simulator.settle()
      #expect(delegate.log == ["willDismiss 0", "didDismiss 0 false"])
    }

    @Test(.rule("R1280"))
    func `A tap can show the next alert`() async throws {
      let simulator = await boot()
      let next = UIAlertView(title: "Next", message: nil, delegate: nil, cancelButtonTitle: "Done")
      delegate.onClick = { next.show() }
      UIAlertView(title: "First", message: nil, delegate: delegate, cancelButtonTitle: "OK").show()
      await simulator.settle()
      try await simulator.tap("OK")
      await simulator.settle()
      #expect(next.isVisible)
      try await simulator.tap("Done")
      await simulator.settle()
      #expect(!next.isVisible)
      #expect(root.view.window?.isKeyWindow == true)
    }

    @Test(.rule("R1280"))
    func `An alert and its window are released after the dismissal`() async throws {
      let simulator = await boot()
      weak var alert: UIAlertView?
      do {
        let shown = UIAlertView(title: "First", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert = shown
        shown.show()
      }
      await simulator.settle()
      #expect(alert != nil)
      try await simulator.tap("OK")
      await simulator.settle()
      #expect(alert == nil)
      #expect(simulator.scene.windows.count == 1)
    }

    @Test(.rule("R1281"))
    func `The style determines the text fields, and the delegate whether the button is enabled`() async throws {
      let simulator = await boot()
      delegate.allowsFirst = false
      let alert = UIAlertView(
        title: "Name", message: "", delegate: delegate, cancelButtonTitle: "Cancel", otherButtonTitles: "Save")
      alert.alertViewStyle = .plainTextInput
      alert.textField(at: 0)?.placeholder = "Your name"
      #expect(alert.textField(at: 1) == nil)
      alert.show()
      await simulator.settle()
      // A touch does not reach a disabled button.
      #expect(throws: SimulatorError.self) { try simulator.tap("Save") }
      #expect(alert.isVisible)
      try await simulator.type("Ada")
      try await simulator.tap("Save")
      await simulator.settle()
      #expect(delegate.log.contains("click 1 Save"))
      #expect(alert.textField(at: 0)?.text == "Ada")
      alert.alertViewStyle = .loginAndPasswordInput
      #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
      #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    }

    @Test(.rule("R1282"))
    func `The first buttons of an action sheet delete and cancel`() async throws {
      let simulator = await boot()
      let sheet = UIActionSheet(
        title: "Photo", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Share", "Print")
      #expect((sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex) == (0, 1, 2))
      sheet.show(in: root.view)
      await simulator.settle()
      #expect(sheet.isVisible)
      try await simulator.tap("Print")
      await simulator.settle()
      #expect(delegate.log == ["click 3", "didDismiss 3 false"])
    }

    @Test(.rule("R1283"))
    func `No preview begins, because touches have no force`() async throws {
      final class Previews: NSObject, UIViewControllerPreviewingDelegate {
        var count = 0
        func previewingContext(
          _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
          count += 1
          return UIViewController()
        }
        func previewingContext(
          _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { count += 1 }
      }
      let simulator = await boot()
      let previews = Previews()
      #expect(root.traitCollection.forceTouchCapability == .unavailable)
      let context = root.registerForPreviewing(with: previews, sourceView: root.view)
      #expect(context.sourceView === root.view)
      #expect(context.delegate === previews)
      let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
      await simulator.advance(by: .seconds(3))
      simulator.touchUp(finger, at: CGPoint(x: 100, y: 300))
      #expect(previews.count == 0)
      root.unregisterForPreviewing(withContext: context)
      #expect(root.view.gestureRecognizers?.isEmpty ?? true)
    }
  }
#endif
