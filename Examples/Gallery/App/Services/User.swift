/// A user who has signed in.
public struct User: Codable, Equatable, Sendable {
  /// The first name.
  public var givenName: String
  /// The last name.
  public var familyName: String

  /// Creates a user.
  public init(givenName: String, familyName: String) {
    self.givenName = givenName
    self.familyName = familyName
  }

  /// The first and the last name.
  public var fullName: String { "\(givenName) \(familyName)" }

  /// The initials of the user, for compact layouts.
  var initials: String { [givenName, familyName].compactMap(\.first).map(String.init).joined() }
}
