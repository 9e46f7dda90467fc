/// The timing of an animation in the form of a spring.
///
/// A velocity of 1 covers the whole distance within a second.
///
/// - Note: UIKit applies the components of the velocity to the axes of a center. Here, all values move with one spring,
///   whose initial velocity is the horizontal component.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity of the spring.
  public let initialVelocity: CGVector

  private let model: Model

  private enum Model {
    /// A spring with a damping ratio, and the stiffness for the animator's duration.
    case fitting(dampingRatio: Double)
    /// A spring with its own settling time, which overrides the animator's duration.
    case physical(Spring, settlingIn: TimeInterval)
  }

  private init(model: Model, velocity: CGVector) {
    self.model = model
    initialVelocity = velocity
    super.init()
  }

  /// Creates the system's spring, which is critically damped and settles in about half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring with an initial velocity that settles within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(model: .fitting(dampingRatio: Double(ratio)), velocity: velocity)
  }

  /// Creates a spring without an initial velocity that settles within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties.
  ///
  /// The damping ratio is damping ÷ (2·√(stiffness·mass)). The spring moves with the ratio 1 if it is greater.
  ///
  /// The duration of the animator is the settling time of the spring.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity.dx)
    ).limitedToCriticalDamping
    self.init(model: .physical(spring, settlingIn: spring.settlingDuration), velocity: velocity)
  }

  /// Creates a spring from its perceived duration and bounce, with an initial velocity.
  ///
  /// The duration of the animator is the settling time of the spring, which is longer than the perceived duration.
  @available(iOS 17, tvOS 17, *)
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity.dx))
    self.init(model: .physical(spring, settlingIn: spring.exactSettlingDuration), velocity: velocity)
  }

  /// Creates a spring from its perceived duration and bounce, without an initial velocity.
  @available(iOS 17, tvOS 17, *)
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The type of the timing curve, which is `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The value `nil`, because there is no cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the parameters themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The settling time of a spring with physical properties, in seconds.
  var ownDuration: TimeInterval? {
    if case .physical(_, let duration) = model { duration } else { nil }
  }

  /// Returns the timing curve of the spring for a duration.
  func timingCurve(duration: TimeInterval) -> TimingCurve {
    switch model {
    case .physical(let spring, let duration):
      .spring(spring, duration: duration)
    case .fitting(let ratio):
      .spring(
        Spring(dampingRatio: ratio, settlingIn: duration, initialVelocity: Double(initialVelocity.dx)),
        duration: duration)
    }
  }
}
