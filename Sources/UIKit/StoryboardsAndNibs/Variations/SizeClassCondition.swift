/// The size classes in which a part of a file applies, such as `heightClass=compact-widthClass=regular`.
struct SizeClassCondition: Equatable {
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified

  /// Creates the condition for the key of a variation; returns `nil` if the key does not specify size classes.
  ///
  /// The variation `default` applies in all size classes.
  init?(key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let sizeClass = Self.sizeClass(sides[1]) else { return nil }
      switch sides[0] {
      case "widthClass" where horizontal == .unspecified: horizontal = sizeClass
      case "heightClass" where vertical == .unspecified: vertical = sizeClass
      default: return nil
      }
    }
  }

  private static func sizeClass(_ text: Substring) -> UIUserInterfaceSizeClass? {
    switch text {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }

  /// The number of size classes that the condition names.
  ///
  /// The condition that names more of them precedes.
  var specificity: Int { (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1) }

  func matches(_ traits: UITraitCollection) -> Bool {
    (horizontal == .unspecified || horizontal == traits.horizontalSizeClass)
      && (vertical == .unspecified || vertical == traits.verticalSizeClass)
  }
}

/// The values of a property that depends on the size classes, each with its condition.
struct SizeClassChoices<Value> {
  private var choices: [(condition: SizeClassCondition, value: Value)] = []

  var isEmpty: Bool { choices.isEmpty }

  mutating func add(_ value: Value, for condition: SizeClassCondition) { choices.append((condition, value)) }

  /// Returns the index of the choice for an environment: the most specific one, and the last of several.
  ///
  /// The result is `nil` if none applies.
  func index(for traits: UITraitCollection) -> Int? {
    var best: Int?
    for (index, choice) in choices.enumerated() where choice.condition.matches(traits) {
      if let known = best, choices[known].condition.specificity > choice.condition.specificity { continue }
      best = index
    }
    return best
  }

  func value(for traits: UITraitCollection) -> Value? { index(for: traits).map { self[$0] } }

  subscript(index: Int) -> Value { choices[index].value }
}
