/// The positions of rows on a wheel as seen from the front.
///
/// The rows lie on the surface of a cylinder whose diameter is the height of the wheel. A row at a distance from the
/// selected row, measured along the surface, appears nearer to the center and lower.
struct WheelGeometry {
  let height: CGFloat
  let rowHeight: CGFloat

  struct Place {
    /// The distance of the row's center from the center of the wheel.
    var distance: CGFloat
    var scale: CGSize
    var opacity: CGFloat
  }

  private var radius: CGFloat { max(height / 2, 1) }

  /// The number of rows above and below the selected row that are visible.
  var visibleRows: Int { rowHeight > 0 ? Int((radius * .pi / 2 / rowHeight).rounded(.up)) : 0 }

  /// Returns the position of a row at a distance along the surface, or `nil` if it is on the back.
  func place(at distance: CGFloat) -> Place? {
    let angle = distance / radius
    guard abs(angle) < .pi / 2 else { return nil }
    let depth = cos(angle)
    return Place(
      distance: radius * sin(angle), scale: CGSize(width: 1 - 0.1 * (1 - depth), height: depth),
      opacity: abs(distance) < rowHeight / 2 ? 1 : 0.55 * depth)
  }

  /// Returns the distance along the surface of a point at a distance from the center.
  func distance(at place: CGFloat) -> CGFloat { radius * asin(min(max(place / radius, -1), 1)) }
}
