public import Foundation

// Foundation for Linux has no texts that are localized by their interpolations.
extension String {
  /// Creates the text in the user's language for a literal, which is the key and the text without a translation.
  ///
  /// Interpolated values are places of the key, such as `%lld` and `%@`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle and those for resources of the app's targets.
  ///   - locale: The locale in which numbers are formatted.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.format, keyAndValue, table, bundle, locale)
  }

  /// Creates the text in the user's language for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text without a translation, and the values.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main bundle and those for resources of the app's targets.
  ///   - locale: The locale in which numbers are formatted.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, bundle, locale)
  }

  /// Creates the text of a localized resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(key: resource.key, resource.defaultValue, resource.table, resource.bundleInUse, resource.locale)
  }

  private init(key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
    let text = LocalizedTable.text(for: key, table: table, in: bundle) ?? LocalizedText(value.format)
    self = LocalizedFormat.string(text, value.arguments, locale: locale)
  }
}

extension String {
  /// The key of a localized text, with the values that are inserted into the text.
  public struct LocalizationValue: Codable, Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, a format with a place for each value.
    let format: String
    let arguments: [LocalizedArgument]

    /// Creates a key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a key without values from a literal.
    public init(stringLiteral value: String) {
      var interpolation = StringInterpolation(literalCapacity: value.count, interpolationCount: 0)
      interpolation.appendLiteral(value)
      self.init(stringInterpolation: interpolation)
    }

    /// Creates a key with the values of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      // Only a key with places is a format, in which a percent sign is escaped.
      format =
        stringInterpolation.arguments.isEmpty
        ? stringInterpolation.format.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.format
      arguments = stringInterpolation.arguments
    }
  }
}

extension String.LocalizationValue {
  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = ""
    fileprivate var arguments: [LocalizedArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a text, whose place in the key is `%@`.
    public mutating func appendInterpolation(_ string: some StringProtocol) { append("%@", .text(String(string))) }

    /// Appends an integer, whose place in the key is `%lld` for an `Int`.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(Self.specifier(for: Value.self), Self.argument(value))
    }

    /// Appends an integer with a specifier of a format as its place in the key.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      append(specifier, Self.argument(value))
    }

    /// Appends a floating-point number, whose place in the key is `%lf` for a `Double`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(Value.self == Float.self ? "%f" : "%lf", .real(Double(value)))
    }

    /// Appends a floating-point number with a specifier of a format as its place in the key.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      append(specifier, .real(Double(value)))
    }

    /// Appends a value in the style of a format, whose place in the key is `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Appends an object as a formatter describes it, whose place in the key is `%@`.
    public mutating func appendInterpolation(_ subject: some NSObject, formatter: Formatter? = nil) {
      append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends a localized text, whose place in the key is `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      format += specifier
      arguments.append(argument)
    }

    private static func specifier<Value: BinaryInteger>(for type: Value.Type) -> String {
      let isLong = MemoryLayout<Value>.size > 4
      return type.isSigned ? (isLong ? "%lld" : "%d") : (isLong ? "%llu" : "%u")
    }

    private static func argument(_ value: some BinaryInteger) -> LocalizedArgument {
      Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
    }
  }
}
