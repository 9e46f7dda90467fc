/// The properties of an image besides its content.
struct ImageAttributes: Equatable, Sendable {
  /// The caps of a resizable image, and the mode in which the other parts fill their rectangles.
  struct Resizing: Equatable, Sendable {
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  /// The number of pixels per point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  /// The caps and the mode, or `nil` for an image that is stretched as a whole.
  var resizing: Resizing?
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// The images of an animated image, and the duration of their sequence in seconds.
  var frames: [UIImage]?
  var duration: TimeInterval = 0
}
