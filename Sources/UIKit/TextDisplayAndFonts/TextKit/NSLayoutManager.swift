/// An object that lays out the text of a text storage in text containers, and draws it.
///
/// The lines of a text fill the containers one after the other. Layout is performed when its results are needed.
///
/// ```swift
/// let columns = [0, 176].map { CGRect(x: $0, y: 0, width: 160, height: 480) }
/// let page = UIView()
/// let storage = NSTextStorage(attributedString: NSAttributedString(string: "A long article"))
/// let layoutManager = NSLayoutManager()
/// storage.addLayoutManager(layoutManager)
/// for frame in columns {
///   let container = NSTextContainer(size: frame.size)
///   layoutManager.addTextContainer(container)
///   page.addSubview(UITextView(frame: frame, textContainer: container))
/// }
/// ```
///
/// - Note: A glyph is a UTF-16 unit of the text here. Fonts have no ligatures, so that glyph ranges and character
///   ranges are the same; a character that consists of several units has its width in the first of them.
open class NSLayoutManager: NSObject, NSSecureCoding {
  var state = ContainerLayouts()
  /// The attributes where the text specifies nothing, which a text view sets.
  var defaults = TextSource.Defaults(look: TextAttributes(font: StringMeasurement.defaultFont))
  /// The attributes of the empty text; `nil` for the default attributes.
  private(set) var emptyLook: TextSource.Defaults?
  /// A Boolean value that indicates whether lines begin on the right if the text has no direction.
  var isRightToLeft = false
  /// A Boolean value that indicates whether lines are being laid out.
  var isLayingOut = false
  private(set) weak var storage: NSTextStorage?
  private(set) var containers: [NSTextContainer] = []
  private(set) weak var managerDelegate: (any NSLayoutManagerDelegate)?

  // MARK: - Creating a Layout Manager

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a layout manager from an archive, without text and containers.
  public required init?(coder: NSCoder) {
    super.init()
    guard let settings = coder.decodeState(Archived.self, of: NSLayoutManager.self) else { return nil }
    allowsNonContiguousLayout = settings.allowsNonContiguousLayout
    usesFontLeading = settings.usesFontLeading
  }

  /// Archives the settings.
  ///
  /// - Note: The text and the containers are not archived here, because an archived text belongs to no layout manager
  ///   on Linux.
  open func encode(with coder: NSCoder) {
    coder.encodeState(
      Archived(allowsNonContiguousLayout: allowsNonContiguousLayout, usesFontLeading: usesFontLeading), of: self)
  }

  /// The archived form of a layout manager.
  private struct Archived: Codable {
    let allowsNonContiguousLayout: Bool
    let usesFontLeading: Bool
  }

  /// The delegate, which adjusts lines and observes layout.
  ///
  /// It is not retained.
  open var delegate: (any NSLayoutManagerDelegate)? {
    get { managerDelegate }
    set {
      managerDelegate = newValue
      invalidateLines()
    }
  }

  // MARK: - Working with Text Storages and Containers

  /// The text storage, which retains the layout manager.
  ///
  /// It is not retained.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  /// Sets the attributes of the text that will be inserted into the empty text.
  func setEmptyLook(_ look: TextSource.Defaults) {
    emptyLook = look
    state.invalidate()
  }

  /// Called when the storage to which the manager belongs changes.
  func didMove(to newStorage: NSTextStorage?) {
    storage = newStorage
    invalidateText()
  }

  /// The containers of the text, in the order in which it fills them.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

