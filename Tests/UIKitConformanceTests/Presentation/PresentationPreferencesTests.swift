import Testing
import UIKit

/// The properties of a presented view controller, and their defaults.
@MainActor
struct PresentationPreferencesTests {
  private final class Presented: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test(.rule("R072", "R073", "R063", "R064", "R078"))
  func `The defaults`() {
    let controller = UIViewController()
    #expect([.automatic, .pageSheet, .formSheet].contains(controller.modalPresentationStyle))
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.isModalInPresentation)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.transitioningDelegate == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented)
    #expect(!controller.isBeingDismissed)
  }

  @Test(
    .rule("R222"),
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true),
      (.pageSheet, false, false),
    ])
  func `The status bar's controller`(style: UIModalPresentationStyle, captures: Bool, decides: Bool) async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let manager = try #require(stage.scene.statusBarManager)
    let presented = Presented()
    presented.modalPresentationStyle = style
    presented.modalPresentationCapturesStatusBarAppearance = captures
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(manager.isStatusBarHidden == decides)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(!manager.isStatusBarHidden)
  }

  @Test(.rule("R064", "R070"))
  func `A context may provide the transition style`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    root.definesPresentationContext = true
    root.providesPresentationContextTransitionStyle = true
    root.modalTransitionStyle = .crossDissolve
    await stage.show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    root.present(presented, animated: true, completion: nil)
    await stage.turn()
    await stage.advance(by: 0.05)
    #expect((presented.view.layer.presentation()?.opacity ?? 1) < 0.9)
    await stage.settle()
  }

  @Test(.rule("R218"))
  func `A presentation controller is notified of the preferred size`() async throws {
    final class Controller: UIPresentationController {
      var received = 0
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        received += 1
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Controller?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let controller = Controller(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
      }
    }
    let delegate = Delegate()
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    presented.preferredContentSize = CGSize(width: 100, height: 200)
    #expect(delegate.made?.received == 1)
    #expect(delegate.made?.preferredContentSize == CGSize(width: 100, height: 200))
  }

  @Test(.rule("R087", "R075"))
  func `A delegate may adapt a form sheet to the full screen`() async throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      { .fullScreen }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    let log = CallbackLog(.appearance)
    let delegate = Delegate()
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    await stage.show(root)
    _ = log.take()
    let presented = UIViewController()
    presented.modalPresentationStyle = .formSheet
    presented.presentationController?.delegate = delegate
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(delegate.styles == [.fullScreen])
    #expect(log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    #expect(presented.view.frame == root.view.frame)
  }

  @Test func `A covered field becomes first responder again, with the keyboard`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let field = RecordingView("field", .off())
    field.canBecomeFirst = true
    root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false, completion: nil)
    await stage.settle()
    #expect(!field.isFirstResponder)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(field.isFirstResponder)
  }
}
