/// The cost of a unit of a symbol: an amount per strength, the strongest first.
///
/// Costs are compared lexicographically. The published algorithm weights strengths with large factors instead, so that
/// enough weak constraints outweigh a strong one, or weak constraints lose precision.
struct Cost: Sendable {
  struct Amount: Sendable {
    let strength: Strength
    var value: Double
  }

  private(set) var amounts: [Amount] = []

  var isZero: Bool { amounts.isEmpty }
  var isNegative: Bool { (amounts.first?.value ?? 0) < 0 }

  mutating func add(_ value: Double, at strength: Strength) {
    let position = amounts.firstIndex { $0.strength <= strength } ?? amounts.count
    guard position < amounts.count, amounts[position].strength == strength else {
      if value != 0 { amounts.insert(Amount(strength: strength, value: value), at: position) }
      return
    }
    let sum = Tolerance.sum(amounts[position].value, value)
    if sum == 0 { amounts.remove(at: position) } else { amounts[position].value = sum }
  }

  mutating func add(_ other: Cost, times factor: Double) {
    for amount in other.amounts { add(amount.value * factor, at: amount.strength) }
  }

  /// Returns whether `left / leftDivisor` is less than `right / rightDivisor`.
  ///
  /// The result is `nil` if they are equal.
  static func isLess(_ left: Cost, per leftDivisor: Double, _ right: Cost, per rightDivisor: Double) -> Bool? {
    var (l, r) = (left.amounts[...], right.amounts[...])
    while true {
      let strength = max(l.first?.strength ?? Strength(0), r.first?.strength ?? Strength(0))
      guard strength.priority > 0 else { return nil }
      let leftValue = l.first?.strength == strength ? l.removeFirst().value / leftDivisor : 0
      let rightValue = r.first?.strength == strength ? r.removeFirst().value / rightDivisor : 0
      if Tolerance.sum(leftValue, -rightValue) != 0 { return leftValue < rightValue }
    }
  }
}
