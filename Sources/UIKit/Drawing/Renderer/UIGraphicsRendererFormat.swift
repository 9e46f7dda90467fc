/// The configuration of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer, in points, which the renderer sets.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public required override init() { super.init() }

  /// Returns the preferred format for the device.
  open class func preferred() -> Self { self.init() }

  /// Returns the default format.
  open class func `default`() -> Self { self.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The configuration of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Constants that specify the range of an image's colors.
  public enum Range: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// The range of the device.
    case automatic = 0
    /// An extended range.
    case extended = 1
    /// The standard range.
    case standard = 2
  }

  /// The number of pixels per point.
  ///
  /// The default is the scale of the screen, for which 0 stands as well.
  open var scale: CGFloat = GraphicsScale.ofScreen

  /// The scale with which images are drawn; 0 stands for that of the screen.
  var usedScale: CGFloat { scale > 0 ? scale : GraphicsScale.ofScreen }

  /// A Boolean value that indicates whether the image is opaque.
  ///
  /// The default is `false`. An opaque image is black where nothing is drawn.
  open var opaque = false

  /// The range of colors.
  ///
  /// Displays show the standard range.
  open var preferredRange = Range.automatic

  /// Creates a format with the scale of the screen.
  public required init() { super.init() }

  /// Creates a format for an environment.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.bounds, copy.scale, copy.opaque, copy.preferredRange) = (bounds, scale, opaque, preferredRange)
    return copy
  }
}
