/// A tokenizer for texts that are strings.
///
/// Words are runs of letters and digits. A sentence ends after its punctuation and the white space that follows, and at
/// the end of its paragraph. Paragraphs do not include the line breaks between them. Lines are those of the layout in
/// text fields and text views, and paragraphs in other objects.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for the text of an object, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let units = units(granularity)
    guard let textInput, let unit = units.enclosing(offset(of: position), isForward: isForward(direction, position)),
      let start = textInput.position(from: textInput.beginningOfDocument, offset: unit.lowerBound),
      let end = textInput.position(from: textInput.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity).isBoundary(offset(of: position), isForward: isForward(direction, position))
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(of: position)
    guard let textInput,
      let boundary = units(granularity).boundary(after: offset, isForward: isForward(direction, position))
    else { return nil }
    return textInput.position(from: position, offset: boundary - offset)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity).enclosing(offset(of: position), isForward: isForward(direction, position)) != nil
  }

  // MARK: - Reading the Text

  private func offset(of position: UITextPosition) -> Int {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func isForward(_ direction: UITextDirection, _ position: UITextPosition) -> Bool {
    direction.isForward(
      isRightToLeft: textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft)
  }

  private func units(_ granularity: UITextGranularity) -> TextUnits {
    guard let textInput,
      let all = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return TextUnits("", granularity) }
    if granularity == .line, let text = textInput as? any EditableText { return TextUnits(text.lineRanges) }
    return TextUnits(textInput.text(in: all) ?? "", granularity)
  }
}
