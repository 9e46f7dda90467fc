/// Knows who may come aboard.
@MainActor
public protocol AuthenticationService {
  /// How many digits a passcode has.
  var passcodeLength: Int { get }
  /// Signs in with a passcode.
  func signIn(passcode: String) async throws -> User
}

/// The passcode is nobody's.
public struct WrongPasscode: Error {}
