/// The object that decides which gesture recognizers recognize, and which touches views receive.
///
/// Every change is part of an *update*: an event, a timer, or a state that other code sets. In an update, recognizers
/// receive the touches and change their states, and each change is evaluated immediately. At the end of the update, it
/// is *settled*: delayed recognition is permitted or refused, touches that recognizers take are cancelled for their
/// views, targets are called, views receive the other touches, and finished recognizers are reset. All of this may call
/// the app's code, which may change anything. The consequences are settled in the same way, so no list is kept across a
/// call.
@MainActor
final class GestureArbiter {
  static let shared = GestureArbiter()

  /// The recognizers that have received a touch and have not been reset since.
  private(set) var live: [UIGestureRecognizer] = []
  let routes = TouchRoutes()
  private var unsent: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private let requirements = FailureRequirements()
  private var depth = 0

  // MARK: - Updates

  /// Performs changes that may affect states, and settles their consequences.
  func update(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  private func settle() {
    // The number of rounds is limited, because targets that change states in each call would otherwise prevent the end.
    for _ in 0..<256 {
      cancelUprooted()
      if releaseHeld() || routes.deliverNextCancellation() || sendNextAction() || routes.deliverNext() { continue }
      forgetEndedTouches()
      guard resetDone() else { break }
    }
    routes.forgetClosed()
  }

  /// Cancels the gestures of a view that has left its window.
  ///
  /// They are cancelled at the end of the pass of the run loop, unless the view is in a window again by then.
  func viewLeftWindow(_ view: UIView) {
    guard view.gestureStorage.contains(where: isLive) else { return }
    AppRuntime.shared.performAfterCommit { self.update {} }
  }

  /// Discards all gestures and touches.
  ///
  /// Called when the simulated device restarts.
  func reset() {
    for recognizer in live { restore(recognizer) }
    live = []
    unsent = []
    routes.reset()
  }

  // MARK: - Touches

  /// Delivers touches to the recognizers, those of the deepest view first.
  func receive(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.phase == .began && touch.recognizers.isEmpty { attach(touch, event) }
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for recognizer in Self.recognizers(of: touches) {
      for phase in phases {
        // The touches are filtered for each recognizer, which may have failed, or ignored a touch, meanwhile.
        let changed = touches.filter { $0.phase == phase && recognizer.trackedTouches.contains($0) }
        guard !changed.isEmpty, !recognizer.stateStorage.isTerminal else { continue }
        show(Set(changed), in: phase, to: recognizer, event)
      }
    }
  }

  /// Returns the recognizers that receive a touch in a view.
  ///
  /// Those of the deepest view are the first, and for each view, the one that was added last.
  static func recognizers(above view: UIView) -> [UIGestureRecognizer] {
    sequence(first: view, next: { $0.superview }).flatMap { $0.gestureStorage.reversed() }.filter(\.isEnabled)
  }

  /// Removes a touch from a recognizer, which continues without it.
  func detach(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.rememberPlace()
    recognizer.trackedTouches.removeAll { $0 === touch }
    recognizer.sequence.remove(touch)
    touch.recognizers.removeAll { $0 === recognizer }
  }

  private func attach(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    for recognizer in Self.recognizers(above: view) where acceptsTouches(recognizer) {
      guard recognizer.receives(touch.type), recognizer.shouldReceive(event) else { continue }
      if let delegate = recognizer.delegate {
        guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
          delegate.gestureRecognizer(recognizer, shouldReceive: touch)
        else { continue }
      }
      // The delegate may have disabled the recognizer.
      guard recognizer.isEnabled, recognizer.view != nil else { continue }
      enlist(recognizer)
      recognizer.trackedTouches.append(touch)
      recognizer.sequence.insert(touch)
      touch.recognizers.append(recognizer)
    }
  }

  private func acceptsTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !(recognizer is UIHoverGestureRecognizer) else { return false }
    return !recognizer.stateStorage.isTerminal && recognizer.heldStates.last != .ended
  }

