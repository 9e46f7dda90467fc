/// A place in a text, as the object that has the text counts.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A position that is given by the number of UTF-16 units before it.
final class TextOffset: UITextPosition {
  // Read by `isEqual(_:)`, which the object system calls from anywhere.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override nonisolated var hash: Int { offset }
}
