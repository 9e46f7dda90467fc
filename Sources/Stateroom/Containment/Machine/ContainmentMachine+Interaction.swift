/// Interactive transitions.
extension ContainmentMachine {
  /// Returns whether an interactive request for children would have an animation to control.
  func canBeInteractive(_ children: [Child]) -> Bool {
    hostPhase == .appeared && Set(restingList) != Set(children)
  }

  /// The children that are shown when the running transition ends, unless a gesture decides otherwise.
  var restingList: [Child] { passage.map { $0[$0.pausedPosition ?? $0.heading].children } ?? shown }

  mutating func interactionBegan(_ generation: Int) {
    // A pending request would wait for the gesture.
    guard let passage, passage.generation == generation, passage.pausedPosition == nil, pending.isEmpty else { return }
    self.passage?.pausedPosition = passage.heading
    emit(.pauseAnimation(generation: generation))
  }

  /// Continues a passage to the end that the gesture has chosen.
  ///
  /// If the passage is cancelled, its entering children receive the callbacks of a disappearance, and its leaving
  /// children those of an appearance, as in a navigation controller's cancelled swipe.
  mutating func interactionEnded(_ generation: Int, at position: AnimationPosition) {
    guard let passage, passage.generation == generation, passage.pausedPosition != nil else { return }
    release(to: position)
  }

  /// Continues an interactive passage to the end that it has without the gesture.
  mutating func breakHold() {
    guard let position = passage?.pausedPosition else { return }
    release(to: position)
  }

  /// Continues an interactive passage to the end that a request and the gesture lead to.
  mutating func endHold() {
    guard let passage, passage.pausedPosition != nil else { return }
    release(to: passage.heading)
  }

  private mutating func release(to position: AnimationPosition) {
    guard let passage else { return }
    if position == passage.heading {
      self.passage?.pausedPosition = nil
      emit(.resumeAnimation(generation: passage.generation))
    } else {
      reverse(for: nil)
    }
  }
}
