/// A formatter of the names of persons.
///
/// Foundation for Linux has this class without its members. The order of the parts depends on the writing system and on
/// the locale: family names are first in Chinese, Japanese and Korean characters, and in Hungarian and Vietnamese.
// Unchecked because the superclass is: as on Apple's platforms, the code that configures a formatter must not do so on
// several threads.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// Constants that specify how much of a name is shown.
  public enum Style: Int, Sendable {
    /// The medium style.
    case `default` = 0
    /// The nickname, or otherwise the given name.
    case short = 1
    /// The given name and the family name.
    case medium = 2
    /// All parts of the name except for the nickname.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// Options of a formatter.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representations of the parts are used.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// Creates a formatter of the default style.
  public override init() { super.init() }

  /// Creates a formatter of the default style; archives contain no formatters.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style of names.
  ///
  /// The default is `default`.
  open var style = Style.default
  /// A Boolean value that indicates whether the phonetic representations of the parts are used.
  ///
  /// The default is `false`.
  open var isPhonetic = false
  /// The locale, by default the current one.
  open var locale: Locale! = Locale.current

  /// Returns a name in the current locale.
  ///
  /// - Parameters:
  ///   - components: The parts of the name.
  ///   - nameFormatStyle: The style of the name.
  ///   - nameOptions: The options.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = PersonName(
      (isPhonetic ? components.phoneticRepresentation : components) ?? PersonNameComponents(), locale)
    return switch style {
    case .default, .medium: name.medium
    case .short: name.short
    case .long: name.long
    case .abbreviated: name.initials
    }
  }

  /// Returns a name; `nil` for an object that is not the parts of one.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

  /// Returns the parts of a name; `nil` if the text contains no words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameReader.components(in: string)
  }
}

/// A name, with the order of its parts.
private struct PersonName {
  private let parts: PersonNameComponents
  private let isFamilyFirst: Bool
  private let separator: String

  init(_ parts: PersonNameComponents, _ locale: Locale?) {
    self.parts = parts
    let letters = [parts.familyName, parts.givenName].compactMap { $0 }.joined().unicodeScalars
    let isEastAsian = letters.contains(where: \.isEastAsian)
    let language = (locale ?? .current).language.languageCode?.identifier
    isFamilyFirst = isEastAsian || language == "hu" || language == "vi"
    separator = isEastAsian ? "" : " "
  }

  var medium: String { joined(parts.givenName, parts.familyName) ?? short }

  var short: String { parts.nickname ?? parts.givenName ?? parts.familyName ?? parts.middleName ?? "" }

  var long: String {
    let names =
      isFamilyFirst
      ? [parts.familyName, parts.givenName, parts.middleName] : [parts.givenName, parts.middleName, parts.familyName]
    let name = joined(names, by: separator)
    return joined([parts.namePrefix, name, parts.nameSuffix], by: " ") ?? short
  }

  var initials: String {
    // Initials of names without capital letters are not used; the family name, or the end of the given name, is.
    if separator.isEmpty { return parts.familyName ?? parts.givenName ?? "" }
    let initial = { (name: String?) in name?.first.map { String($0).uppercased() } }
    let letters = [initial(parts.givenName), initial(parts.familyName)]
    return joined(isFamilyFirst ? letters.reversed() : letters, by: "") ?? initial(parts.nickname) ?? ""
  }

  private func joined(_ given: String?, _ family: String?) -> String? {
    joined(isFamilyFirst ? [family, given] : [given, family], by: separator)
  }

  private func joined(_ names: [String?], by separator: String) -> String? {
    let names = names.compactMap { $0 }.filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: separator)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character belongs to the Chinese, Japanese, or Korean script.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x2FA1F: true
    default: false
    }
  }
}

/// The parts of a name that is written in one text.
private enum PersonNameReader {
  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "herr", "frau"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "mba", "dds"]

  static func components(in text: String) -> PersonNameComponents? {
    var sections = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    sections.removeAll(where: \.isEmpty)
    guard var words = sections.first else { return nil }
    var result = PersonNameComponents()
    var endings: [String] = []
    for section in sections.dropFirst() {
      if section.allSatisfy({ suffixes.contains(plain($0)) }) {
        endings += section
      } else {
        // The family name is before the comma.
        result.familyName = words.joined(separator: " ")
        words = section
      }
    }
    var beginnings: [String] = []
    while words.count > 1, let first = words.first, prefixes.contains(plain(first)) {
      beginnings.append(words.removeFirst())
    }
    while words.count > 1, let last = words.last, suffixes.contains(plain(last)) {
      endings.insert(words.removeLast(), at: 0)
    }
    if words.count == 1, let only = words.first, result.familyName == nil,
      only.unicodeScalars.allSatisfy(\.isEastAsian),
      (2...4).contains(only.count)
    {
      result.familyName = String(only.prefix(only.count == 4 ? 2 : 1))
      words = [String(only.dropFirst(only.count == 4 ? 2 : 1))]
    }
    if words.count > 1, result.familyName == nil { result.familyName = words.removeLast() }
    result.givenName = words.first
    if words.count > 1 { result.middleName = words.dropFirst().joined(separator: " ") }
    if !beginnings.isEmpty { result.namePrefix = beginnings.joined(separator: " ") }
    if !endings.isEmpty { result.nameSuffix = endings.joined(separator: " ") }
    return result
  }

  /// Returns a word in lowercase without periods.
  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}
