/// The comparison of states whose type need not conform to `Equatable`.
enum StateEquality {
  static func areEqual<State>(_ one: State, _ other: State) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return equals(one, other)
  }

  private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value).map { $0 == one } ?? false
  }
}
