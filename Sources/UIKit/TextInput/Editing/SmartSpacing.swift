/// The adjustment of the spaces around whole words that are cut, deleted, or pasted.
///
/// Pasted words are separated from the words beside them, and cut words leave one space between the words around them.
/// Text that was not copied as whole words is pasted as it is.
@MainActor
enum SmartSpacing {
  /// The content of the general pasteboard that is whole words.
  ///
  /// It is not identified by the change count, which counts a copy at the end of the update cycle.
  private static var wordsContentNumber: Int?

  /// Notes whether the text that was just copied consists of whole words.
  static func didCopy(_ range: NSRange, of text: EditedText) {
    wordsContentNumber = isWords(range, in: text) ? UIPasteboard.general.store.contentNumber : nil
  }

  /// Returns pasted words with the spaces that separate them from the words around a range.
  static func spaced(_ pasted: String, replacing range: NSRange, in text: EditedText) -> String {
    guard wordsContentNumber == UIPasteboard.general.store.contentNumber else { return pasted }
    let range = text.aligned(range)
    let (before, after) = surroundings(of: range, in: text)
    // A caret within a word is a place for letters.
    guard range.length > 0 || !(isWord(before) && isWord(after)) else { return pasted }
    return (isWord(before) && isWord(pasted.first) ? " " : "") + pasted
      + (isWord(after) && isWord(pasted.last) ? " " : "")
  }

  /// Returns the range of whole words together with the space that would be left over without them.
  static func deletionRange(for range: NSRange, in text: EditedText) -> NSRange {
    var range = text.aligned(range)
    guard isWords(range, in: text) else { return range }
    let (before, after) = surroundings(of: range, in: text)
    if before == " ", after.map({ $0 == " " || $0.isNewline || $0.isPunctuation }) ?? true {
      range.location -= 1
      range.length += 1
    } else if after == " ", before.map(\.isNewline) ?? true {
      range.length += 1
    }
    return range
  }

  private static func isWords(_ range: NSRange, in text: EditedText) -> Bool {
    let range = text.aligned(range)
    let (before, after) = surroundings(of: range, in: text)
    let words = text.substring(in: range)
    return isWord(words.first) && isWord(words.last) && !isWord(before) && !isWord(after)
  }

  private static func surroundings(of range: NSRange, in text: EditedText) -> (Character?, Character?) {
    let indices = text.indices(of: range)
    return (text.string[..<indices.lowerBound].last, text.string[indices.upperBound...].first)
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { EditedText.Kind($0) == .word } ?? false
  }
}

extension UITextInputTraits {
  /// A Boolean value that indicates whether the spaces around words that are cut or pasted are adjusted.
  var adjustsSpacing: Bool {
    smartInsertDeleteType == .yes || smartInsertDeleteType == .default && prefersSmartPunctuation
  }
}
