extension UIFontDescriptor {
  /// Constants that identify the attributes of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an attribute name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the font family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font face, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The point size of the font, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style that determines the face and the size.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The style of the face in its family, such as `Bold Italic`, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The typographic features, an array of dictionaries whose keys are of the type ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A dictionary of font traits, whose keys are of the type ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// Constants that identify the traits in the attribute ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates the name of a trait.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits of the font, the raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight of the font, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the font, which is 0 for all fonts of this runtime.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of the font, greater than 0 for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Constants that specify a design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The rounded design.
    ///
    /// - Note: Text has the widths of the default design. A display without a rounded system font shows that design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design.
    ///
    /// - Note: Text has the widths of the default design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// The symbolic description of a font's stylistic aspects.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value of the traits.
    public var rawValue: UInt32
    /// Creates traits from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is expanded.
    ///
    /// No font of this runtime has the trait.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is condensed.
    ///
    /// No font of this runtime has the trait.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The characters of the font have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
