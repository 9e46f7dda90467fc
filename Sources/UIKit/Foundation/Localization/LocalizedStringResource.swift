public import Foundation

/// A reference to a localized text, which is looked up when it is displayed.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The bundle with the table of a text.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle, and those for resources of the app's targets.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Returns whether two descriptions name the same bundle.
    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key.
  public let key: String
  /// The text without a translation, and the values that are inserted.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale in which numbers are formatted.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// Creates a reference to the text for a literal, which is the key and the text without a translation.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.format, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a reference to the text for a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = (key.description, defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a reference to the text for a literal without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// Creates a reference to the text for an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var bundleInUse: Bundle? {
    switch bundle {
    case .main: nil
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }
}
