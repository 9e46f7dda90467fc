/// A typeface at a size.
///
/// Fonts never change, so they may be used from anywhere.
///
/// - Note: The runtime's system font is Helvetica, whose widths are shared by fonts that every machine
///   has, in place of Apple's own, which may not be copied. Its lines are as high as those of Apple's system font.
// Unchecked because an open class cannot be checked: what is stored here is immutable.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the letters look like.
  let typeface: Typeface

  // MARK: - Getting the Font's Metrics

  /// The size in points.
  public let pointSize: CGFloat

  init(typeface: Typeface, size: CGFloat) {
    self.typeface = typeface
    pointSize = size
  }

  /// The highest point of a line above its baseline.
  open var ascender: CGFloat { pointSize * Typeface.ascender }
  /// The lowest point of a line below its baseline, negative.
  open var descender: CGFloat { pointSize * Typeface.descender }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }
  /// The room between lines beside their height.
  open var leading: CGFloat { 0 }
  /// The height of capitals.
  open var capHeight: CGFloat { pointSize * Typeface.capHeight }
  /// The height of small letters without ascenders.
  open var xHeight: CGFloat { pointSize * Typeface.xHeight }

  // MARK: - Getting Font Name Attributes

  /// The name of the family.
  open var familyName: String { typeface.familyName }
  /// The name of the face.
  open var fontName: String { typeface.faceName }

  /// The same face at another size.
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

  /// The font itself: it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
