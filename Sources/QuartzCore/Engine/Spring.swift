/// A damped spring that pulls a value from 0 to 1.
///
/// Solves m·x″ + c·x′ + k·(x − 1) = 0 in closed form, so that the value at any time can be computed without stepping
/// through earlier times.
package struct Spring: Hashable, Sendable {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// The velocity at the start, as a multiple of the distance from start to end, per second.
  let initialVelocity: Double

  /// The distance to the target within which a spring counts as settled.
  static let settledDistance = 0.001
  /// The difference from critical damping that has no effect.
  private static let criticalTolerance = 1e-6

  /// Creates a spring from its physical properties.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    (self.mass, self.stiffness) = (mass, stiffness)
    (self.damping, self.initialVelocity) = (damping, initialVelocity)
  }

  /// Creates a spring with a given damping ratio that settles in a given time.
  package init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    // A spring that never settles has no settling time; it is assigned a very long one instead.
    let ratio = min(max(dampingRatio, 0.01), 1)
    // The settling time is proportional to the period, so the frequency follows from that of a spring with frequency 1.
    let settlingDuration = ratio == 1 ? Self.criticalSettlingDuration : Self.unit(ratio).exactSettlingDuration
    let frequency = settlingDuration / max(duration, .leastNormalMagnitude)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Returns a spring with a damping ratio and frequency 1.
  private static func unit(_ dampingRatio: Double) -> Spring {
    Spring(mass: 1, stiffness: 1, damping: 2 * dampingRatio, initialVelocity: 0)
  }

  /// The settling duration of the unit spring that does not overshoot, which is the most frequent one.
  private static let criticalSettlingDuration = unit(1).exactSettlingDuration

  /// Creates a spring with a perceptual duration and a bounce, from −1 to 1.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
    let frequency = 2 * Double.pi / max(perceptualDuration, .leastNormalMagnitude)
    let bounce = min(max(bounce, -0.99), 0.99)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The undamped frequency, in radians per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to critical damping, the smallest with which the spring does not overshoot.
  var dampingRatio: Double { damping / criticalDamping }

  private var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

  /// The spring with critical damping instead of its own if that is greater.
  package var limitedToCriticalDamping: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: min(damping, criticalDamping), initialVelocity: initialVelocity)
  }

  /// Returns the value at a time in seconds.
  func value(at time: Double) -> Double {
    1 - displacement(at: time)
  }

  private func displacement(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if abs(dampingRatio - 1) < Self.criticalTolerance {
      return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / damped
      return exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    // Overdamped: the two exponentials are computed separately so that neither overflows.
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let slowShare = (fast - initialVelocity) / (fast - slow)
    return slowShare * exp(-slow * time) + (1 - slowShare) * exp(-fast * time)
  }

  /// The time after which Core Animation considers the spring as settled.
  ///
  /// An underdamped spring is limited by the sum of its cosine and its sine, and a critically damped one settles at a
  /// multiple of a tenth of a second, which are the durations that were recorded on iOS. A spring without damping never
  /// settles.
  package var settlingDuration: Double {
    guard damping > 0, stiffness > 0, mass > 0 else { return Double(Float.greatestFiniteMagnitude) }
    guard dampingRatio < 1 + Self.criticalTolerance else { return exactSettlingDuration }
    if dampingRatio > 1 - Self.criticalTolerance { return criticalSettlingDuration }
    let decay = dampingRatio * frequency
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return log((1 + abs(initialVelocity - decay) / damped) / Self.settledDistance) / decay
  }

  private var criticalSettlingDuration: Double {
    let exact = exactSettlingDuration
    return exact.isFinite ? (exact * 10).rounded(.up) / 10 : exact
  }

  /// The time after which the spring remains within the settled distance.
  package var exactSettlingDuration: Double {
    guard damping > 0, stiffness > 0, mass > 0 else { return .infinity }
    // The upper limit doubles until the envelope is small enough there; bisection then finds the time.
    var high = 1 / frequency
    while envelope(at: high) > Self.settledDistance, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.settledDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns a decreasing upper bound of the spring's distance to its target at a time and later.
  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if abs(dampingRatio - 1) < Self.criticalTolerance {
      return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
    }
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / damped
      return exp(-decay * time) * (1 + sine * sine).squareRoot()
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let slowShare = (fast - initialVelocity) / (fast - slow)
    return abs(slowShare) * exp(-slow * time) + abs(1 - slowShare) * exp(-fast * time)
  }
}
