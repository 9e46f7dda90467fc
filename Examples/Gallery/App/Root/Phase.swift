/// The phases of the app.
public enum Phase: Codable, Equatable {
  /// The app was just launched.
  case splash
  /// The app shows its introduction.
  case onboarding
  /// The user must sign in.
  case signIn
  /// A user is signed in.
  case home(User)
}
