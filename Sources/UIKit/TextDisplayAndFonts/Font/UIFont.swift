/// A typeface at a size.
///
/// Fonts never change, so they may be used from anywhere.
///
/// - Note: The runtime's system font is Helvetica, whose widths are shared by fonts that every machine
///   has, in place of Apple's own, which may not be copied. Its lines are as high as those of Apple's system font.
// Unchecked because an open class cannot be checked: what is stored here is immutable.
open class UIFont: _RuntimeValueObject, NSCopying, @unchecked Sendable {
  /// The typeface.
  let typeface: Typeface
  /// The origin of the size.
  let origin: FontOrigin

  // MARK: - Getting the Font's Metrics

  /// The size in points.
  public let pointSize: CGFloat

  init(typeface: Typeface, size: CGFloat, origin: FontOrigin = .size) {
    self.typeface = typeface
    pointSize = size.isFinite ? max(0, size) : 0
    self.origin = origin
  }

  /// Creates the font of a name, such as `Helvetica-Bold`; `nil` if there is none.
  ///
  /// The names of the families Helvetica, Helvetica Neue, Arial, Courier, Courier New and Menlo are known; all are
  /// drawn, and measured across, as Helvetica or Courier.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFamily.face(named: fontName) else { return nil }
    self.init(typeface: face, size: fontSize)
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      typeface: descriptor.typeface, size: pointSize > 0 ? pointSize : descriptor.effectiveSize,
      origin: pointSize > 0 && pointSize != descriptor.pointSize ? .size : descriptor.origin)
  }

  /// The highest point of a line above its baseline.
  open var ascender: CGFloat { pointSize * typeface.family.metrics.ascender }
  /// The lowest point of a line below its baseline, negative.
  open var descender: CGFloat { pointSize * typeface.family.metrics.descender }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }
  /// The distance between lines in addition to their height.
  open var leading: CGFloat { pointSize * typeface.family.metrics.leading }
  /// The height of capitals.
  open var capHeight: CGFloat { pointSize * typeface.family.metrics.capHeight }
  /// The height of small letters without ascenders.
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

  /// The families that fonts can be found in by name.
  public class var familyNames: [String] { FontFamily.named.map(\.rawValue) }

  /// Returns the names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.named.first { $0.rawValue == familyName }?.faces.map(\.faceName) ?? []
  }

  /// Returns the same face at another size.
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

  open override var description: String { "UIFont(\(fontName), \(pointSize) pt)" }

  /// Returns the font itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
