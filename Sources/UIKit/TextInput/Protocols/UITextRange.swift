/// A range in a text, in the units of the object that contains the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the range is empty.
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

/// A range that is specified in UTF-16 units.
final class TextSpan: UITextRange {
  // Nonisolated, because `isEqual(_:)` reads it and can be called from any thread.
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
