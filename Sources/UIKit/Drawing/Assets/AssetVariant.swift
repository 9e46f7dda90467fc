/// A variant of an asset, with the environment for which it is intended.
struct AssetVariant: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  /// The direction of the layout for which a variant is intended.
  enum Direction: String, Decodable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  let idiom: String?
  let scale: String?
  let appearances: [Appearance]?
  /// The direction of the variant, or `nil` for both directions.
  let direction: Direction?
  /// The file of the variant, or `nil` for an empty slot.
  let filename: String?
  let color: AssetColor?
  let typeIdentifier: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, scale, appearances, filename, color
    case direction = "language-direction"
    case typeIdentifier = "universal-type-identifier"
  }

  /// The pixels per point.
  ///
  /// Variants without a scale are for every screen.
  var factor: Int {
    switch scale {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// Returns the variants for an environment, the best one first.
  ///
  /// A variant for the appearance precedes one for any appearance, then one for the idiom precedes a universal one, and
  /// then the scale decides.
  static func ranked(_ variants: [AssetVariant], for traits: UITraitCollection) -> [AssetVariant] {
    let scales = ImageFile.scales(for: traits.displayScale)
    let ranks: [(rank: [Int], variant: AssetVariant)] = variants.compactMap { variant in
      guard let rank = variant.rank(for: traits) else { return nil }
      return (rank + [scales.firstIndex(of: variant.factor) ?? scales.count], variant)
    }
    return ranks.enumerated().sorted { first, second in
      let (a, b) = (first.element.rank + [first.offset], second.element.rank + [second.offset])
      return a.lexicographicallyPrecedes(b)
    }.map(\.element.variant)
  }

  /// Returns the rank of the variant, the lower the better, or `nil` if it is for another environment.
  private func rank(for traits: UITraitCollection) -> [Int]? {
    var appearanceRank = 0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): guard traits.userInterfaceStyle == .dark else { return nil }
      case ("luminosity", "light"): guard traits.userInterfaceStyle != .dark else { return nil }
      case ("contrast", "high"): guard traits.accessibilityContrast == .high else { return nil }
      default: return nil
      }
      // If only one of two appearances has a variant, luminosity is more important than contrast.
      appearanceRank -= appearance.appearance == "luminosity" ? 2 : 1
    }
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let directionRank = direction.map { ($0 == .rightToLeft) == isRightToLeft ? -1 : 1 } ?? 0
    switch idiom ?? "universal" {
    case "universal": return [appearanceRank, 0, directionRank]
    case "iphone" where traits.userInterfaceIdiom != .pad: return [appearanceRank, -1, directionRank]
    case "ipad" where traits.userInterfaceIdiom == .pad: return [appearanceRank, -1, directionRank]
    default: return nil
    }
  }
}
