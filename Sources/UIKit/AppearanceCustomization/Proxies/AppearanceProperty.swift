/// A property that an appearance proxy can customize: its name, and the parameters of its setter.
struct AppearanceProperty: Equatable {
  let name: StaticString
  /// For example, the state of a control.
  let parameters: [Int]

  static func == (one: AppearanceProperty, other: AppearanceProperty) -> Bool {
    one.parameters == other.parameters && hasSameName(one.name, other.name)
  }

  /// Compares the addresses first: a literal of the module is usually stored once.
  private static func hasSameName(_ one: StaticString, _ other: StaticString) -> Bool {
    if one.utf8Start == other.utf8Start { return true }
    guard one.utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return (0..<one.utf8CodeUnitCount).allSatisfy { one.utf8Start[$0] == other.utf8Start[$0] }
  }
}
