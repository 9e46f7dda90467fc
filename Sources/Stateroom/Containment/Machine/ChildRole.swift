/// The role of a contained child in the running change.
///
/// The role and the host's phase together determine the appearance that the child must have.
enum ChildRole: Hashable, Sendable {
  /// The child is shown, and does not enter or leave.
  case member

  /// A running animation adds the child.
  case entering

  /// A running animation removes the child.
  case leaving

  /// The child is about to be removed.
  ///
  /// Only the last step of its appearance and its removal remain.
  case gone

  /// Returns the appearance of a child with this role while the host is in a phase.
  func appearance(in phase: HostPhase) -> ChildAppearance {
    switch (phase, self) {
    case (.disappeared, _), (_, .gone): .disappeared
    case (.disappearing, _), (_, .leaving): .disappearing
    case (.appearing, _), (.appeared, .entering): .appearing
    case (.appeared, .member): .appeared
    }
  }
}
