/// An authentication service without a server, for a single user with one passcode.
@MainActor
public final class DemoAuthenticationService: AuthenticationService {
  /// The valid passcode.
  public static let passcode = "1912"

  private let pause: Pause

  /// Creates a service that waits with the given function.
  public init(pause: @escaping Pause) { self.pause = pause }

  /// The length of the passcode.
  public var passcodeLength: Int { Self.passcode.count }

  /// Signs in the user after a delay.
  public func signIn(passcode: String) async throws -> User {
    try await pause(.milliseconds(700))
    guard passcode == Self.passcode else { throw WrongPasscode() }
    return User(givenName: "Ada", familyName: "Lindqvist")
  }
}
