/// A typeface at a point size.
///
/// Fonts are immutable and can be used from any thread.
///
/// - Note: The system font of the runtime is Helvetica, because Apple's font cannot be redistributed and fonts with the
///   widths of Helvetica are available on every machine. Its line height is that of Apple's system font.
// Unchecked because an open class cannot be checked: the stored properties are immutable.
open class UIFont: _RuntimeValueObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The typeface.
  let typeface: Typeface
  /// The origin of the font's size.
  let origin: FontOrigin

  // MARK: - Getting the Font's Metrics

  /// The size of the font, in points.
  public let pointSize: CGFloat

  init(typeface: Typeface, size: CGFloat, origin: FontOrigin = .size) {
    self.typeface = typeface
    pointSize = size.isFinite ? max(0, size) : 0
    self.origin = origin
  }

  /// Creates the system font without a size.
  public override convenience init() {
    self.init(typeface: Typeface(family: .sans, weight: .regular), size: 0)
  }

  /// Creates the font with a name, such as `Helvetica-Bold`.
  ///
  /// Returns `nil` if the font is not available.
  ///
  /// The most common families of iOS are available by name. All are drawn, and have the character widths, as Helvetica
  /// or Courier.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFamily.face(named: fontName) else { return nil }
    self.init(typeface: face, size: fontSize)
  }

  /// Creates a font from a descriptor.
  ///
  /// A size of 0 uses the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      typeface: descriptor.typeface, size: pointSize > 0 ? pointSize : descriptor.effectiveSize,
      origin: pointSize > 0 && pointSize != descriptor.pointSize ? .size : descriptor.origin)
  }

  // MARK: - Archiving

  open class var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive.
  public required init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    typeface = descriptor.typeface
    pointSize = descriptor.pointSize
    origin = descriptor.origin
    super.init()
  }

  /// Archives the font as its descriptor.
  open func encode(with coder: NSCoder) { fontDescriptor.encode(with: coder) }

  // MARK: - Getting the Font's Dimensions

  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { pointSize * typeface.family.metrics.ascender }
  /// The distance from the baseline to the bottom of a line, in points; a negative number.
  open var descender: CGFloat { pointSize * typeface.family.metrics.descender }
  /// The height of a line, in points.
  open var lineHeight: CGFloat {
    let metrics = typeface.family.metrics
    return pointSize * (metrics.ascender - metrics.descender)
  }
  /// The distance between lines in addition to their height, in points.
  open var leading: CGFloat { pointSize * typeface.family.metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * typeface.family.metrics.capHeight }
  /// The height of lowercase letters without ascenders, in points.
  open var xHeight: CGFloat { pointSize * typeface.family.metrics.xHeight }

  // MARK: - Getting Font Name Attributes

  /// The name of the family.
  open var familyName: String { typeface.family.rawValue }
  /// The name of the face.
  open var fontName: String { typeface.faceName }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(typeface: typeface, size: pointSize, origin: origin)
  }

  /// The names of the families that are available by name.
  public class var familyNames: [String] { FontFamily.named.map(\.rawValue) }

  /// Returns the names of the fonts in a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily(rawValue: familyName)?.faceNames ?? []
  }

  /// Returns the same typeface at another point size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(typeface: typeface, size: fontSize) }

  // MARK: - Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return typeface == other.typeface && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The name of the font, its weight, its style and its size.
  open override var description: String {
    """
    <UICTFont: \(ObjectAddress(self))> font-family: "\(fontName)"; \
    font-weight: \(typeface.isBold ? "bold" : "normal"); font-style: \(typeface.isItalic ? "italic" : "normal"); \
    font-size: \(String(format: "%.2f", pointSize))pt
    """
  }

  /// Returns the font itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
