extension ContainmentMachine {
  /// Tells children what they have to be told so that their appearance is the one they ought to have.
  ///
  /// `animated` says whether the change that is being made has an animation. A child that appears together
  /// with the host takes part in the host's as well.
  mutating func reconcile(_ children: [Child], animated: Bool) {
    for child in children {
      guard let index = ledger.index(forKey: child) else { continue }
      let goal = ledger.values[index].role.appearance(in: hostPhase)
      let steps = ledger.values[index].appearance.advance(to: goal)
      if let appearing = steps.begins {
        emit(
          .beginAppearance(
            child,
            appearing: appearing,
            animated: animated || (appearing && hostPhase.isAppearingAnimated)
          )
        )
      }
      if steps.ends {
        emit(.endAppearance(child))
      }
    }
  }
}
