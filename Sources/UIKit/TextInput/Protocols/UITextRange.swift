/// A part of a text, as the object that has the text counts.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the range has no length.
  open var isEmpty: Bool { start.isEqual(end) }
  /// The position at the beginning of the range.
  open var start: UITextPosition {
    misuse("\(type(of: self)) must override UITextRange.start")
  }
  /// The position at the end of the range.
  open var end: UITextPosition {
    misuse("\(type(of: self)) must override UITextRange.end")
  }
}

/// A range that is given in UTF-16 units.
final class TextSpan: UITextRange {
  // Read by `isEqual(_:)`, which the object system calls from anywhere.
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override nonisolated var hash: Int { range.location ^ range.length }
}
