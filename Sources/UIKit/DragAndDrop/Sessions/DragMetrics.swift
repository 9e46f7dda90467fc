/// The dimensions and durations of drags.
///
/// They are approximations of those of iOS 17, not measured on a device.
enum DragMetrics {
  static let liftScale: CGFloat = 1.04
  /// The largest part of the screen's shorter side that a preview covers while it is dragged.
  static let largestPart: CGFloat = 0.6
  /// The distance between the previews of several items.
  static let stackOffset: CGFloat = 6
  /// The opacity of the content of a row or item that is dragged.
  static let sourceAlpha: CGFloat = 0.5
  static let badgeSize: CGFloat = 24
  /// The opacity of the highlight of a view that a drag can activate.
  static let springHighlight: CGFloat = 0.2
  /// The movement with which a drag does not rest any more.
  static let springSlop: CGFloat = 10

  static let liftDuration: TimeInterval = 0.3
  static let gatherDuration: TimeInterval = 0.3
  static let dropDuration: TimeInterval = 0.4
  /// The time for which a drag rests over a view until the view blinks.
  static let springDelay: TimeInterval = 0.7
  /// The time for which a view blinks until it is activated.
  static let springBlink: TimeInterval = 0.4
}
