/// What the app is up to.
public enum Phase: FlowState {
  /// It has just been started.
  case splash
  /// It introduces itself.
  case onboarding
  /// It wants to know who is there.
  case signIn
  /// Somebody is there.
  case home(User)

  /// The phase's name.
  public var name: String {
    switch self {
    case .splash: "splash"
    case .onboarding: "onboarding"
    case .signIn: "sign-in"
    case .home: "home"
    }
  }
}
