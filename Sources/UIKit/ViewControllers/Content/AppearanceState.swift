/// The appearance phase of a controller, and the transitions between its phases.
///
/// Transitions have three sources: the view enters or leaves a window (``AppearanceByWindow``), a parent forwards its
/// own callbacks, or a container calls begin and end. Between the begin and the end of a container, the other sources
/// are ignored, so that each callback is sent once.
///
/// A begin is a round of its own: its `will` is sent, and its end sends the `did` immediately. If UIKit's own round in
/// the same direction is still waiting for the commit, that round is completed first; a controller that has appeared
/// appears once more. Tests and snapshot libraries call begin and end on controllers that UIKit shows.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  /// The value of `animated` in the callbacks of the running or last transition.
  private(set) var isAnimated = false
  /// A Boolean value that indicates whether a container has begun a transition and not ended it.
  private(set) var isExplicit = false
  /// The number of transitions.
  ///
  /// A deferred end compares it to detect that another transition has begun.
  private(set) var generation = 0
  /// The responder that was first responder when another controller of the navigation stack covered the controller.
  weak var formerResponder: UIResponder?
  /// A Boolean value that indicates whether the running appearance is that of a controller that had appeared already.
  private(set) var isRepeated = false
  private var isViewIsAppearingDue = false
  private var sending: Phase?

  var isSendingAppear: Bool { sending == .appearing || sending == .appeared }
  var isSendingDisappear: Bool { sending == .disappearing || sending == .disappeared }
  var isSendingDidAppear: Bool { sending == .appeared }
  var isVisible: Bool { phase == .appeared || phase == .appearing }

  @MainActor
  fileprivate mutating func enter(_ phase: Phase, animated: Bool? = nil, isRepeated: Bool = false) {
    self.phase = phase
    self.isRepeated = isRepeated
    if let animated {
      StatusBarUpdates.note()
      isAnimated = animated
      generation += 1
      isViewIsAppearingDue = phase == .appearing
    }
    sending = phase
  }

  fileprivate mutating func sends(_ phase: Phase) { sending = phase }

  fileprivate mutating func sent(_ phase: Phase) {
    if sending == phase { sending = nil }
  }

  fileprivate mutating func takeViewIsAppearing() -> Bool {
    defer { isViewIsAppearingDue = false }
    return isViewIsAppearingDue
  }
}

// MARK: - Begin and End

extension AppearanceState {
  // Accesses the state through the controller, because the callbacks change it and exclusive access is not possible.
  @MainActor
  func beginExplicitly(_ isAppearing: Bool, animated: Bool, on controller: UIViewController) {
    guard !isExplicit || phase != (isAppearing ? .appearing : .disappearing) else {
      RuntimeDiagnostics.report(
        .unbalancedAppearanceTransition, "Unbalanced calls to begin/end appearance transitions for \(controller).")
      return
    }
    controller.loadViewIfNeeded()
    if isAppearing, phase == .appearing { controller.sendDidAppear() }
    if !isAppearing, phase == .disappearing { controller.sendDidDisappear() }
    controller.appearance.isExplicit = true
    if isAppearing {
      controller.sendWillAppear(animated, isRepeated: controller.appearance.phase == .appeared)
    } else {
      controller.sendWillDisappear(animated)
    }
  }

  @MainActor
  func endExplicitly(on controller: UIViewController) {
    guard isExplicit else {
      RuntimeDiagnostics.report(
        .unbalancedAppearanceTransition, "Unbalanced calls to begin/end appearance transitions for \(controller).")
      return
    }
    controller.appearance.isExplicit = false
    switch phase {
    case .appearing: controller.sendDidAppear()
    case .disappearing: controller.sendDidDisappear()
    case .appeared, .disappeared: break
    }
  }
}

// MARK: - Sending