  /// Inserts a container.
  ///
  /// The text in the containers after it is laid out again.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
    invalidateLines()
  }

  /// Removes a container.
  ///
  /// The text in the containers after it is laid out again.
  open func removeTextContainer(at index: Int) {
    let container = containers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    invalidateLines()
  }

  /// Called when the size or the shape of a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLines(after: container) }

  /// A Boolean value that indicates whether the layout of text may be performed out of order.
  ///
  /// The layout manager makes no use of the permission. The default is `false`.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that indicates whether parts of the text were laid out out of order.
  ///
  /// The value is always `false`.
  open var hasNonContiguousLayout: Bool { false }

  /// A Boolean value that indicates whether the leading of fonts is between lines.
  ///
  /// The system font has no leading. The default is `true`.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidateText() } }
  }

  // MARK: - Invalidating Layout

  /// Updates the lines for a change of the text.
  ///
  /// The text storage calls the method.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editMask: The kinds of the change.
  ///   - newCharRange: The range of the change in the current text.
  ///   - delta: The change in the length of the range.
  ///   - invalidatedCharRange: The range whose lines must be laid out.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    var state = state
    self.state = ContainerLayouts()
    state.update(textStorage, edited: invalidatedCharRange, changeInLength: delta, sourceDefaults)
    self.state = state
    didInvalidate()
  }

  /// Discards the lines of a range of characters.
  ///
  /// - Parameters:
  ///   - charRange: The range of characters.
  ///   - actualCharRange: On return, the range of the discarded lines.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(
      location: charRange.location, length: max(numberOfGlyphs - charRange.location, 0))
    invalidateText()
  }

  /// Causes a range of characters to be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in containers { container.onChange?() }
  }

  /// Causes a range of glyphs to be drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Measures and lays out the whole text again when it is needed.
  func invalidateText() {
    state.invalidate()
    didInvalidate()
  }

  private func invalidateLines(after container: NSTextContainer? = nil) {
    state.invalidateLines()
    didInvalidate()
  }

  private func didInvalidate() {
    for container in containers { container.onChange?() }
    managerDelegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: - Performing Layout

  /// Performs the layout of all characters up to the end of a range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { layOut() }
  /// Performs the layout of all glyphs up to the end of a range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut() }
  /// Performs the layout of the text in a container.
  open func ensureLayout(for container: NSTextContainer) { layOut() }
  /// Performs the layout of the text in a part of a container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { layOut() }

  // MARK: - Mapping Characters to Glyphs

  /// The number of glyphs.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the index of the character that a glyph represents.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of the glyph that represents a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a range of characters.
  ///
  /// - Parameters:
  ///   - charRange: The range of characters.
  ///   - actualCharRange: On return, the characters of the glyphs.
  @discardableResult
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
    -> NSRange
  {
    let range = limited(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of a range of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - actualGlyphRange: On return, the glyphs of the characters.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = limited(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  private func limited(_ range: NSRange) -> NSRange {
    let count = numberOfGlyphs
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }

  // MARK: - Getting Layout Information

  /// Returns the index of the first character that is in no container.
  open func firstUnlaidCharacterIndex() -> Int {
    let queries = LayoutQueries(self)
    return containers.map { NSMaxRange(queries.range(of: $0)) }.max() ?? 0
  }

  /// Returns the index of the first glyph that is in no container.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// Returns the container of a glyph; `nil` if it is in no container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: On return, the range of the glyphs in the container.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> NSTextContainer?
  {
    let queries = LayoutQueries(self)
    let container = queries.place(of: glyphIndex)?.container
    effectiveGlyphRange?.pointee =
      container.map(queries.range(of:)) ?? NSRange(location: NSNotFound, length: 0)
    return container
  }

  /// Returns the rectangle that the lines in a container use, with their padding.
  @discardableResult
  open func usedRect(for container: NSTextContainer) -> CGRect { LayoutQueries(self).usedRect(of: container) }

  /// Returns the rectangle of the line with a glyph, which includes the spacing of lines and paragraphs.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: On return, the range of the glyphs in the line.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    line(at: glyphIndex, effectiveGlyphRange)?.fragmentRect ?? .zero
  }

  /// Returns the rectangle that the line with a glyph uses, which includes the padding and the spacing of lines.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: On return, the range of the glyphs in the line.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> CGRect
  {
    line(at: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
  }

  private func line(at glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> LayoutQueries.Place? {
    let place = LayoutQueries(self).place(of: glyphIndex)
    effectiveRange?.pointee = place?.range ?? NSRange(location: NSNotFound, length: 0)
    return place
  }

  /// The rectangle of the line after the text, if the text is empty or ends with a line feed.
  open var extraLineFragmentRect: CGRect { LayoutQueries(self).extraLine?.fragmentRect ?? .zero }
  /// The rectangle that the line after the text uses.
  open var extraLineFragmentUsedRect: CGRect { LayoutQueries(self).extraLine?.usedRect ?? .zero }
  /// The container of the line after the text; `nil` if there is no such line.
  open var extraLineFragmentTextContainer: NSTextContainer? { LayoutQueries(self).extraLine?.container }

  /// Returns the position of a glyph on the baseline, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let place = LayoutQueries(self).place(of: glyphIndex) else { return .zero }
    let fragment = place.fragmentRect
    return CGPoint(
      x: place.extent(of: glyphIndex..<(glyphIndex + 1)).lowerBound - fragment.minX,
      y: place.line.baseline - fragment.minY)
  }

  /// Returns the size of an attachment; a width and a height of -1 if the glyph is not that of an attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex), let place = LayoutQueries(self).place(of: glyphIndex) else {
      return CGSize(width: -1, height: -1)
    }
    let paragraph = place.line.paragraph
    let attachment = paragraph.attachments.values.first { paragraph.offset($0.index) == glyphIndex }
    return attachment?.bounds.size ?? CGSize(width: -1, height: -1)
  }

  /// Returns the glyphs that an ellipsis represents; a location of `NSNotFound` if the line has no ellipsis.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    LayoutQueries(self).place(of: glyphIndex)?.line.truncatedRange.map { NSRange($0) }
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the range of the glyphs in a container.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange { LayoutQueries(self).range(of: container) }

  /// Returns the smallest rectangle that contains the glyphs of a range in a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    LayoutQueries(self).boundingRect(of: glyphRange, in: container)
  }

  /// Returns the range of the glyphs in the lines that intersect a rectangle.
  @discardableResult
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    LayoutQueries(self).range(in: bounds, of: container)
  }

  /// Returns the glyph at or nearest to a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - container: The container.
  ///   - partialFraction: On return, the part of the glyph's width that is before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = LayoutQueries(self).glyph(at: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph at or nearest to a point in a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the part of a glyph's width that is before a point in a container.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character at or nearest to a point in a container.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - container: The container.
  ///   - partialFraction: On return, the part of the character's width that is before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Calls a closure for each line that contains glyphs of a range.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - block: The closure, with the rectangle of the line, its used rectangle, its container, its glyphs, and a
  ///     value that it sets to `true` to end the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for place in LayoutQueries(self).places(of: glyphRange) where !stop.boolValue {
      block(place.fragmentRect, place.usedRect, place.container, place.range, &stop)
    }
  }

  /// Calls a closure for rectangles that together contain the glyphs of a range in a container.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - selectedRange: The range of the selection, whose rectangles extend to the edge of the container; a location
  ///     of `NSNotFound` for rectangles that contain only the glyphs.
  ///   - textContainer: The container.
  ///   - block: The closure, with a rectangle and a value that it sets to `true` to end the enumeration.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let queries = LayoutQueries(self)
    let rects =
      selectedRange.location == NSNotFound
      ? queries.rects(of: glyphRange, in: textContainer)
      : queries.selectionRects(of: NSIntersectionRange(glyphRange, selectedRange), in: textContainer)
    var stop: ObjCBool = false
    for rect in rects where !stop.boolValue { block(rect, &stop) }
  }

  // MARK: - Drawing

  /// Draws the background colors of glyphs in the current graphics context.
  ///
  /// A subclass that draws more behind the text overrides the method.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of the glyphs, which are in one container.
  ///   - origin: The origin of the container in the context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgrounds(of: glyphsToShow, at: origin)
  }

  /// Draws glyphs in the current graphics context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of the glyphs, which are in one container.
  ///   - origin: The origin of the container in the context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, at: origin) }

  /// Fills rectangles behind text with a color.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles, in the coordinates of the context.
  ///   - rectCount: The number of the rectangles.
  ///   - charRange: The range of the characters with the color.
  ///   - color: The color, which is the fill color of the context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
  }
}
