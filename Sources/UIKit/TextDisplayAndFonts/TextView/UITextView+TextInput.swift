// The members of UITextInput that are not override points here.
extension UITextView {
  // MARK: - Marking Text

  /// The range of the marked text, which is text that is still being composed; `nil` if there is none.
  public var markedTextRange: UITextRange? { content.marked.map(TextSpan.init) }

  /// Replaces the marked text, or the selection if there is none, by marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text to mark.
  ///   - selectedRange: The selection, as a range of the marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  /// Ends the composition: the marked text becomes normal text.
  public func unmarkText() { endMarking() }

  // MARK: - Finding Positions

  /// Returns the position at an offset in a direction of the layout; `nil` if it is outside of the text.
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  {
    self.offset(from: TextPlaces(editor).offset(of: position), in: direction, count: offset).map(TextOffset.init)
  }

  /// Returns the position that is farthest in a direction within a range.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    UITextDirection.layout(direction).isForward(isRightToLeft: isRightToLeft) ? range.end : range.start
  }

  /// Returns the range from a position to the end of its line, or of the text, in a direction.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  {
    let offset = TextPlaces(editor).offset(of: position)
    return textRange(from: position, to: TextOffset(farthestOffset(from: offset, in: direction)))
  }

  /// Returns the position in a range that is closest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = TextPlaces(editor).range(of: range)
    return TextOffset(min(max(offset(at: point), range.location), range.location + range.length))
  }

  /// Returns the range of the character at a point; `nil` if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map(TextSpan.init) }

  // MARK: - Writing Directions

  /// Returns the base writing direction at a position.
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  {
    writingDirection(at: TextPlaces(editor).offset(of: position))
  }

  /// Sets the base writing direction of the paragraphs in a range.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection, of: TextPlaces(editor).range(of: range))
  }
}
