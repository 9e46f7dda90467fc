/// The positions of a screen's pixels, in points.
struct PixelGrid {
  private let scale: CGFloat

  /// A grid of so many pixels a point.
  init(scale: CGFloat) { self.scale = max(scale, 1) }

  /// The length of a pixel, in points.
  var pixel: CGFloat { 1 / scale }

  /// Returns the nearest place between two pixels.
  ///
  /// A middle is taken for one also when adding up has left it a little short; which way it goes must not depend on the
  /// order in which constraints were solved.
  func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    return (pixels + (pixels < 0 ? -0.001 : 0.001)).rounded() / scale
  }

  /// Returns the offset of scrolled content for a value, of which a middle between two pixels is rounded up, as
  /// observed on iOS.
  func offset(_ value: CGFloat) -> CGFloat {
    let pixels = (value * scale + 0.5 + 1e-6).rounded(.down)
    return pixels.isFinite ? pixels / scale : value
  }

  /// Returns the rectangle with its sides moved to the nearest places between pixels.
  ///
  /// A size of whole pixels stays as it is, wherever the rectangle lies: sides that are rounded one by one could differ
  /// by a pixel more, and their difference would not be the number that a constraint contains.
  func nearest(_ rect: CGRect) -> CGRect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return CGRect(
      x: x, y: y, width: wholeLength(rect.width) ?? nearest(rect.maxX) - x,
      height: wholeLength(rect.height) ?? nearest(rect.maxY) - y)
  }

  /// Returns a length of whole pixels without what adding up has left; `nil` for a length between pixels.
  private func wholeLength(_ length: CGFloat) -> CGFloat? {
    let pixels = (length * scale).rounded()
    return abs(length * scale - pixels) < 0.0001 ? pixels / scale : nil
  }

  /// Returns the least number of whole pixels that has room for a length; what rounding has added takes none.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

  /// Returns the greatest number of whole pixels for which a length has room, without what rounding has taken.
  func down(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }
}

extension UIView {
  /// The pixels of the screen that the view is on, or of the device's own.
  var pixelGrid: PixelGrid { PixelGrid(scale: windowStorage?.screen.scale ?? UIScreen.main.scale) }
}
