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

  /// The environment for which the variant is intended, or `nil` if it is for devices that do not exist here.
  var environment: AssetEnvironment? {
    var environment = AssetEnvironment(scale: CGFloat(factor))
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): environment.style = .dark
      case ("luminosity", "light"): environment.style = .light
      case ("contrast", "high"): environment.contrast = .high
      default: return nil
      }
    }
    switch idiom ?? "universal" {
    case "universal": break
    case "iphone": environment.idiom = .phone
    case "ipad": environment.idiom = .pad
    default: return nil
    }
    if let direction { environment.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    return environment
  }

  /// Returns the variants for an environment, the best one first.
  static func ranked(_ variants: [AssetVariant], for traits: UITraitCollection) -> [AssetVariant] {
    ranked(variants, in: AssetEnvironment(traits.values)).map(\.variant)
  }

  /// Returns the variants for a place, the best one first, with their ranks.
  ///
  /// Variants that are intended for other environments are omitted.
  static func ranked(
    _ variants: [AssetVariant], in place: AssetEnvironment
  ) -> [(rank: AssetEnvironment.Rank, variant: AssetVariant)] {
    let ranks = variants.compactMap { variant in
      variant.environment.map { (rank: $0.rank(in: place), variant: variant) }
    }
    return ranks.filter { $0.rank.mismatches == 0 }.enumerated().sorted { first, second in
      first.element.rank == second.element.rank
        ? first.offset < second.offset : first.element.rank < second.element.rank
    }.map(\.element)
  }
}
