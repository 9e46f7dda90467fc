/// The elements of common shapes.
package enum PathShapes {
  /// The distance of the control points of a quarter circle from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  package static func rect(_ rect: CGRect) -> [PathElement] {
    let corners = rect.corners
    return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
  }

  package static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    let circle = arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    return circle.map { $0.mapped { $0.applying(place) } } + [.close]
  }

  /// Returns a rectangle with rounded corners of given sizes.
  ///
  /// The order is clockwise from the top left if the y axis points down.
  package static func roundedRect(_ rect: CGRect, corners: [CGSize]) -> [PathElement] {
    let places = rect.corners
    var elements: [PathElement] = []
    // The directions of the sides before each corner; the following entry is the side after it.
    let entering = [CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)]
    for index in [1, 2, 3, 0] {
      let (corner, size) = (places[index], corners[index])
      let (before, after) = (entering[index], entering[(index + 1) % 4])
      func away(_ direction: CGVector, _ fraction: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + direction.dx * size.width * fraction, y: corner.y + direction.dy * size.height * fraction)
      }
      let start = away(before, -1)
      elements.append(elements.isEmpty ? .move(CGPoint(x: places[0].x + corners[0].width, y: rect.minY)) : .line(start))
      if elements.count == 1 { elements.append(.line(start)) }
      guard size.width > 0, size.height > 0 else { continue }
      elements.append(
        .curve(control1: away(before, quarter - 1), control2: away(after, 1 - quarter), end: away(after, 1)))
    }
    return elements + [.close]
  }

  /// Returns an arc of a circle, which begins with a move.
  ///
  /// Angles increase from the x axis to the y axis.
  package static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) -> [PathElement] {
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * exact(cos(angle)), y: center.y + radius * exact(sin(angle)))
    }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    var elements: [PathElement] = [.move(place(startAngle))]
    for index in 0..<count {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (place(from), place(to))
      elements.append(
        .curve(
          control1: CGPoint(x: start.x - reach * exact(sin(from)), y: start.y + reach * exact(cos(from))),
          control2: CGPoint(x: end.x + reach * exact(sin(to)), y: end.y - reach * exact(cos(to))), end: end))
    }
    return elements
  }

  /// Returns the angle that an arc covers in a direction.
  ///
  /// It is at least a full circle if the angles differ by that much, and a full circle in both directions if they
  /// differ by full turns.
  package static func delta(from startAngle: CGFloat, to endAngle: CGFloat, decreasing: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let distance = decreasing ? startAngle - endAngle : endAngle - startAngle
    var turns = distance.truncatingRemainder(dividingBy: full)
    if turns < 0 { turns += full }
    if abs(distance) > 1e-9, turns < 1e-9 { turns = full } else if distance >= full { turns += full }
    return decreasing ? -turns : turns
  }

  /// Returns the arc that is tangent to two lines: from the current point to a corner, and from there to an end.
  package static func arc(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat) -> [PathElement] {
    let before = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(before.dx, before.dy), hypot(after.dx, after.dy))
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return [.move(corner)] }
    let unit1 = CGVector(dx: before.dx / lengths.0, dy: before.dy / lengths.0)
    let unit2 = CGVector(dx: after.dx / lengths.1, dy: after.dy / lengths.1)
    let angle = acos(max(-1, min(1, unit1.dx * unit2.dx + unit1.dy * unit2.dy)))
    // The lines are parallel, so there is no corner.
    guard sin(angle) > 1e-9 else { return [.move(corner)] }
    let distance = radius / tan(angle / 2)
    let middle = CGVector(dx: unit1.dx + unit2.dx, dy: unit1.dy + unit2.dy)
    let reach = radius / sin(angle / 2) / hypot(middle.dx, middle.dy)
    let center = CGPoint(x: corner.x + middle.dx * reach, y: corner.y + middle.dy * reach)
    let first = CGPoint(x: corner.x + unit1.dx * distance, y: corner.y + unit1.dy * distance)
    let last = CGPoint(x: corner.x + unit2.dx * distance, y: corner.y + unit2.dy * distance)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let endAngle = atan2(last.y - center.y, last.x - center.x)
    let turnsLeft = unit1.dx * unit2.dy - unit1.dy * unit2.dx > 0
    return arc(
      center: center, radius: radius, startAngle: startAngle,
      delta: delta(from: startAngle, to: endAngle, decreasing: turnsLeft))
  }

  /// Returns 0 for the rounding error of a trigonometric function, or the value itself.
  private static func exact(_ value: CGFloat) -> CGFloat { abs(value) < 1e-12 ? 0 : value }
}
