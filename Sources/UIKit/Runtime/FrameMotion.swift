/// Something that moves by itself for a while and brings itself to each frame's time.
///
/// Animations of layers are computed when somebody looks; what the app is told about step by step, such as scrolling, is
/// one of these.
@MainActor
protocol FrameMotion: AnyObject {
  /// When it is over; nil if it has nothing to do.
  var motionEnd: TimeInterval? { get }
  /// Moves on to a time.
  func advanceMotion(to now: TimeInterval)
}
