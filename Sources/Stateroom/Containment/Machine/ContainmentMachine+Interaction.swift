/// Transitions that a hand holds.
extension ContainmentMachine {
  /// Whether an interactive request for these children would have an animation to hold.
  func canBeHeld(_ children: [Child]) -> Bool {
    hostPhase == .appeared && Set(restingList) != Set(children)
  }

  /// What is shown when the running transition is over, unless a hand decides otherwise.
  var restingList: [Child] { passage.map { $0[$0.hold ?? $0.heading].children } ?? shown }

  mutating func interactionBegan(_ generation: Int) {
    guard let passage, passage.generation == generation, passage.hold == nil else { return }
    self.passage?.hold = passage.heading
    emit(.holdAnimation(generation: generation))
  }

  /// Sends the passage on to where the hand wants it.
  ///
  /// Going back, whoever was coming is told that it disappears, and whoever was leaving that it appears, as in a
  /// navigation controller's swipe that is taken back.
  mutating func interactionEnded(_ generation: Int, at position: AnimationPosition) {
    guard let passage, passage.generation == generation, passage.hold != nil else { return }
    release(to: position)
  }

  /// Sends a held passage to where it falls without the hand.
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
