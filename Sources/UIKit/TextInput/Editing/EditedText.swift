/// A text with a selection, which is measured in UTF-16 units as in `NSRange`.
///
/// Ranges of the app can be invalid. They are limited to the text and extended to whole characters, so that no
/// character is divided.
struct EditedText: Equatable {
  private(set) var string: String
  private(set) var selection = NSRange(location: 0, length: 0) {
    didSet { isFocusAtStart = false }
  }
  /// A Boolean value that indicates whether an extension moves the beginning of the selection.
  private(set) var isFocusAtStart = false

  /// Creates a text with the caret at its beginning.
  init(_ string: String = "") { self.string = string }

  /// Creates a text with the selection of another text.
  init(_ string: String, selectedLike other: EditedText) {
    self.string = string
    selection = other.selection
    isFocusAtStart = other.isFocusAtStart
  }

  var length: Int { string.utf16.count }

  /// Sets the text, with the caret at its end.
  mutating func setString(_ string: String) {
    self.string = string
    selection = NSRange(location: length, length: 0)
  }

  mutating func select(_ range: NSRange) { selection = aligned(range) }

  /// The end of the selection that moves when it is extended.
  var focus: Int { isFocusAtStart ? selection.location : selection.location + selection.length }

  /// Places the caret, or extends the selection to an offset.
  mutating func moveFocus(to offset: Int, extendsSelection: Bool) {
    guard extendsSelection else { return select(NSRange(location: offset, length: 0)) }
    let anchor = isFocusAtStart ? selection.location + selection.length : selection.location
    select(NSRange(location: min(anchor, offset), length: abs(anchor - offset)))
    isFocusAtStart = offset < anchor
  }

  func substring(in range: NSRange) -> String { String(string[indices(of: aligned(range))]) }

  /// Replaces a range.
  ///
  /// The caret is placed after the inserted text.
  mutating func replace(_ range: NSRange, with replacement: String) {
    let range = aligned(range)
    string.replaceSubrange(indices(of: range), with: replacement)
    // The inserted text may have combined with the following text to one character; the caret is placed after it.
    let caret = boundary(range.location + replacement.utf16.count, roundsUp: true)
    selection = NSRange(location: caret, length: 0)
  }

  /// The range that the delete key deletes; `nil` at the beginning of the text.
  ///
  /// It is the selection, or the character before the caret.
  var deletionRange: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let start = boundary(selection.location - 1, roundsUp: false)
    return NSRange(location: start, length: selection.location - start)
  }

  /// Moves the selection as its characters were moved by the replacement of a range.
  ///
  /// - Parameters:
  ///   - range: The replaced range, before the replacement.
  ///   - delta: The difference in length.
  mutating func moveSelection(replacing range: NSRange, changeInLength delta: Int) {
    let oldEnd = range.location + range.length
    func moved(_ offset: Int) -> Int {
      offset >= oldEnd ? offset + delta : min(offset, range.location + max(range.length + delta, 0))
    }
    let wasFocusAtStart = isFocusAtStart
    let (start, end) = (selection.location, selection.location + selection.length)
    // Text that is inserted at the beginning of a selection is before it.
    let newStart = moved(start)
    selection = NSRange(location: newStart, length: max(moved(end) - newStart, 0))
    isFocusAtStart = wasFocusAtStart
  }

  /// Returns the range limited to the text and extended to whole characters.
  ///
  /// A range outside of the text becomes the position at its end.
  func aligned(_ range: NSRange) -> NSRange {
    let length = length
    let location = min(max(range.location, 0), length)
    // No sum can overflow here: `NSNotFound` is the greatest integer.
    let rest = min(max(range.length, 0), length - location)
    let start = boundary(location, roundsUp: false)
    guard rest > 0 else { return NSRange(location: start, length: 0) }
    return NSRange(location: start, length: boundary(location + rest, roundsUp: true) - start)
  }

  func indices(of range: NSRange) -> Range<String.Index> {
    let start = string.utf16.index(string.startIndex, offsetBy: range.location)
    return start..<string.utf16.index(start, offsetBy: range.length)
  }

  /// Returns the character boundary before or after an offset that is inside a character.
  func boundary(_ offset: Int, roundsUp: Bool) -> Int {
    let offset = min(max(offset, 0), length)
    let index = string.utf16.index(string.startIndex, offsetBy: offset)
    guard index < string.endIndex else { return offset }
    let end = string.index(after: index)
    let start = string.index(before: end)
    if start == index { return offset }
    return string.utf16.distance(from: string.startIndex, to: roundsUp ? end : start)
  }
}
