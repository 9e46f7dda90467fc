/// The values of an app's custom traits, by the types that define them.
struct CustomTraitValues: Hashable, Sendable {
  /// A value with its trait.
  ///
  /// Immutable; unchecked because the values of an app need not be sendable, as on Apple's platforms.
  private final class Box: @unchecked Sendable {
    let trait: UITrait
    let value: Any

    init(trait: UITrait, value: Any) {
      self.trait = trait
      self.value = value
    }
  }

  private var boxes: [ObjectIdentifier: Box] = [:]

  var isEmpty: Bool { boxes.isEmpty }

  /// The traits that have a value, in a fixed order.
  var traits: [UITrait] { boxes.values.map(\.trait).sorted { $0.identifier < $1.identifier } }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { boxes[ObjectIdentifier(trait)]?.value as? T.Value }
    set { boxes[ObjectIdentifier(trait)] = newValue.map { Box(trait: trait, value: $0) } }
  }

  mutating func remove(_ trait: UITrait) { boxes[ObjectIdentifier(trait)] = nil }

  mutating func merge(_ other: Self) {
    guard !other.isEmpty else { return }
    boxes.merge(other.boxes) { $1 }
  }

  /// Returns whether the values of a trait differ.
  ///
  /// A missing value is the default value of the trait.
  func differs(_ trait: UITrait, from other: Self) -> Bool {
    let (mine, theirs) = (boxes[ObjectIdentifier(trait)], other.boxes[ObjectIdentifier(trait)])
    if mine === theirs { return false }
    return !Self.areEqual(mine?.value ?? Self.defaultValue(trait), theirs?.value ?? Self.defaultValue(trait))
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.isEmpty && rhs.isEmpty { return true }
    return lhs.boxes.count == rhs.boxes.count
      && lhs.boxes.allSatisfy { rhs.boxes[$0.key] != nil && !lhs.differs($0.value.trait, from: rhs) }
  }

  // Values need not be hashable, so the hash contains only their number, which is the same for equal collections.
  func hash(into hasher: inout Hasher) { hasher.combine(boxes.count) }

  private static func defaultValue<T: UITraitDefinition>(_ trait: T.Type) -> Any { T.defaultValue }

  /// Returns whether two values are equal or the same object.
  ///
  /// Values that cannot be compared are different.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func isSame<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    if let a = a as? any Equatable { return isSame(a) }
    guard type(of: a) is AnyObject.Type, type(of: b) is AnyObject.Type else { return false }
    return (a as AnyObject) === (b as AnyObject)
  }
}
