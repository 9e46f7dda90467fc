// UIKit's own traits, by Apple's names. Each only names a field of a trait collection.

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitUserInterfaceIdiom"
  /// The name of the trait, for debugging.
  public static let name = "UserInterfaceIdiom"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitUserInterfaceStyle"
  /// The name of the trait, for debugging.
  public static let name = "UserInterfaceStyle"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitLayoutDirection"
  /// The name of the trait, for debugging.
  public static let name = "LayoutDirection"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: CGFloat = 0
  /// The unique identifier of the trait.
  public static let identifier = "UITraitDisplayScale"
  /// The name of the trait, for debugging.
  public static let name = "DisplayScale"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The horizontal size class, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitHorizontalSizeClass"
  /// The name of the trait, for debugging.
  public static let name = "HorizontalSizeClass"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitVerticalSizeClass"
  /// The name of the trait, for debugging.
  public static let name = "VerticalSizeClass"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The text size that the user prefers, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitPreferredContentSizeCategory"
  /// The name of the trait, for debugging.
  public static let name = "PreferredContentSizeCategory"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// On the screen's ground or above it, as a trait.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitUserInterfaceLevel"
  /// The name of the trait, for debugging.
  public static let name = "UserInterfaceLevel"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The user's preferred color contrast, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitAccessibilityContrast"
  /// The name of the trait, for debugging.
  public static let name = "AccessibilityContrast"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The user's preferred weight of text, as a trait.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UILegibilityWeight = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitLegibilityWeight"
  /// The name of the trait, for debugging.
  public static let name = "LegibilityWeight"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = false
  static var field: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// The range of colors that the display can show, as a trait.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// The unique identifier of the trait.
  public static let identifier = "UITraitDisplayGamut"
  /// The name of the trait, for debugging.
  public static let name = "DisplayGamut"
  /// A Boolean value that indicates whether the trait affects dynamic colors.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}
