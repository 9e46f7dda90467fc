/// The methods with which the layout of text asks an attachment for its bounds and its image.
///
/// ``NSTextAttachment`` adopts the protocol.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the bounds of the attachment in a line.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text; `nil` for the text of labels, and for strings that are measured.
  ///   - lineFrag: The rectangle of the line that is proposed, in the coordinates of the container.
  ///   - position: The position of the attachment in the line.
  ///   - charIndex: The index of the character in the text.
  /// - Returns: The bounds, in points. Their y-coordinate extends upward from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
  /// Returns the image that is drawn; `nil` for none.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the attachment in the drawing.
  ///   - textContainer: The container of the text; `nil` for the text of labels, and for strings that are drawn.
  ///   - charIndex: The index of the character in the text.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
}
