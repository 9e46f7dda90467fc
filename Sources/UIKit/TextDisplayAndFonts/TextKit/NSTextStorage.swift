/// An attributed string that notifies layout managers of its changes.
///
/// A subclass can store the text itself. It overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings, and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the two last:
///
/// ```swift
/// final class LogStorage: NSTextStorage {
///   private let text = NSMutableAttributedString(string: "")
///
///   override var string: String { text.string }
///
///   override func attributes(
///     at location: Int, effectiveRange range: NSRangePointer?
///   ) -> [NSAttributedString.Key: Any] {
///     text.attributes(at: location, effectiveRange: range)
///   }
///
///   override func replaceCharacters(in range: NSRange, with str: String) {
///     text.replaceCharacters(in: range, with: str)
///     edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
///   }
///
///   override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
///     text.setAttributes(attrs, range: range)
///     edited(.editedAttributes, range: range, changeInLength: 0)
///   }
/// }
/// ```
///
/// - Note: Foundation for Linux reads attributed strings without calling their methods. A storage therefore also keeps
///   the text of a subclass, which it reads when the subclass calls `edited(_:range:changeInLength:)`. Changes of the
///   `mutableString` are not noticed.
open class NSTextStorage: NSMutableAttributedString {
  private var state = TextStorageEdit()
  /// A Boolean value that indicates whether this class changes the text, and not a subclass.
  private var isChangingOwnText = false
  private var isProcessing = false
  /// The number of changes that were handed to layout managers.
  private var processedCount = 0
  private var managers: [NSLayoutManager] = []
  private weak var storageDelegate: (any NSTextStorageDelegate)?
  /// The closures that are called after each change of characters.
  ///
  /// They receive the replaced range and the change in length.
  ///
  /// They are removed when they return `false`.
  private var characterObservers: [(NSRange, Int) -> Bool] = []

  // MARK: - Creating a Text Storage

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a text with the characters and attributes of another text.
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

  /// Creates a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: - Working with the Delegate

  /// The delegate, which is called before and after changes are processed.
  ///
  /// It is not retained.
  open var delegate: (any NSTextStorageDelegate)? {
    get { storageDelegate }
    set { storageDelegate = newValue }
  }

  // MARK: - Managing Layout Managers

