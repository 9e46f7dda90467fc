/// A collection of font attributes, from which a font can be created.
///
/// Descriptors never change: the functions that begin with `with` return others.
// Unchecked because an open class cannot be checked: what is stored here is immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let typeface: Typeface
  let origin: FontOrigin

  /// The size; 0 if it is not specified.
  public let pointSize: CGFloat

  init(typeface: Typeface, size: CGFloat, origin: FontOrigin = .size) {
    self.typeface = typeface
    self.origin = origin
    pointSize = size.isFinite ? max(0, size) : 0
    super.init()
  }

  // MARK: - Creating a Font Descriptor

  /// Creates a descriptor of the font of a name; for an unknown one, of Helvetica.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(typeface: FontFamily.face(named: fontName) ?? Self.fallback, size: size)
  }

  /// Creates a descriptor from attributes: name or family, face, size, text style, traits.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(reading: attributes, onto: Self.fallback, size: 0, origin: .size)
  }

  /// Returns the descriptor of a text style at the preferred size of the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the preferred size of the traits; `nil` for the current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private static let fallback = Typeface(family: .helvetica, weight: .regular)

  // MARK: - Querying a Font Descriptor

  /// The name of the face.
  open var postscriptName: String { typeface.faceName }

  /// The symbolic traits of the font, such as bold, italic, or monospaced.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if typeface.isBold { traits.insert(.traitBold) }
    if typeface.isItalic { traits.insert(.traitItalic) }
    if typeface.family.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes that make the same font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .family: typeface.family.rawValue]
    if pointSize > 0 { attributes[.size] = pointSize }
    if case .textStyle(let style) = origin { attributes[.textStyle] = style }
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(web: typeface.weight).rawValue,
      .slant: CGFloat(typeface.isItalic ? 1 : 0),
    ]
    return attributes
  }

  /// Returns one of the attributes.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The point size of the font; 12 where the descriptor does not specify one.
  var effectiveSize: CGFloat { pointSize > 0 ? pointSize : 12 }

  // MARK: - Creating New Font Descriptors

  /// Returns a descriptor of another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface: typeface, size: newPointSize)
  }

  /// Returns a descriptor of the font of the same family with exactly these traits; `nil` if there is none.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else { return nil }
    var face = typeface.with(
      isBold: symbolicTraits.contains(.traitBold), isItalic: symbolicTraits.contains(.traitItalic))
    if symbolicTraits.contains(.traitMonoSpace), !face.family.isMonospaced {
      // Only the system's font has a sister of one width.
      guard face.family == .sans else { return nil }
      face = Typeface(family: .monospaced, weight: .init(web: face.weight), isItalic: face.isItalic)
    }
    return UIFontDescriptor(typeface: face, size: pointSize, origin: origin)
  }

  /// Returns a descriptor of the system's font in another design; `nil` if this is another font or the design is not
  /// available.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let family: FontFamily? =
      switch design {
      case .default: .sans
      case .monospaced: .monospaced
      default: nil
      }
    guard typeface.family.isSystem, let family else { return nil }
    let face = Typeface(family: family, weight: .init(web: typeface.weight), isItalic: typeface.isItalic)
    return UIFontDescriptor(typeface: face, size: pointSize, origin: origin)
  }

  /// Returns a descriptor of the same face in another family, or in Helvetica if the family is not available.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor with further attributes, which win over those that it has.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(reading: attributes, onto: typeface, size: pointSize, origin: origin)
  }

  // MARK: - Copying and Comparing

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Descriptors of one face and size are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return typeface == other.typeface && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
