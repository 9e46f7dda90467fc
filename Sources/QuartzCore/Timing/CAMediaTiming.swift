/// A mapping from the time of a parent to an object's own time, for animations and layers.
///
/// The conversion has two steps: the object's *active* time is `(parent time − beginTime) × speed + timeOffset`. Its
/// *basic* time follows from that by the repetitions of ``duration``.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the object begins, in the time of its parent.
  var beginTime: CFTimeInterval { get set }
  /// An offset that is added to the active time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions of the duration; fractions are allowed.
  var repeatCount: Float { get set }
  /// The time for which the duration is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// The basic duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to that of its parent.
  var speed: Float { get set }
  /// A Boolean value that indicates whether the object plays backward after it has played forward.
  var autoreverses: Bool { get set }
  /// The appearance outside of the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}