  /// The layout managers of the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, and removes it from the storage to which it belongs.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.didMove(to: self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    aLayoutManager.didMove(to: nil)
  }

  // MARK: - Getting the Changes

  /// The kinds of pending changes.
  open var editedMask: EditActions { state.mask }
  /// The range of the pending changes in the current text; a location of `NSNotFound` if there are none.
  open var editedRange: NSRange { state.range ?? NSRange(location: NSNotFound, length: 0) }
  /// The difference between the current length of the edited range and its length before the pending changes.
  open var changeInLength: Int { state.delta }

  // MARK: - Processing Changes

  /// Records a change.
  ///
  /// Outside of `beginEditing()` and `endEditing()`, it is processed immediately.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range that was changed, in the text before the change.
  ///   - delta: The change in the length of the range.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isChangingOwnText { copySubclassText(editedMask, range: editedRange, changeInLength: delta) }
    state.add(editedMask, range: editedRange, delta: delta)
    if editedMask.contains(.editedCharacters) {
      let observers = characterObservers
      characterObservers = observers.filter { $0(editedRange, delta) }
    }
    processIfNeeded()
  }

  private func processIfNeeded() {
    // Changes during the processing are part of what is processed.
    guard state.depth == 0, state.range != nil, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Notifies the delegate and the layout managers of the pending changes.
  ///
  /// Attributes are fixed between the two calls of the delegate.
  ///
  /// A subclass that changes attributes for the edited range overrides the method, and calls `super` last.
  open func processEditing() {
    storageDelegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    post(Self.willProcessEditingNotification)
    if let range = state.range { fixAttributes(in: range) }
    storageDelegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    post(Self.didProcessEditingNotification)
    let edit = state
    state = TextStorageEdit(depth: edit.depth)
    // Changes by the receivers of the following calls are changes of their own.
    isProcessing = false
    guard let range = edit.range else { return }
    processedCount += 1
    let count = processedCount
    for manager in managers {
      // A receiver can change the text again. Then the range is no longer one of the current text.
      guard processedCount == count else {
        manager.invalidateText()
        continue
      }
      manager.processEditing(
        for: self, edited: edit.mask, range: range, changeInLength: edit.delta, invalidatedRange: range)
    }
  }

  /// Begins a group of changes that are processed together.
  open override func beginEditing() { state.depth += 1 }

  /// Ends a group of changes, and processes them unless the group is part of another one.
  open override func endEditing() {
    guard state.depth > 0 else { return }
    state.depth -= 1
    processIfNeeded()
  }

  /// A Boolean value that indicates whether attributes are fixed later.
  ///
  /// The value is always `false`.
  open var fixesAttributesLazily: Bool { false }

  /// Removes the attributes in a range that do not match the characters.
  ///
  /// An attachment belongs to the character U+FFFC, and the style of a paragraph to all of its characters.
  open func fixAttributes(in range: NSRange) { AttributeFixing(self).fix(in: range) }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Calls a closure after each change of characters, until it returns `false`.
  func observeCharacters(_ observer: @escaping (_ range: NSRange, _ delta: Int) -> Bool) {
    characterObservers.append(observer)
  }

  // MARK: - Changing the Text

  /// The length of the text in UTF-16 units.
  open override var length: Int { string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    replaceOwnCharacters(in: range, with: str)
    didChangeOwnText(.editedCharacters, range: range, delta: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    didChangeOwnText(.editedAttributes, range: range, delta: 0)
  }

  /// Replaces characters in the text that this class stores, and keeps the attributes of all others.
  private func replaceOwnCharacters(in range: NSRange, with str: String) {
    guard let divided = DividedCharacters(in: super.string, at: range) else {
      return super.replaceCharacters(in: range, with: str)
    }
    let end = range.location + range.length
    let (count, delta) = (str.utf16.count, str.utf16.count - range.length)
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    for location in divided.whole.location..<range.location {
      runs.append((super.attributes(at: location, effectiveRange: nil), NSRange(location: location, length: 1)))
    }
    if count > 0 {
      // New text has the attributes of the text that it replaces, or of the text before it.
      let model = super.attributes(at: range.length > 0 ? range.location : range.location - 1, effectiveRange: nil)
      runs.append((model, NSRange(location: range.location, length: count)))
    }
    for location in end..<(divided.whole.location + divided.whole.length) {
      runs.append((super.attributes(at: location, effectiveRange: nil), NSRange(location: location + delta, length: 1)))
    }
    super.replaceCharacters(in: divided.whole, with: divided.head + str + divided.tail)
    for run in runs { super.setAttributes(run.attributes, range: run.range) }
  }

  private func didChangeOwnText(_ mask: EditActions, range: NSRange, delta: Int) {
    let wasChanging = isChangingOwnText
    isChangingOwnText = true
    // Processing calls code that can change the text in other ways.
    state.depth += 1
    edited(mask, range: range, changeInLength: delta)
    isChangingOwnText = wasChanging
    state.depth -= 1
    processIfNeeded()
  }

  // The methods of the superclass change its own text. These call the methods that a subclass overrides.

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let text = attrString === self ? NSAttributedString(attributedString: self) : attrString
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    var location = range.location
    let end = range.location + range.length
    while location < end {
      var run = NSRange(location: location, length: 0)
      var attributes = self.attributes(at: location, effectiveRange: &run)
      let part = NSRange(location: location, length: max(min(run.location + run.length, end) - location, 1))
      change(&attributes)
      setAttributes(attributes, range: part)
      location += part.length
    }
    endEditing()
  }

  // MARK: - The Text of a Subclass

  /// Copies what a subclass has changed in the text that it stores.
  private func copySubclassText(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: range.length + delta)
    if mask.contains(.editedCharacters) {
      let text = string
      let start = text.utf16.index(text.startIndex, offsetBy: new.location)
      // The characters of a subclass can be divided at the ends of the range too.
      let units = Array(text.utf16[start...].prefix(new.length))
      replaceOwnCharacters(in: range, with: String(decoding: units, as: UTF16.self))
    }
    var location = new.location
    while location < new.location + new.length {
      var run = NSRange(location: location, length: 0)
      let attributes = self.attributes(at: location, effectiveRange: &run)
      let end = max(min(run.location + run.length, new.location + new.length), location + 1)
      super.setAttributes(attributes, range: NSRange(location: location, length: end - location))
      location = end
    }
  }
}
