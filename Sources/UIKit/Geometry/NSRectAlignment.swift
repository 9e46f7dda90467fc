/// Places of a rectangle at the edges or corners of another one.
public enum NSRectAlignment: Int, Sendable {
  /// At no edge.
  case none = 0
  /// At the top edge.
  case top
  /// At the corner of the top and the leading edge.
  case topLeading
  /// At the leading edge.
  case leading
  /// At the corner of the bottom and the leading edge.
  case bottomLeading
  /// At the bottom edge.
  case bottom
  /// At the corner of the bottom and the trailing edge.
  case bottomTrailing
  /// At the trailing edge.
  case trailing
  /// At the corner of the top and the trailing edge.
  case topTrailing

  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
