/// The callbacks of the host.
///
/// UIKit sends a will callback and then a did callback, with exceptions: a swipe is cancelled, two transitions overlap,
/// a subclass does not call `super`. A repeated callback is ignored, an unexpected will callback reverses the phase,
/// and an unexpected did callback is accepted if it is safe.
extension ContainmentMachine {
  mutating func hostViewDidLoad() {
    guard !isHostViewLoaded else { return }
    isHostViewLoaded = true
    var anchor: Child?
    for child in contained {
      insertView(child, above: anchor)
      anchor = child
    }
  }

  mutating func hostWillAppear(animated: Bool) {
    switch hostPhase {
    case .appearing, .appeared:
      return
    case .disappeared, .disappearing:
      // A view that appears is loaded, even if the callback is missing.
      hostViewDidLoad()
      hostPhase = .appearing(animated: animated)
      reconcile(contained, animated: animated)
    }
  }

  mutating func hostDidAppear() {
    switch hostPhase {
    case .appeared, .disappearing:
      // The callback is a repetition, or a newer will callback has replaced it.
      return
    case .appearing, .disappeared:
      hostViewDidLoad()
      hostPhase = .appeared
      reconcile(contained, animated: false)
    }
  }

  mutating func hostWillDisappear(animated: Bool) {
    switch hostPhase {
    case .disappearing, .disappeared:
      return
    case .appearing, .appeared:
      hostPhase = .disappearing(animated: animated)
      reconcile(contained, animated: animated)
    }
  }

  /// Handles the callback in every phase, because the children would otherwise remain appeared.
  mutating func hostDidDisappear() {
    guard hostPhase != .disappeared else { return }
    hostPhase = .disappeared
    // A gesture cannot continue to control the transition.
    breakHold()
    guard let passage else { return reconcile(contained, animated: false) }
    // The animation is not visible, so that it is not awaited. All children disappear before the end of the transition
    // is reported.
    emit(.finishAnimation(generation: passage.generation, at: passage.heading))
    reconcile(contained, animated: false)
    settle(passage, at: passage.heading)
    beginPending()
  }
}
