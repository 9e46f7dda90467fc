/// A service that authenticates users.
@MainActor
public protocol AuthenticationService {
  /// The number of digits in a passcode.
  var passcodeLength: Int { get }
  /// Signs in with a passcode.
  func signIn(passcode: String) async throws -> User
}

/// An error that indicates an unknown passcode.
public struct WrongPasscode: Error {}
