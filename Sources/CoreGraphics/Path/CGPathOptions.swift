/// The rules that determine the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The winding rule: a point is inside if its winding number is not 0.
  case winding
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd

  func includes(_ winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the inside by the winding rule.
  case fill
  /// Fills the inside by the even-odd rule.
  case eoFill
  /// Draws a line along the path.
  case stroke
  /// Fills the inside by the winding rule, and draws a line along the path.
  case fillStroke
  /// Fills the inside by the even-odd rule, and draws a line along the path.
  case eoFillStroke
}

/// The shapes of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends in a semicircle around its last point.
  case round
  /// The line extends beyond its last point by half of its width.
  case square
}

/// The shapes of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet.
  case miter
  /// The corner is rounded.
  case round
  /// The corner is cut off.
  case bevel
}
