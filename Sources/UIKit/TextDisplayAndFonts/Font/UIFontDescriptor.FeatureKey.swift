extension UIFontDescriptor {
  /// Constants that identify the parts of a typographic feature.
  ///
  ///     let monospacedDigits: [UIFontDescriptor.FeatureKey: Int] = [
  ///       .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
  ///     ]
  ///     let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: [monospacedDigits]])
  ///
  /// - Note: The digits of all fonts of the runtime have the same width. Fonts ignore features that they do not have.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The value that is selected for the type, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature, a number.
    ///
    /// Replaced by ``type``.
    @available(iOS, deprecated: 15.0, renamed: "type")
    public static let featureIdentifier = FeatureKey.type
    /// The value that is selected for the type, a number.
    ///
    /// Replaced by ``selector``.
    @available(iOS, deprecated: 15.0, renamed: "selector")
    public static let typeIdentifier = FeatureKey.selector
  }
}

/// A typographic feature, and the value that is selected for it.
struct FontFeature: Hashable, Codable, Sendable {
  let type: Int
  let selector: Int

  /// Reads the value of the attribute `featureSettings`.
  static func read(_ value: Any) -> [FontFeature] {
    guard let settings = value as? [[UIFontDescriptor.FeatureKey: Any]] else { return [] }
    return settings.compactMap { setting in
      guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return nil }
      return FontFeature(type: type, selector: selector)
    }
  }

  /// The feature as an element of the attribute `featureSettings`.
  var setting: [UIFontDescriptor.FeatureKey: Int] { [.type: type, .selector: selector] }
}
