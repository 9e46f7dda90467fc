extension UIGestureRecognizer {
  /// The current state a gesture recognizer is in.
  ///
  /// A discrete gesture changes from possible to ended or failed. A continuous one changes from possible to began or
  /// failed, then any number of times to changed, and finally to ended or cancelled.
  public enum State: Int, Sendable {
    /// It is not decided whether this is the gesture.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// This is another gesture.
    case failed

    /// The same as ``ended``, for discrete gestures.
    public static var recognized: State { .ended }

    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    var isActive: Bool { self == .began || self == .changed }
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
