/// Preferences for the display of a menu's elements.
///
///     let preferences = UIMenuDisplayPreferences()
///     preferences.maximumNumberOfTitleLines = 3
///     menu.displayPreferences = preferences
open class UIMenuDisplayPreferences: NSObject, NSCopying, NSSecureCoding {
  /// The maximum number of lines of a title, and of a subtitle, before the text is truncated.
  ///
  /// The default is `NSNotFound`, for the number that the system chooses. It applies to elements in rows of their own.
  open var maximumNumberOfTitleLines = NSNotFound

  /// Creates preferences with the system's values.
  public override init() { super.init() }

  // MARK: - Archiving and Copying

  /// The archived form of preferences.
  private struct Archived: Codable {
    let maximumNumberOfTitleLines: Int
  }

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// Creates preferences from an archive.
  ///
  /// Returns `nil` if the archive contains none.
  public required init?(coder: NSCoder) {
    super.init()
    guard let values = coder.decodeState(Archived.self, of: UIMenuDisplayPreferences.self) else { return nil }
    maximumNumberOfTitleLines = values.maximumNumberOfTitleLines
  }

  /// Archives the values.
  open func encode(with coder: NSCoder) {
    coder.encodeState(Archived(maximumNumberOfTitleLines: maximumNumberOfTitleLines), of: self)
  }

  /// Returns preferences with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
