/// The part a contained child plays in the change being made.
///
/// Together with the host's phase it decides the appearance the child ought to have, and nothing else does.
enum ChildRole: Hashable, Sendable {
  /// It belongs to what is shown, and no animation is bringing or taking it.
  case member

  /// A running animation brings it.
  case entering

  /// A running animation takes it away.
  case leaving

  /// Its time is over: only the last step of its appearance and its removal are left.
  case gone

  /// The appearance of a child in this role while the host is in `phase`.
  func appearance(in phase: HostPhase) -> ChildAppearance {
    switch (phase, self) {
    case (.disappeared, _), (_, .gone): .disappeared
    case (.disappearing, _), (_, .leaving): .disappearing
    case (.appearing, _), (.appeared, .entering): .appearing
    case (.appeared, .member): .appeared
    }
  }
}
