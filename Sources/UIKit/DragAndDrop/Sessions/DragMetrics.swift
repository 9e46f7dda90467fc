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

  static let liftDuration: TimeInterval = 0.3
  static let gatherDuration: TimeInterval = 0.3
  static let dropDuration: TimeInterval = 0.4
}
