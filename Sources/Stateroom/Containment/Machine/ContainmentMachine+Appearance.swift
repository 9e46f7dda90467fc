extension ContainmentMachine {
  /// Emits the calls that give children the appearance that they must have.
  ///
  /// - Parameters:
  ///   - children: The children to update.
  ///   - animated: A Boolean value that indicates whether the change has an animation. A child that appears together
  ///     with the host also takes part in the host's animation.
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
