/// What the app is up to.
public enum Phase: Equatable {
  /// It has just been started.
  case splash
  /// It introduces itself.
  case onboarding
  /// It wants to know who is there.
  case signIn
  /// Somebody is there.
  case home(User)
}
