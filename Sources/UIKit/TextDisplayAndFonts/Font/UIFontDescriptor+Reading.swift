extension UIFontDescriptor {
  /// Creates a descriptor from attributes.
  ///
  /// The values of another descriptor apply where the attributes specify none.
  convenience init(
    reading attributes: [AttributeName: Any], onto typeface: Typeface, size: CGFloat, origin: FontOrigin
  ) {
    var face = typeface
    var size = size
    var origin = origin
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      let font = UIFont.preferredFont(forTextStyle: style)
      (face, size, origin) = (font.typeface, font.pointSize, font.origin)
    }
    if let family = attributes[.family] as? String {
      let found = FontFamily(rawValue: family) ?? .helvetica
      face = Typeface(family: found, weight: .init(web: face.weight), isItalic: face.isItalic)
    }
    if let style = attributes[.face] as? String {
      face =
        face.family.face(styled: style)
        ?? face.with(isBold: style.contains("Bold"), isItalic: style.contains("Italic") || style.contains("Oblique"))
    }
    if let name = attributes[.name] as? String, let found = FontFamily.face(named: name) { face = found }
    if let traits = attributes[.traits] as? [TraitKey: Any] { face = Self.face(face, with: traits) }
    face.features = attributes[.featureSettings].map(FontFeature.read) ?? typeface.features
    // The attributes of the font of a text style contain its size.
    if let told = Self.number(attributes[.size]), told != size { (size, origin) = (told, .size) }
    self.init(typeface: face, size: size, origin: origin)
  }

  private static func face(_ face: Typeface, with traits: [TraitKey: Any]) -> Typeface {
    var face = face
    if let bits = traits[.symbolic] as? UInt32 {
      let symbolic = SymbolicTraits(rawValue: bits)
      face = face.with(isBold: symbolic.contains(.traitBold), isItalic: symbolic.contains(.traitItalic))
    }
    guard traits[.weight] != nil || traits[.slant] != nil else { return face }
    let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight])
    let slant = number(traits[.slant])
    return Typeface(
      family: face.family, weight: weight.map { UIFont.Weight($0) } ?? .init(web: face.weight),
      isItalic: slant.map { $0 > 0 } ?? face.isItalic)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value.finite
    case let value as Double: CGFloat(value).finite
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value).finite
    case let value as NSNumber: CGFloat(value.doubleValue).finite
    default: nil
    }
  }
}
