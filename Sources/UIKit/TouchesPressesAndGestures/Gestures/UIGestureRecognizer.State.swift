extension UIGestureRecognizer {
  /// Constants that specify the state of a gesture recognizer.
  ///
  /// A discrete gesture changes from possible to ended or failed. A continuous gesture changes from possible to began
  /// or failed, then any number of times to changed, and finally to ended or cancelled.
  public enum State: Int, Sendable {
    /// The recognizer has not recognized its gesture yet, but may do so.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not the gesture of the recognizer.
    case failed

    /// The state of a recognized discrete gesture, which equals ``ended``.
    public static var recognized: State { .ended }

    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    var isActive: Bool { self == .began || self == .changed }
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
