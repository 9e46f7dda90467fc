/// A position in a text, in the units of the object that contains the text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A position that is specified by the number of UTF-16 units before it.
final class TextOffset: UITextPosition {
  // Nonisolated, because `isEqual(_:)` reads it and can be called from any thread.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override nonisolated var hash: Int { offset }
}
