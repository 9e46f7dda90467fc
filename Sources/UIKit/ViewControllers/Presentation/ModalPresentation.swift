/// One presentation of a controller by another, from the call of `present` to the end of the dismissal.
///
/// The object records the presentation, and runs both transitions on a ``TransitionDriver``. The container view owns
/// it, so that the presented view controller lives as long as it is on screen, even if its presenter has been replaced.
///
/// `present` and `dismiss` only record the request; a transition begins after the update cycle is committed, as in
/// UIKit. At most one transition of a chain runs at a time: a dismissal that is requested during it is pending until it
/// ends.
@MainActor
final class ModalPresentation {
  enum Phase {
    case scheduled
    case presenting
    case presented
    case dismissing
    case ended
  }

  /// A requested dismissal that has not begun.
  struct DismissalRequest {
    var animated: Bool
    var completions: [() -> Void]
  }

  let presenter: UIViewController
  let presented: UIViewController
  /// The controller whose `present` method was called.
  private(set) weak var source: UIViewController?
  let controller: UIPresentationController
  let isAnimated: Bool
  /// The value of `animated` in the appearance callbacks.
  let reportsAnimated: Bool
  var phase = Phase.scheduled
  weak var container: PresentationContainerView?
  var driver: TransitionDriver?
  var completions: [() -> Void] = []
  var pendingDismissal: DismissalRequest?
  /// The coordinator of a requested transition, until that begins.
  var announcedCoordinator: TransitionCoordinator?
  /// Completes a dismissal whose end is held back.
  var heldEnd: (() -> Void)?

  /// The gesture that drags a zoomed view controller away; `nil` if the controller is not zoomed.
  var zoomDrag: ZoomDrag?

  /// The original position of the presenter's view, while it is off the screen or in the container.
  var presenterPlace: PresenterPlace?
  /// A Boolean value that indicates whether the container is in the view of the presenter's parent.
  var isInParent = false
  /// A Boolean value that indicates whether the presenter disappeared and must appear again.
  var hidesPresenter = false
  /// The previous first responder.
  weak var previousResponder: UIResponder?

  init(
    presenter: UIViewController, presented: UIViewController, source: UIViewController,
    controller: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.source = source
    self.controller = controller
    self.isAnimated = isAnimated
    // Recorded in UIKit: a controller that presents without an animation from its own `viewDidAppear` reports one.
    reportsAnimated = isAnimated || presenter.appearance.isSendingDidAppear
    if let completion { completions.append(completion) }
    presenter.presentationOfOther = self
    presented.ownPresentation = self
    controller.begin(self)
    passOnTraits()
  }

  /// Applies the trait overrides of the presentation controller to the presented view controller.
  func passOnTraits() { presented.setPresentationOverride(controller.overrideTraitCollection) }

  /// Schedules the transition for the end of the update cycle.
  func schedule() {
    announce(from: presenter, to: presented, isAnimated: isAnimated)
    AppRuntime.shared.performAfterCommit { self.beginPresenting() }
  }

  /// This presentation and all presentations above it, from bottom to top.
  var chain: [ModalPresentation] { [self] + Self.presentations(in: presented) }

  /// Returns the presentations by a controller and its children, and those above, from bottom to top.
  static func presentations(in controller: UIViewController) -> [ModalPresentation] {
    var found: [ModalPresentation] = []
    collect(in: controller, into: &found)
    return found
  }

  /// Collects the presentations of a controller and its children.
  ///
  /// Visits each controller once and allocates no temporary objects, because containers with many children are searched
  /// at every change.
  private static func collect(in controller: UIViewController, into found: inout [ModalPresentation]) {
    if let presentation = controller.presentationOfOther {
      found.append(presentation)
      collect(in: presentation.presented, into: &found)
    }
    for child in controller.childrenStorage { collect(in: child, into: &found) }
  }

  var isAtRest: Bool { phase == .presented }

  /// A Boolean value that indicates whether a dismissal is running or will begin in this update cycle.
  ///
  /// The user can still cancel an interactive dismissal.
  var isDismissalCertain: Bool {
    phase == .dismissing && driver?.interaction == nil || phase == .presented && pendingDismissal != nil
  }

  // MARK: - Ending

  /// Removes all references to the presentation.
  func unlink() {
    phase = .ended
    presented.setPresentationOverride(nil)
    if presenter.presentationOfOther === self { presenter.presentationOfOther = nil }
    if presented.ownPresentation === self { presented.ownPresentation = nil }
    if presented.presentationControllerStorage === controller { presented.presentationControllerStorage = nil }
  }

  func callCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  func setCoordinator(_ coordinator: TransitionCoordinator?) {
    presenter.modalCoordinator = coordinator
    presented.modalCoordinator = coordinator
  }

  // MARK: - Announcing

  /// Makes the coordinator of a transition that is about to begin.
  func announce(from: UIViewController, to: UIViewController, isAnimated: Bool, isInteractive: Bool = false) {
    guard announcedCoordinator == nil,
      let place = container ?? presenter.viewIfLoaded?.window ?? presenter.viewIfLoaded
    else { return }
    let coordinator = TransitionCoordinator(
      from: from, to: to, in: place, duration: BuiltInAnimator.defaultDuration, isAnimated: isAnimated,
      style: controller.presentationStyle, isInteractive: isInteractive)
    announcedCoordinator = coordinator
    for presentation in chain { presentation.setCoordinator(coordinator) }
  }

  /// Returns the announced coordinator for the transition that begins now.
  func takeAnnouncedCoordinator() -> TransitionCoordinator? {
    defer { announcedCoordinator = nil }
    return announcedCoordinator
  }

  /// Ends the announced transition, because it is not possible any more.
  func withdrawAnnouncement() {
    guard let coordinator = takeAnnouncedCoordinator() else { return }
    for presentation in chain + [self] where presentation.presented.modalCoordinator === coordinator {
      presentation.setCoordinator(nil)
    }
    coordinator.completeWithoutTransition()
  }

  /// Begins a dismissal that is pending because of a transition.
  ///
  /// The lowest one is first, and includes those above it.
  func runWaitingDismissals() {
    var bottom = self
    while let below = bottom.presenter.topmostAncestor.ownPresentation { bottom = below }
    guard let next = bottom.chain.first(where: { $0.pendingDismissal != nil }) else { return }
    AppRuntime.shared.performAfterCommit { next.beginWaitingDismissal() }
  }

  /// Ends the presentation and its transition, because the container has left the screen.
  func lostItsPlace() {
    let waiting = pendingDismissal?.completions ?? []
    pendingDismissal = nil
    // Without its place there is nothing to hold an end back for.
    heldEnd?()
    if phase == .presenting || phase == .dismissing {
      driver?.complete(phase == .dismissing)
      if phase == .presenting { endPresenting(completed: false) }
    }
    withdrawAnnouncement()
    guard phase != .ended else {
      for completion in waiting { completion() }
      return
    }
    let container = container
    unlink()
    setCoordinator(nil)
    presented.viewIfLoaded?.removeFromSuperview()
    container?.letGo()
    presented.disappearIfOffScreen()
    controller.presentationWasLost()
    callCompletions()
    for completion in waiting { completion() }
  }
}
