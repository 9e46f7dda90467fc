/// The scale of a scroll view's content, and the pinch that changes it.
///
/// The scale is the transform of one view, which the delegate returns. The content has the size of that view's frame,
/// whose origin does not change. Only the content offset determines the position of the view relative to the visible
/// area; an app that centers small content moves the view or sets insets.
@MainActor
struct ZoomState {
  var scale: CGFloat = 1
  var pinch: ZoomPinchGestureRecognizer?
  /// The pinch that is in progress.
  var gesture: Gesture?
  /// A Boolean value that indicates whether the content is returning to a limit of its scale.
  var isBouncing = false
  /// A Boolean value that indicates whether the size of the content changes with the scale at present.
  ///
  /// The offset follows.
  var isChanging = false
  var isAnimating = false
  /// The latest animated change of the scale, until it has ended.
  var animation: Animation?

  /// An animated change of the scale of a view.
  final class Animation {
    let view: UIView
    /// A Boolean value that indicates whether the app has ended the change.
    var isStopped = false

    init(of view: UIView) { self.view = view }
  }

  /// The beginning of a pinch.
  struct Gesture {
    let startScale: CGFloat
    /// The point of the view for zooming that follows the touches, in the coordinates of that view.
    var anchor: CGPoint
    /// The number of touches that the anchor follows.
    var numberOfTouches: Int
  }

  var isPinching: Bool { gesture != nil }

  /// The resistance of content beyond its limits: it is scaled by this power of the excess.
  static let resistance: CGFloat = 0.3
  static let duration: TimeInterval = 0.3
}
