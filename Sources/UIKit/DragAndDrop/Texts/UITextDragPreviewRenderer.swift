/// An object that draws a range of a text for the preview of a drag, and finds the rectangles of its lines.
///
///     let renderer = UITextDragPreviewRenderer(layoutManager: textView.layoutManager, range: range)
///     let preview = UIImageView(image: renderer.image)
///
/// The rectangles and the image are made when they are first used. The image covers the union of the rectangles.
///
/// - Note: The rectangles are in the coordinates of the text container in which the range begins. A part of the range
///   in another container is not drawn.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  private struct Rects {
    var (first, body, last) = (CGRect.zero, CGRect.zero, CGRect.zero)

    var union: CGRect { [first, body, last].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) } }
  }

  private let range: NSRange
  private let unifies: Bool
  private var rectsStorage: Rects?
  private var imageStorage: UIImage?

  /// Creates a renderer whose rectangles touch each other.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager of the text, which is retained.
  ///   - range: The range of characters to draw.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager of the text, which is retained.
  ///   - range: The range of characters to draw.
  ///   - unifyRects: Whether each rectangle begins at the bottom of the one above it.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    self.range = range
    unifies = unifyRects
    super.init()
  }

  /// The layout manager of the text.
  open private(set) var layoutManager: NSLayoutManager

  /// The rectangle of the first line of the range, which is often a part of a line; zero if the range is empty.
  open var firstLineRect: CGRect { rects.first }
  /// The rectangle of the lines between the first and the last one; zero if there are none.
  open var bodyRect: CGRect { rects.body }
  /// The rectangle of the last line of the range; zero if the range is in one line.
  open var lastLineRect: CGRect { rects.last }

  /// The image of the text in the rectangles.
  open var image: UIImage {
    if let imageStorage { return imageStorage }
    let made = makeImage()
    imageStorage = made
    return made
  }

  /// Changes the rectangles before they are used.
  ///
  /// The default implementation does nothing. A subclass can make the rectangles larger, for example for text that is
  /// drawn outside of its line.
  ///
  /// - Parameters:
  ///   - firstLineRect: The rectangle of the first line.
  ///   - bodyRect: The rectangle of the lines between the first and the last one.
  ///   - lastLineRect: The rectangle of the last line.
  ///   - origin: The origin of the union of the rectangles.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}

  // MARK: - Finding and Drawing the Lines

  private var rects: Rects {
    if let rectsStorage { return rectsStorage }
    let found = makeRects()
    rectsStorage = found
    return found
  }

  /// The glyphs of the range in the container in which it begins.
  private var place: (glyphs: NSRange, container: NSTextContainer)? {
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    guard glyphs.length > 0,
      let container = layoutManager.textContainer(forGlyphAt: glyphs.location, effectiveRange: nil)
    else { return nil }
    return (NSIntersectionRange(glyphs, layoutManager.glyphRange(for: container)), container)
  }

  private func makeRects() -> Rects {
    var rects = Rects()
    guard let (glyphs, container) = place else { return rects }
    var lines: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in lines.append(rect) }
    guard let first = lines.first, let last = lines.last else { return rects }
    rects.first = first
    if lines.count > 1 { rects.last = last }
    if lines.count > 2 { rects.body = lines[1..<lines.count - 1].reduce(CGRect.null) { $0.union($1) } }
    if unifies {
      if !rects.body.isEmpty { rects.body = Self.extended(rects.body, to: rects.first) }
      let upper = rects.body.isEmpty ? rects.first : rects.body
      if !rects.last.isEmpty { rects.last = Self.extended(rects.last, to: upper) }
    }
    var (firstRect, bodyRect, lastRect) = (rects.first, rects.body, rects.last)
    adjust(
      firstLineRect: &firstRect, bodyRect: &bodyRect, lastLineRect: &lastRect, textOrigin: rects.union.origin)
    (rects.first, rects.body, rects.last) = (firstRect, bodyRect, lastRect)
    return rects
  }

  /// Returns a rectangle that begins at the bottom of another one.
  private static func extended(_ rect: CGRect, to upper: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: upper.maxY, width: rect.width, height: max(rect.maxY - upper.maxY, 0))
  }

  private func makeImage() -> UIImage {
    let rects = rects
    let frame = rects.union
    guard let (glyphs, _) = place, !frame.isEmpty else { return UIImage() }
    return UIGraphicsImageRenderer(bounds: frame).image { context in
      let clip = UIBezierPath()
      for rect in [rects.first, rects.body, rects.last] where !rect.isEmpty { clip.append(UIBezierPath(rect: rect)) }
      clip.addClip()
      layoutManager.drawBackground(forGlyphRange: glyphs, at: .zero)
      layoutManager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
    }
  }
}