extension UIViewController {
  /// - Parameter isRepeated: Whether the controller has appeared already, and appears once more with its children.
  func sendWillAppear(_ animated: Bool, isRepeated: Bool = false) {
    appearance.enter(.appearing, animated: animated, isRepeated: isRepeated)
    relocation.isRemovalAnnounced = false
    LifecycleObservation.report(.viewWillAppear(animated: animated), of: self)
    viewWillAppear(animated)
    appearance.sent(.appearing)
    // The parent's own override is called first; then UIKit visits the children. The override may have ended the
    // parent's transition, which ends those of the children, or may have reversed it.
    forward { child, view in
      let isDue = !child.appearance.isVisible || isRepeated && child.appearance.phase == .appeared
      guard appearance.isVisible, isDue, child.viewStorage?.isDescendant(of: view) == true else { return }
      child.sendWillAppear(animated, isRepeated: isRepeated && child.appearance.isVisible)
      if appearance.phase == .appeared, !child.appearance.isExplicit { child.sendDidAppear() }
    }
  }

  /// Sends `viewIsAppearing` when the view is in a window, and at the latest before `viewDidAppear`.
  func reportAppearingIfDue(force: Bool = false) {
    guard force || viewStorage?.windowStorage != nil, appearance.takeViewIsAppearing() else { return }
    LifecycleObservation.report(.viewIsAppearing(animated: appearance.isAnimated), of: self)
    appearance.sends(.appearing)
    viewIsAppearing(appearance.isAnimated)
    appearance.sent(.appearing)
    FirstResponder.viewIsAppearing(of: self)
  }

  func sendDidAppear() {
    guard appearance.phase == .appearing else { return }
    reportAppearingIfDue(force: true)
    // The callback above may have removed the controller.
    guard appearance.phase == .appearing else { return }
    let animated = appearance.isAnimated
    appearance.enter(.appeared)
    FirstResponder.appearanceEnded(of: self)
    LifecycleObservation.report(.viewDidAppear(animated: animated), of: self)
    viewDidAppear(animated)
    appearance.sent(.appeared)
    // The first responder of the screen before has resigned by now.
    if appearance.phase == .appeared { FirstResponder.restore(in: self) }
    appearance.formerResponder = nil
    relocation.isMovingIn = false
    forward { child, view in
      guard appearance.phase == .appeared else { return }
      // A child that was added after the parent's `viewWillAppear`, while its view was in no window, has received no
      // callback.
      if child.appearance.phase == .disappeared, child.viewStorage?.isDescendant(of: view) == true {
        child.sendWillAppear(animated)
      }
      if child.appearance.phase == .appearing { child.sendDidAppear() }
    }
  }

  func sendWillDisappear(_ animated: Bool) {
    appearance.enter(.disappearing, animated: animated)
    FirstResponder.appearanceEnded(of: self)
    LifecycleObservation.report(.viewWillDisappear(animated: animated), of: self)
    viewWillDisappear(animated)
    appearance.sent(.disappearing)
    forward { child, _ in
      guard !appearance.isVisible, child.appearance.isVisible else { return }
      child.sendWillDisappear(animated)
      if appearance.phase == .disappeared, !child.appearance.isExplicit { child.sendDidDisappear() }
    }
  }

  func sendDidDisappear() {
    guard appearance.phase == .disappearing else { return }
    let animated = appearance.isAnimated
    appearance.enter(.disappeared)
    LifecycleObservation.report(.viewDidDisappear(animated: animated), of: self)
    viewDidDisappear(animated)
    appearance.sent(.disappeared)
    relocation.isMovingOut = false
    forward { child, _ in
      if child.appearance.phase == .disappearing { child.sendDidDisappear() }
    }
  }

  /// Visits the children to which UIKit forwards callbacks.
  ///
  /// A child whose transition a container controls is omitted.
  ///
  /// A presented view controller that belongs to the content of this one is visited like a child.
  private func forward(_ body: (UIViewController, UIView) -> Void) {
    if !childrenStorage.isEmpty, let view = viewStorage {
      for child in childrenStorage
      where child.parentStorage === self && !child.appearance.isExplicit && forwardsAppearanceAutomatically(to: child) {
        body(child, view)
      }
    }
    guard let presentation = presentationOfOther, presentation.isAttached, let container = presentation.container,
      !presentation.presented.appearance.isExplicit
    else { return }
    body(presentation.presented, container)
  }
}
