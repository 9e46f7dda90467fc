/// The line around a background.
struct BackgroundStroke: Equatable {
  var color: UIColor
  /// The width in points, which is larger than 0.
  var width: CGFloat
}
