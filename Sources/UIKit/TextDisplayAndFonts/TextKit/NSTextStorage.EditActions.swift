extension NSTextStorage {
  /// Kinds of changes of a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The raw value of the options.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, removed, or changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, removed, or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

// Notifications. The object of each is the text storage.
extension NSTextStorage {
  /// Posted before the storage fixes attributes.
  ///
  /// The characters and the attributes can still be changed.
  public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted after the storage has fixed attributes.
  ///
  /// The characters must not be changed.
  public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}

/// The pending changes of a text storage.
struct TextStorageEdit {
  /// The number of groups of changes that have begun.
  var depth = 0
  private(set) var mask: NSTextStorage.EditActions = []
  /// The range of all changes in the current text; `nil` if there are none.
  private(set) var range: NSRange?
  private(set) var delta = 0

  init(depth: Int = 0) { self.depth = depth }

  /// Adds a change of a range in the text before the change.
  mutating func add(_ mask: NSTextStorage.EditActions, range changed: NSRange, delta change: Int) {
    self.mask.formUnion(mask)
    delta += change
    let start = min(range?.location ?? changed.location, changed.location)
    let end = max(range.map { $0.location + $0.length } ?? 0, changed.location + changed.length) + change
    range = NSRange(location: start, length: max(end - start, 0))
  }
}