  private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !found.contains(where: { $0 === recognizer }) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func show(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    recognizer.modifierFlags = event.modifierFlags
    switch phase {
    case .began:
      recognizer.touchesBegan(touches, with: event)
      // A touch that joins a gesture is part of it from the start.
      if recognizer.stateStorage.isActive { takeFromViews(recognizer) }
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled:
      recognizer.touchesCancelled(touches, with: event)
      // No further touches can follow, whether or not the recognizer changed its state.
      if !recognizer.hasTouchesDown, !recognizer.awaitsMoreTouches { withdraw(recognizer) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: - States

  /// Requests a change of a recognizer's state.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    update {
      switch recognizer.stateStorage {
      case .possible: leavePossible(recognizer, for: state)
      case .began, .changed: proceed(recognizer, to: state)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Cancels a recognizer's gesture because it was disabled or removed, or because its view left the window.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard isLive(recognizer) else { return }
    update {
      withdraw(recognizer)
      for touch in recognizer.trackedTouches { detach(touch, from: recognizer) }
    }
  }

  private func leavePossible(_ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    switch state {
    case .possible: break
    case .began, .changed: attempt(recognizer, .began)
    case .ended: attempt(recognizer, .ended)
    // A gesture that has not begun cannot be cancelled.
    case .cancelled, .failed: fail(recognizer)
    }
  }

  private func proceed(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .began: break
    case .changed, .ended, .cancelled: enter(recognizer, state)
    // A gesture that has begun cannot fail.
    case .failed: enter(recognizer, .cancelled)
    }
  }

  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if let held = recognizer.heldStates.last {
      if held != .ended, state == .ended { recognizer.heldStates.append(.ended) }
      return
    }
    enlist(recognizer)
    guard recognizer.isEnabled, !isPrevented(recognizer), shouldBegin(recognizer) else { return fail(recognizer) }
    // The app's code may have changed the recognizer.
    guard recognizer.stateStorage == .possible, isLive(recognizer) else { return }
    switch requirements.verdict(for: recognizer, among: live) {
    case .met: recognize(recognizer, [state])
    case .open: recognizer.heldStates = [state]
    case .broken: fail(recognizer)
    }
  }

  /// Recognizes a gesture.
  ///
  /// Every recognition takes this path: other recognizers fail, and touches are cancelled for views.
  private func recognize(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
    recognizer.heldStates = []
    for state in states { enter(recognizer, state) }
    for other in live where other !== recognizer && other.stateStorage == .possible {
      if excludes(recognizer, other) || requirements.requires(other, recognizer) { fail(other) }
    }
    takeFromViews(recognizer)
  }

  private func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.stateStorage = state
    unsent.append((recognizer, state))
    if state.isTerminal { recognizer.didDecide() }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.stateStorage == .possible else { return }
    recognizer.heldStates = []
    // A recognizer that never received a touch need not be reset.
    guard isLive(recognizer) else { return }
    recognizer.stateStorage = .failed
    recognizer.didDecide()
  }

  private func withdraw(_ recognizer: UIGestureRecognizer) {
    if recognizer.stateStorage.isActive { enter(recognizer, .cancelled) } else { fail(recognizer) }
  }

  private func takeFromViews(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.sequence { routes.cancel(touch) }
  }

  // MARK: - Evaluating the Rules

