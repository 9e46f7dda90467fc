/// The comparison of states of a type that is known at run time only.
@_spi(Compatibility) public enum StateEquality {
  /// Returns whether two states are equal, or `nil` if their type does not conform to `Equatable`.
  public static func areEqual<State>(_ one: State, _ other: State) -> Bool? {
    (one as? any Equatable).map { equals($0, other) }
  }

  private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value).map { $0 == one } ?? false
  }
}
