/// A condition of a predicate: comparisons of values, and their combinations.
// Unchecked because the values are those of the app, which uses the predicate on the threads of its choice.
indirect enum PredicateCondition: @unchecked Sendable {
  /// The operators that compare two values.
  enum Operator: String {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, contains, beginsWith, endsWith, like,
      matches
    case inside
  }

  /// A value, or where it is read.
  enum Operand {
    case object
    case keyPath([String])
    case value(Any?)
    case list([Operand])

    func value(in object: Any?) -> Any? {
      switch self {
      case .object: object
      case .keyPath(let keys): keys.reduce(object) { PredicateKeys.value(of: $1, in: $0) }
      case .value(let value): value
      case .list(let operands): operands.map { $0.value(in: object) as Any }
      }
    }
  }

  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(Operand, Operator, Operand, PredicateText.Options)

  /// Returns whether an object meets the condition.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let result): result
    case .not(let condition): !condition.holds(for: object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .comparison(let left, let comparison, let right, let options):
      PredicateComparison(options: options).holds(left.value(in: object), comparison, right.value(in: object))
    }
  }
}

/// The values that an object has for keys.
enum PredicateKeys {
  /// Returns the value for a key; `nil` if the object is `nil` or has none.
  static func value(of key: String, in object: Any?) -> Any? {
    guard let object = PredicateComparison.unwrapped(object) else { return nil }
    if key.uppercased() == "SELF" { return object }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let string = object as? String, key == "length" { return string.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) { return child.value }
      mirror = current.superclassMirror
    }
    misuse("NSPredicate: \(type(of: object)) has no stored property named \(key)")
  }
}
