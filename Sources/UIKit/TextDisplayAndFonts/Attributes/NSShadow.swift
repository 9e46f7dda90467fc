/// The shadow of text: its offset, blur, and color.
// Not checked for sendability, as on Apple's platforms: use a shadow where it was made.
open class NSShadow: _RuntimeValueObject, NSCopying {
  /// The offset of the shadow from the text, to the right and down.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's `UIColor`: the default is black with an opacity of one third; `nil` for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Creates a shadow that cannot be seen, for it is exactly behind the text.
  public override init() { super.init() }

  /// Returns a shadow with equal attributes.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether another object is a shadow with equal attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
