/// The identifiers of menu elements that have none from the app.
@MainActor
enum ElementIdentifiers {
  private static var count = 0

  /// Returns an identifier that no other element of the process has.
  ///
  /// Controls have an action each, so that a number is preferable to a random one, which takes much longer to create.
  static func unique(for type: String) -> String {
    count += 1
    return "org.stateroom.\(type).\(count)"
  }
}
