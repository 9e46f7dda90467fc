/// The shadow of text: its offset, blur, and color.
// Not `Sendable`, as on Apple's platforms: a shadow must be used in the isolation domain that created it.
open class NSShadow: _RuntimeValueObject, NSCopying {
  /// The offset of the shadow from the text.
  ///
  /// Positive values extend to the right and down.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; `nil` for no shadow.
  ///
  /// The default is black with an opacity of one third.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Creates a shadow without an offset and a blur.
  ///
  /// It is not visible, because it is exactly behind the text.
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
