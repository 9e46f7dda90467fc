import Testing
import UIKit

/// Custom transitions: animators, interaction, presentation controllers, and coordinators.
@MainActor
struct CustomTransitionTests {
  private let log = CallbackLog(.appearance)
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let delegate: NotingDelegate

  init() {
    a = RecordingViewController("A", log)
    b = RecordingViewController("B", log)
    delegate = NotingDelegate(log)
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = .fullScreen
  }

  private func open() async throws -> Stage {
    let stage = try await Stage.open()
    await stage.show(a)
    _ = log.take()
    return stage
  }

  // MARK: - Animators

  @Test(.rule("R083", "R100"))
  func `The delegate's animator animates, and is notified of the end`() async throws {
    let stage = try await open()
    a.present(b, animated: true) { [log] in log.note("presented") }
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "animate", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "presented", "ended(true)",
      ])
    a.dismiss(animated: true) { [log] in log.note("dismissed") }
    await stage.settle()
    #expect(
      log.take() == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "animate", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)", "dismissed", "ended(true)",
      ])
  }

  @Test(.rule("R101", "R103", "R104"))
  func `The context identifies the controllers and their frames`() async throws {
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.turn()
    let context = try #require(delegate.presenting.context)
    #expect(context.viewController(forKey: .from) === a)
    #expect(context.viewController(forKey: .to) === b)
    #expect(context.view(forKey: .from) === a.view)
    #expect(context.view(forKey: .to) === b.view)
    #expect(a.view.isDescendant(of: context.containerView))
    #expect(context.initialFrame(for: b) == .zero)
    #expect(context.finalFrame(for: b) == context.containerView.bounds)
    #expect(context.isAnimated)
    #expect(!context.isInteractive)
    #expect(context.presentationStyle == .fullScreen)
    await stage.settle()
    // A repeated call has no effect.
    context.completeTransition(false)
    await stage.settle()
    #expect(a.presentedViewController === b)
  }

  @Test(.rule("R104"))
  func `A presenter that remains is not changed`() async throws {
    b.modalPresentationStyle = .overFullScreen
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.turn()
    let context = try #require(delegate.presenting.context)
    #expect(context.viewController(forKey: .from) === a)
    #expect(context.view(forKey: .from) == nil)
    #expect(!a.view.isDescendant(of: context.containerView))
    await stage.settle()
  }

  @Test(.rule("R102"))
  func `Without animation no animator is asked`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    #expect(!log.take().contains("animate"))
    #expect(b.view.window != nil)
  }

  @Test(.rule("R100", "R085"))
  func `An animator may report that the transition did not complete`() async throws {
    final class Refusing: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(false)
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let refusing = Refusing()
    b.transitioningDelegate = refusing
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.settle()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
    #expect(a.presentedViewController == nil)
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  // MARK: - Presentation Controllers

  @Test(.rule("R083", "R085"))
  func `A custom presentation controller is notified of both transitions`() async throws {
    b.modalPresentationStyle = .custom
    var made: NotingController?
    delegate.makeController = { [log] presented, presenting in
      let controller = NotingController(presentedViewController: presented, presenting: presenting)
      controller.log = log
      made = controller
      return controller
    }
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.settle()
    #expect(
      log.take() == [
        "B.viewWillAppear(true)", "presentationWillBegin true", "animate", "presentationDidEnd(true)",
        "B.viewDidAppear(true)", "ended(true)",
      ])
    #expect(made?.presentedViewController === b)
    #expect(made?.presentingViewController === a)
    #expect(b.presentationController === made)
    #expect(b.view.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    a.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(
      log.take() == [
        "B.viewWillDisappear(true)", "dismissalWillBegin", "animate", "dismissalDidEnd(true)",
        "B.viewDidDisappear(true)", "ended(true)",
      ])
    #expect(made?.containerView == nil)
  }

  @Test(.rule("R086"))
  func `A plain presentation controller covers the screen and does not remove the presenter's view`() {
    let controller = UIPresentationController(presentedViewController: b, presenting: a)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.presentedView === b.view)
    #expect(controller.containerView == nil)
    #expect(controller.adaptivePresentationStyle(for: UITraitCollection()) == .none)
  }

  @Test(.rule("R074", "R086"))
  func `One that removes the presenter's view makes the presenter disappear`() async throws {
    b.modalPresentationStyle = .custom
    delegate.makeController = { presented, presenting in
      let controller = NotingController(presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = true
      return controller
    }
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.settle()
    #expect(log.take().filter { $0.hasPrefix("A") } == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    #expect(a.view.window == nil)
    a.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(a.view.window != nil)
  }

  @Test(.rule("R081", "R082"))
  func `The presentation controller can be had beforehand`() async throws {
    b.modalPresentationStyle = .pageSheet
    b.transitioningDelegate = nil
    let beforehand = b.presentationController
    #expect(beforehand is UISheetPresentationController)
    #expect(b.sheetPresentationController === beforehand)
    if #available(iOS 16, *) { #expect(b.activePresentationController == nil) }
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    #expect(b.presentationController === beforehand)
    if #available(iOS 16, *) { #expect(b.activePresentationController === beforehand) }
    a.dismiss(animated: false, completion: nil)
    await stage.settle()
    if #available(iOS 16, *) { #expect(b.activePresentationController == nil) }
  }

  // MARK: - Coordinators

  @Test(.rule("R092", "R094", "R099", "M10"))
  func `Both controllers have the coordinator, and animate along with it`() async throws {
    let stage = try await open()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    b.on(.viewWillAppear) { [a, b, log] in
      #expect(a.transitionCoordinator != nil)
      let coordinator = b.transitionCoordinator
      #expect(coordinator?.transitionDuration == 1)
      #expect(coordinator?.isAnimated == true)
      b.view.addSubview(view)
      coordinator?.animate(
        alongsideTransition: { _ in
          log.note("alongside \(UIView.inheritedAnimationDuration)")
          view.alpha = 0
        },
        completion: { log.note("alongsideEnd \($0.isCancelled)") })
    }
    #expect(a.transitionCoordinator == nil)
    a.present(b, animated: true) { [log] in log.note("presented") }
    await stage.turn()
    #expect(
      log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "animate", "alongside 1.0",
      ])
    await stage.advance(by: 0.5)
    let alpha = CGFloat(view.layer.presentation()?.opacity ?? 1)
    #expect(alpha > 0.3 && alpha < 0.7)
    await stage.settle()
    let trace = log.take()
    #expect(trace.contains("alongsideEnd false"))
    #expect(a.transitionCoordinator == nil)
    #expect(b.transitionCoordinator == nil)
  }

  @Test(.rule("R095"))
  func `After the end, animations alongside the transition are not added`() async throws {
    let stage = try await open()
    a.present(b, animated: true, completion: nil)
    await stage.turn()
    var hasRun = false
    var hasEnded = false
    let isQueued = b.transitionCoordinator?.animate(
      alongsideTransition: { _ in hasRun = true }, completion: { _ in hasEnded = true })
    #expect(isQueued == false)
    await stage.settle()
    #expect(!hasRun)
    #expect(hasEnded)
  }

  // MARK: - Interaction

  @Test(.rule("R084", "R107"))
  func `A dismissal follows the interaction and is finished`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    a.dismiss(animated: true) { [log] in log.note("dismissed") }
    await stage.turn()
    #expect(log.take() == ["B.viewWillDisappear(true)", "A.viewWillAppear(true)", "animate"])
    #expect(b.transitionCoordinator?.initiallyInteractive == true)
    #expect(b.transitionCoordinator?.isInteractive == true)
    await stage.advance(by: 3)
    #expect(log.take() == [])
    interaction.update(0.5)
    #expect(interaction.percentComplete == 0.5)
    #expect(b.transitionCoordinator?.percentComplete == 0.5)
    #expect(interaction.duration == 1)
    let alpha = CGFloat(b.view.layer.presentation()?.opacity ?? 0)
    #expect(abs(alpha - 0.5) < 0.05)
    interaction.finish()
    #expect(b.transitionCoordinator?.isInteractive == false)
    await stage.settle()
    #expect(log.take() == ["A.viewDidAppear(true)", "B.viewDidDisappear(true)", "dismissed", "ended(true)"])
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("R097", "R098", "R105", "T67", "T49"))
  func `A cancelled dismissal ends where it began`() async throws {
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    a.dismiss(animated: true, completion: nil)
    await stage.turn()
    interaction.update(0.4)
    b.transitionCoordinator?.notifyWhenInteractionChanges { [log] in
      log.note("interaction \($0.isInteractive) \($0.isCancelled)")
    }
    b.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [log] in log.note("alongsideEnd \($0.isCancelled)") })
    _ = log.take()
    interaction.cancel()
    #expect(log.take() == ["interaction false true", "A.viewWillDisappear(true)", "B.viewWillAppear(true)"])
    await stage.settle()
    #expect(
      log.take() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "alongsideEnd true", "ended(false)"])
    #expect(a.presentedViewController === b)
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
    #expect(b.view.alpha == 1)
    delegate.interaction = nil
    a.dismiss(animated: false, completion: nil)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("R105", "T49"))
  func `A cancelled presentation restores the state from before it`() async throws {
    let stage = try await open()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    a.present(b, animated: true, completion: nil)
    await stage.turn()
    interaction.update(0.3)
    _ = log.take()
    interaction.cancel()
    #expect(log.take() == ["B.viewWillDisappear(true)", "A.viewWillAppear(true)"])
    await stage.settle()
    #expect(log.take() == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "ended(false)"])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
    delegate.interaction = nil
    a.present(b, animated: true, completion: nil)
    await stage.settle()
    #expect(b.view.window != nil)
  }

  @Test(.rule("R107"))
  func `An interaction is limited to its bounds`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.update(-3)
    #expect(interaction.percentComplete == 0)
    interaction.update(0.25)
    #expect(interaction.percentComplete == 0.25)
    interaction.update(.nan)
    #expect(interaction.percentComplete == 0.25)
    #expect(interaction.completionSpeed == 1)
    #expect(interaction.completionCurve == .easeInOut)
    #expect(interaction.wantsInteractiveStart)
    #expect(interaction.timingCurve == nil)
  }

  @Test(.rule("R106"))
  func `An interruptible animator can be paused and reversed`() async throws {
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
      var made: UIViewPropertyAnimator?
      let interaction = UIPercentDrivenInteractiveTransition()
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }
      func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      {
        if let made { return made }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { context.view(forKey: .from)?.alpha = 0 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        made = animator
        return animator
      }
      func animationEnded(_ transitionCompleted: Bool) { made = nil }
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      {
        self
      }
      func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      { interaction }
    }
    let own = Interruptible()
    own.interaction.wantsInteractiveStart = false
    b.transitioningDelegate = own
    b.modalPresentationStyle = .overFullScreen
    let stage = try await open()
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    a.dismiss(animated: true, completion: nil)
    await stage.turn()
    #expect(b.transitionCoordinator?.isInterruptible == true)
    #expect(b.transitionCoordinator?.isInteractive == false)
    await stage.advance(by: 0.5)
    own.interaction.pause()
    #expect(b.transitionCoordinator?.isInteractive == true)
    await stage.advance(by: 2)
    own.interaction.update(0.25)
    #expect(abs(CGFloat(b.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.05)
    _ = log.take()
    own.interaction.cancel()
    await stage.settle()
    #expect(log.take() == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
    #expect(a.presentedViewController === b)
    #expect(b.view.alpha == 1)
    own.interaction.wantsInteractiveStart = true
    a.dismiss(animated: true, completion: nil)
    await stage.turn()
    own.interaction.update(0.9)
    own.interaction.finish()
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }
}
