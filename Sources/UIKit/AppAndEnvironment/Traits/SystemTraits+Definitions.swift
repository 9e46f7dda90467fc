// UIKit's own traits, with the names of Apple. Each represents a field of a trait collection.

/// A trait that specifies the interface idiom of the device.
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

/// A trait that specifies the light or dark interface style.
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

/// A trait that specifies the layout direction.
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

/// A trait that specifies the number of pixels per point.
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

/// A trait that specifies the horizontal size class.
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

/// A trait that specifies the vertical size class.
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

/// A trait that specifies the preferred text size.
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

/// A trait that specifies the base or elevated level of the interface.
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

/// A trait that specifies the preferred color contrast.
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

/// A trait that specifies the preferred weight of text.
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

/// A trait that specifies the range of colors of the display.
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
