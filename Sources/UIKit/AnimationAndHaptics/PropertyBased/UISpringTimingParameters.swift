/// Timing by a spring that pulls values to their ends.
///
/// A velocity of 1 covers the whole way within a second.
///
/// - Note: UIKit applies the velocity's components to a center's axes. Here all values move by one
///   spring, which starts with the horizontal component.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector

  private let model: Model

  private enum Model {
    /// Damped by a ratio, and as stiff as the animator's duration needs.
    case fitting(dampingRatio: Double)
    /// A spring with its own settling time, which overrides the animator's duration.
    case physical(Spring)
  }

  private init(model: Model, velocity: CGVector) {
    self.model = model
    initialVelocity = velocity
    super.init()
  }

  /// Creates the system's spring: critically damped, and with a settling time of about half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration, starting with a velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(model: .fitting(dampingRatio: Double(ratio)), velocity: velocity)
  }

  /// Creates a spring that settles within the animator's duration, starting at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physics; its damping ratio is damping ÷ (2·√(stiffness·mass)).
  ///
  /// The animator takes as long as the spring needs to settle.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      model: .physical(
        Spring(
          mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
          initialVelocity: Double(velocity.dx))),
      velocity: velocity)
  }

  /// Creates a spring from its perceived duration and bounce, with an initial velocity.
  ///
  /// The animator takes as long as the spring needs to settle, which is longer than the perceived duration.
  @available(iOS 17, tvOS 17, *)
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      model: .physical(
        Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity.dx))),
      velocity: velocity)
  }

  /// Creates a spring from its perceived duration and bounce, starting at rest.
  @available(iOS 17, tvOS 17, *)
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the parameters themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The settling time, for springs that have one of their own.
  var ownDuration: TimeInterval? {
    if case .physical(let spring) = model { spring.settlingDuration } else { nil }
  }

  /// Returns the spring's course over a duration.
  func timingCurve(duration: TimeInterval) -> TimingCurve {
    switch model {
    case .physical(let spring):
      .spring(spring, duration: spring.settlingDuration)
    case .fitting(let ratio):
      .spring(
        Spring(dampingRatio: ratio, settlingIn: duration, initialVelocity: Double(initialVelocity.dx)),
        duration: duration)
    }
  }
}
