/// Interactive transitions.
extension ContainmentMachine {
  /// Returns whether an interactive request for children would have an animation to control.
  func canBeHeld(_ children: [Child]) -> Bool {
    hostPhase == .appeared && Set(restingList) != Set(children)
  }

  /// The children that are shown when the running transition ends, unless a gesture decides otherwise.
  var restingList: [Child] { passage.map { $0[$0.hold ?? $0.heading].children } ?? shown }

  mutating func interactionBegan(_ generation: Int) {
    guard let passage, passage.generation == generation, passage.hold == nil else { return }
    self.passage?.hold = passage.heading
    emit(.holdAnimation(generation: generation))
  }

  /// Continues a passage to the end that the gesture has chosen.
  ///
  /// If the passage is cancelled, its entering children receive the callbacks of a disappearance, and its leaving
  /// children those of an appearance, as in a navigation controller's cancelled swipe.
  mutating func interactionEnded(_ generation: Int, at position: AnimationPosition) {
    guard let passage, passage.generation == generation, passage.hold != nil else { return }
    release(to: position)
  }

  /// Continues an interactive passage to the end that it has without the gesture.
  mutating func breakHold() {
    guard let position = passage?.hold else { return }
    release(to: position)
  }

  private mutating func release(to position: AnimationPosition) {
    guard let passage else { return }
    if position == passage.heading {
      self.passage?.hold = nil
      emit(.releaseAnimation(generation: passage.generation))
    } else {
      turnRound(for: nil)
    }
  }
}
