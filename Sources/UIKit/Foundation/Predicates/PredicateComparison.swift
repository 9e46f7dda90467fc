/// The comparison of two values in a predicate.
struct PredicateComparison {
  let options: PredicateText.Options

  /// Returns whether a comparison of two values holds.
  func holds(_ left: Any?, _ comparison: PredicateCondition.Operator, _ right: Any?) -> Bool {
    switch comparison {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .between: isBetween(left, right)
    case .inside: contains(right, left)
    case .contains: contains(left, right)
    case .beginsWith, .endsWith, .like, .matches: compareTexts(left, comparison, right)
    }
  }

  private func compareTexts(_ left: Any?, _ comparison: PredicateCondition.Operator, _ right: Any?) -> Bool {
    guard let text = Self.text(left), let pattern = Self.text(right) else { return false }
    let texts = PredicateText(options: options)
    return switch comparison {
    case .beginsWith: texts.text(text, beginsWith: pattern)
    case .endsWith: texts.text(text, endsWith: pattern)
    case .like: texts.text(text, isLike: pattern)
    default: texts.text(text, matches: pattern)
    }
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = Self.list(limits), limits.count == 2 else { return false }
    return holds(value, .greaterOrEqual, limits[0]) && holds(value, .lessOrEqual, limits[1])
  }

  private func contains(_ container: Any?, _ value: Any?) -> Bool {
    if let text = Self.text(container) {
      guard let part = Self.text(value) else { return false }
      return PredicateText(options: options).text(text, contains: part)
    }
    return Self.list(container)?.contains { isEqual($0, value) } ?? false
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (Self.unwrapped(left), Self.unwrapped(right))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// Returns the order of two values; `nil` if they cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) {
      return PredicateText(options: options).order(of: left, right)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = Self.unwrapped(left) as? Date, let right = Self.unwrapped(right) as? Date {
      return left.compare(right)
    }
    return nil
  }

  // MARK: - Values

  /// Returns a value that is not optional; `nil` if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    let value = NamedValue.unwrapped(value)
    return value is NSNull ? nil : value
  }

  private static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let value as String: value
    case let value as NSString: String(describing: value)
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func list(_ value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as [Any?]: value
    case let value as Set<AnyHashable>: value.map { $0.base }
    default: nil
    }
  }
}
