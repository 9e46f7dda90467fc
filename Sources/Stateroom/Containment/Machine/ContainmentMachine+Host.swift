/// Following the host.
///
/// UIKit's order is will, did. It is not always kept: a swipe is cancelled, two transitions overlap, a
/// subclass forgets to call `super`. What is said twice is heard once; a will out of turn turns the way
/// round; a did out of turn is believed when it cannot do harm.
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
      // What appears is loaded, whether or not anybody said so.
      hostViewDidLoad()
      hostPhase = .appearing(animated: animated)
      reconcile(contained, animated: animated)
    }
  }

  mutating func hostDidAppear() {
    switch hostPhase {
    case .appeared, .disappearing:
      // Known already, or outdated by a newer word: it is on its way out.
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

  /// Believed in every phase: who takes no notice of it leaves children that think they are seen.
  mutating func hostDidDisappear() {
    guard hostPhase != .disappeared else { return }
    hostPhase = .disappeared
    // A hand that held it reaches into the void.
    breakHold()
    guard let passage else { return reconcile(contained, animated: false) }
    // Nobody is looking, so there is nothing to wait for. Everybody has disappeared before anybody is told
    // that the transition is over.
    emit(.finishAnimation(generation: passage.generation, at: passage.heading))
    reconcile(contained, animated: false)
    settle(passage, at: passage.heading)
    beginPending()
  }
}
