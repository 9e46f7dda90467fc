/// A collection of font attributes, from which a font can be created.
///
/// Descriptors are immutable: the methods whose names begin with `with` return new descriptors.
// Unchecked because an open class cannot be checked: the stored properties are immutable.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let typeface: Typeface
  let origin: FontOrigin

  /// The point size; 0 if the descriptor does not specify one.
  public let pointSize: CGFloat

  init(typeface: Typeface, size: CGFloat, origin: FontOrigin = .size) {
    self.typeface = typeface
    self.origin = origin
    pointSize = size.isFinite ? max(0, size) : 0
    super.init()
  }

  // MARK: - Creating a Font Descriptor

  /// Creates a descriptor of the font with a name, or of Helvetica if the name is unknown.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(typeface: FontFamily.face(named: fontName) ?? Self.fallback, size: size)
  }

  /// Creates a descriptor from attributes.
  ///
  /// The attributes can be the name or the family, the face, the size, the text style, and the traits.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(reading: attributes, onto: Self.fallback, size: 0, origin: .size)
  }

  /// Returns the descriptor of a text style at the preferred size of the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the preferred size of the given traits.
  ///
  /// If the traits are `nil`, the current traits are used.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private static let fallback = Typeface(family: .helvetica, weight: .regular)

  // MARK: - Archiving

  /// The archived form of a descriptor.
  private struct Archived: Codable {
    let typeface: Typeface
    let size: CGFloat
    let origin: FontOrigin
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    guard let descriptor = coder.decodeState(Archived.self, of: UIFontDescriptor.self) else { return nil }
    typeface = descriptor.typeface
    pointSize = descriptor.size
    origin = descriptor.origin
    super.init()
  }

  /// Archives the typeface, the size, and the text style.
  open func encode(with coder: NSCoder) {
    coder.encodeState(Archived(typeface: typeface, size: pointSize, origin: origin), of: self)
  }

  // MARK: - Querying a Font Descriptor

  /// The PostScript name of the font.
  open var postscriptName: String { typeface.faceName }

  /// The symbolic traits of the font, such as bold, italic, or monospaced.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if typeface.isBold { traits.insert(.traitBold) }
    if typeface.isItalic { traits.insert(.traitItalic) }
    if typeface.family.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes of the descriptor, from which an equal descriptor can be created: the name, the size, the text
  /// style, and the typographic features.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName]
    if pointSize > 0 { attributes[.size] = pointSize }
    if case .textStyle(let style) = origin { attributes[.textStyle] = style }
    if !typeface.features.isEmpty { attributes[.featureSettings] = typeface.features.map(\.setting) }
    return attributes
  }

  /// Returns the value of an attribute, or that of the font if the descriptor does not specify one.
  ///
  /// The font has a family, a face, and traits. The result is `nil` for other attributes.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute] ?? valueOfFont(for: anAttribute)
  }

  private func valueOfFont(for attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: typeface.family.rawValue
    case .face: typeface.styleName
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(web: typeface.weight).rawValue,
        .slant: CGFloat(typeface.isItalic ? 1 : 0), .width: CGFloat(0),
      ] as [TraitKey: Any]
    default: nil
    }
  }

  /// The point size of the font; 12 where the descriptor does not specify one.
  var effectiveSize: CGFloat { pointSize > 0 ? pointSize : 12 }

  // MARK: - Creating New Font Descriptors

  /// Returns a descriptor with another point size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(typeface: typeface, size: newPointSize)
  }

  /// Returns a descriptor of the font in the same family with exactly the given traits.
  ///
  /// Returns `nil` if the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else { return nil }
    var face = typeface.with(
      isBold: symbolicTraits.contains(.traitBold), isItalic: symbolicTraits.contains(.traitItalic))
    if symbolicTraits.contains(.traitMonoSpace), !face.family.isMonospaced {
      // Only the system font has a monospaced counterpart.
      guard face.family == .sans else { return nil }
      face = Typeface(family: .monospaced, weight: .init(web: face.weight), isItalic: face.isItalic)
    }
    return UIFontDescriptor(typeface: face, size: pointSize, origin: origin)
  }

  /// Returns a descriptor of the system font in another design.
  ///
  /// Returns `nil` if the descriptor is not one of the system font, or there is no such design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let family: FontFamily? =
      switch design {
      case .default: .sans
      case .monospaced: .monospaced
      case .rounded: .rounded
      case .serif: .serif
      default: nil
      }
    guard typeface.family.isSystem, let family else { return nil }
    let face = Typeface(family: family, weight: .init(web: typeface.weight), isItalic: typeface.isItalic)
    return UIFontDescriptor(typeface: face, size: pointSize, origin: origin)
  }

  /// Returns a descriptor of the same face in another family.
  ///
  /// If it is not available, the family is Helvetica.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor with additional attributes, which replace existing attributes of the same name.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(reading: attributes, onto: typeface, size: pointSize, origin: origin)
  }

  // MARK: - Copying and Comparing

  /// Returns the descriptor itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a descriptor of the same face and size.
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
