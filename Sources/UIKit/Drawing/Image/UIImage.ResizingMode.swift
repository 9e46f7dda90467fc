extension UIImage {
  /// Constants that specify how the inner parts of a resizable image fill their rectangles.
  public enum ResizingMode: Int, Sendable {
    /// The parts are repeated.
    case tile
    /// The parts are stretched.
    case stretch
  }

  /// Returns the image with caps that keep their size when the image is resized.
  ///
  /// The other parts are repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps that keep their size, and a resizing mode for the other parts.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
  }

  /// The insets of the parts that keep their size, or zero for an image that is not resizable.
  public var capInsets: UIEdgeInsets { attributes.resizing?.capInsets ?? .zero }

  /// The mode in which the parts other than the caps fill their rectangles.
  ///
  /// The default is `tile`. An image that is not resizable is drawn as a whole.
  public var resizingMode: ResizingMode { attributes.resizing?.mode ?? .tile }

  // MARK: - Alignment and Direction

  /// Returns the image with insets for its alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The insets of the alignment rectangle.
  ///
  /// An image view has the insets of its image.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Returns a version of the image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }
}

extension UIImage.Orientation {
  /// The orientation that shows the image mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The transform from the stored image to the displayed one.
  ///
  /// Both are squares of size 1 with the origin at the top left.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
