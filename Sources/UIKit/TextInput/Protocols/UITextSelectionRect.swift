/// The rectangle of a part of a selection, which is in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle.
  public override init() { super.init() }

  /// The rectangle, in the coordinates of the text.
  open var rect: CGRect { misuse("\(type(of: self)) must override UITextSelectionRect.rect") }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection {
    misuse("\(type(of: self)) must override UITextSelectionRect.writingDirection")
  }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { misuse("\(type(of: self)) must override UITextSelectionRect.containsStart") }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { misuse("\(type(of: self)) must override UITextSelectionRect.containsEnd") }
  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { misuse("\(type(of: self)) must override UITextSelectionRect.isVertical") }
}

/// The rectangle of a part of a selection in a text field or a text view.
final class TextSelectionSegment: UITextSelectionRect {
  private let segment: (rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    segment = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { segment.rect }
  override var writingDirection: NSWritingDirection { segment.direction }
  override var containsStart: Bool { segment.isFirst }
  override var containsEnd: Bool { segment.isLast }
  override var isVertical: Bool { false }
}
