/// Constants that indicate the type of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// An interface for iPhone.
  case phone = 0
  /// An interface for iPad.
  case pad = 1
  /// An interface for Apple TV.
  case tv = 2
  /// An interface for the screen of a car.
  case carPlay = 3
  /// An interface for Mac.
  case mac = 5
  /// An interface for Apple Vision.
  case vision = 6
}

/// Constants that indicate the interface style.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified value.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// Constants that indicate the space available along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified value.
  case unspecified
  /// A size class for limited space.
  case compact
  /// A size class for normal space.
  case regular
}

/// Constants that indicate the layout direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// Constants that indicate the preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An unspecified text size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The extra-small text size, the smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The small text size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The medium text size, slightly smaller than the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The large text size, which is the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The extra-large text size, slightly larger than the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The extra-extra-large text size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text size except for the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")

  /// Posted when the preferred text size changes.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The user info key for the new text size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
