import UIKit

/// A text storage that stores its text itself, and records which of its primitives are called.
final class OwnTextStorage: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")
  private(set) var calls: [String] = []
  /// The text that is drawn in red after each edit.
  var highlighted: String?

  override init() { super.init() }

  required init?(coder aDecoder: NSCoder) { nil }

  override var string: String { text.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    calls.append("replace \(range.location),\(range.length) \(str.debugDescription)")
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    calls.append("set \(range.location),\(range.length)")
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    if let highlighted {
      var start = string.startIndex
      while let found = string.range(of: highlighted, range: start..<string.endIndex) {
        addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(found, in: string))
        start = found.upperBound
      }
    }
    super.processEditing()
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A delegate of a text storage that records its calls.
final class TextStorageDelegate: NSObject, NSTextStorageDelegate {
  private(set) var log: [String] = []
  var onWillProcess: ((NSTextStorage) -> Void)?
  var onDidProcess: ((NSTextStorage) -> Void)?

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("will", editedMask, editedRange, delta)
    onWillProcess?(textStorage)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("did", editedMask, editedRange, delta)
    onDidProcess?(textStorage)
  }

  private func note(_ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    let kinds = (mask.contains(.editedCharacters) ? "c" : "") + (mask.contains(.editedAttributes) ? "a" : "")
    log.append("\(name) \(kinds) \(range.location),\(range.length) \(delta)")
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}
