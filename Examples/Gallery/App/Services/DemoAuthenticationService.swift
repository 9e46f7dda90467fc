/// An authentication service without a server: one user, one passcode.
@MainActor
public final class DemoAuthenticationService: AuthenticationService {
  /// The valid passcode.
  public static let passcode = "1912"

  private let pause: Pause

  /// Creates a service that waits with the given function.
  public init(pause: @escaping Pause) { self.pause = pause }

  /// The length of the one passcode.
  public var passcodeLength: Int { Self.passcode.count }

  /// Signs in the only user, after a while.
  public func signIn(passcode: String) async throws -> User {
    try await pause(.milliseconds(700))
    guard passcode == Self.passcode else { throw WrongPasscode() }
    return User(givenName: "Ada", familyName: "Lindqvist")
  }
}