  /// Returns whether the delegate and the views from the touched one to the recognizer's view permit the gesture.
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let delegate = recognizer.delegate
    guard delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    // The recognizer's view, the last one to ask, may be the delegate.
    var asked: Set<ObjectIdentifier> =
      delegate === recognizer.view ? Set(delegate.map { [ObjectIdentifier($0)] } ?? []) : []
    for start in recognizer.trackedTouches.compactMap(\.view) + [recognizer.view].compactMap(\.self) {
      var view: UIView? = start
      while let current = view, asked.insert(ObjectIdentifier(current)).inserted {
        guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
        view = current === recognizer.view ? nil : current.superview
      }
    }
    return true
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    live.contains { $0 !== recognizer && $0.stateStorage.isRecognized && excludes($0, recognizer) }
  }

  /// Returns whether the recognition of the first recognizer excludes the second.
  ///
  /// Recognizers without a common touch do not exclude each other.
  private func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    !winner.sequence.isDisjoint(with: loser.sequence) && winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !areSimultaneous(winner, loser)
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  // MARK: - Settling Updates

  private func cancelUprooted() {
    for recognizer in live where !recognizer.stateStorage.isTerminal && !recognizer.isRooted {
      withdraw(recognizer)
      for touch in recognizer.trackedTouches { detach(touch, from: recognizer) }
    }
  }

  private func releaseHeld() -> Bool {
    var didRelease = false
    for recognizer in live where !recognizer.heldStates.isEmpty {
      switch requirements.verdict(for: recognizer, among: live) {
      case .open: continue
      case .met where !isPrevented(recognizer): recognize(recognizer, recognizer.heldStates)
      case .met, .broken: fail(recognizer)
      }
      didRelease = true
    }
    return didRelease
  }

  private func sendNextAction() -> Bool {
    guard !unsent.isEmpty else { return false }
    let (recognizer, state) = unsent.removeFirst()
    recognizer.reportedState = state
    recognizer.tellObserversOfState(state)
    recognizer.sendActions()
    recognizer.reportedState = nil
    return true
  }

  /// Removes ended touches.
  ///
  /// They are included while targets are called, and remain where targets are yet to be called.
  private func forgetEndedTouches() {
    for recognizer in live where recognizer.heldStates.isEmpty && recognizer.trackedTouches.contains(where: \.isOver) {
      recognizer.rememberPlace()
      recognizer.trackedTouches.removeAll(where: \.isOver)
    }
  }

  /// Resets finished recognizers.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  private func resetDone() -> Bool {
    let done = live.filter { recognizer in
      guard !recognizer.hasTouchesDown, !unsent.contains(where: { $0.recognizer === recognizer }) else { return false }
      // A recognizer that only observes never decides. It is reset unless another recognizer waits for it.
      return recognizer.stateStorage.isTerminal
        || recognizer.stateStorage == .possible && recognizer.heldStates.isEmpty && !recognizer.awaitsMoreTouches
          && !live.contains { !$0.heldStates.isEmpty && requirements.requires($0, recognizer) }
    }
    live.removeAll { recognizer in done.contains { $0 === recognizer } }
    for recognizer in done {
      let isFinal = recognizer.stateStorage.isTerminal
      restore(recognizer)
      recognizer.tellObserversOfState(.possible)
      if isFinal { recognizer.reset() }
    }
    return !done.isEmpty
  }

  // MARK: - Live Recognizers

  private func isLive(_ recognizer: UIGestureRecognizer) -> Bool { live.contains { $0 === recognizer } }

  private func enlist(_ recognizer: UIGestureRecognizer) {
    if !isLive(recognizer) { live.append(recognizer) }
  }

  private func restore(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequence { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.stateStorage = .possible
    recognizer.heldStates = []
    recognizer.trackedTouches = []
    recognizer.sequence = []
    requirements.forget(recognizer)
  }
}

extension UIGestureRecognizer {
  var hasTouchesDown: Bool { trackedTouches.contains { !$0.isOver } }

  /// A Boolean value that indicates whether the recognizer may still recognize its gesture.
  var isUndecided: Bool { stateStorage == .possible && (!heldStates.isEmpty || hasTouchesDown || awaitsMoreTouches) }

  /// A Boolean value that indicates whether the recognizer's view contains its touches.
  ///
  /// A recognizer that began without touches does not require a view.
  fileprivate var isRooted: Bool {
    guard !sequence.isEmpty else { return true }
    guard let window = view?.window else { return false }
    return trackedTouches.allSatisfy { $0.window === window }
  }
}
