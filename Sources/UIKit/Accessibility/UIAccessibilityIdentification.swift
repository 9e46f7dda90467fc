/// An object with an identifier for tests and tools, which is not presented to the user.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier of the object.
  var accessibilityIdentifier: String? { get set }
}
