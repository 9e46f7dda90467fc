/// A formatter of lists, such as "Tea, coffee, and milk".
///
/// Foundation for Linux lacks this class. The texts are those of its `ListFormatStyle`, for every locale.
// Unchecked because the superclass is: as on Apple's platforms, the code that configures a formatter must not do so on
// several threads.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Creates a formatter for the current locale.
  public override init() { super.init() }

  /// Creates a formatter for the current locale; archives contain no formatters.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The locale, by default the current one.
  open var locale: Locale! = Locale.current
  /// The formatter of the items.
  ///
  /// If it is `nil`, or has no text for an item, the description of the item is used. The default is `nil`.
  open var itemFormatter: Formatter?

  /// Returns the text of a list of strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { joined(strings, in: .current) }

  /// Returns the text of a list.
  open func string(from items: [Any]) -> String? {
    Self.joined(
      items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }, in: locale ?? .current)
  }

  /// Returns the text of a list; `nil` for an object that is not an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  private static func joined(_ strings: [String], in locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
