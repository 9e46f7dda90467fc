/// The methods with which a delegate adjusts the lines of a layout manager and observes its layout.
///
/// All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the spacing below the line that ends with a glyph.
  ///
  /// The default is that of the paragraph style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the spacing above the paragraph that begins with a glyph.
  ///
  /// The default is that of the paragraph style.
  ///
  /// The first paragraph in a container has no spacing above it.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the spacing below the paragraph that ends with a glyph.
  ///
  /// The default is that of the paragraph style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns whether a line may end before the word that begins with a character.
  ///
  /// The default is `true`.
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  /// Changes the geometry of a line before it becomes part of the layout.
  ///
  /// The next line is below the rectangle of the line. The default returns `false`.
  ///
  /// - Note: The origin of the rectangle, and the rectangle that the line uses, have no effect here.
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: The rectangle of the line, which includes the spacing of lines and paragraphs.
  ///   - lineFragmentUsedRect: The rectangle that the line uses.
  ///   - baselineOffset: The distance from the top of the rectangle to the baseline.
  ///   - textContainer: The container.
  ///   - glyphRange: The range of the glyphs in the line.
  /// - Returns: Whether the values were changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Tells the delegate that lines were discarded.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Tells the delegate that the layout of a container is complete.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container; `nil` if the text does not fit into the containers.
  ///   - layoutFinishedFlag: A Boolean value that indicates whether the layout of the text is complete.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// The default implementation returns the spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).lineSpacing }
  /// The default implementation returns the spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore }
  /// The default implementation returns the spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing }
  /// The default implementation returns `true`.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation returns `false`.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSLayoutManager {
  /// Returns the style of the paragraph at an index.
  fileprivate func paragraphStyle(at index: Int) -> ParagraphAttributes {
    guard let textStorage, index < textStorage.length else { return defaults.paragraph }
    let style = textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    return style?.values ?? defaults.paragraph
  }
}
