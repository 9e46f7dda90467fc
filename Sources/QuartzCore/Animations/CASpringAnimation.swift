/// An animation that applies the force of a spring to a property.
///
/// The `duration` only determines the end of the animation and does not affect the motion of the spring. The spring
/// settles after ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  private var parameters = (mass: CGFloat(1), stiffness: CGFloat(100), damping: CGFloat(10), velocity: CGFloat(0))
  private var overdamps = false

  /// Creates a spring animation with a perceptual duration and a bounce, from −1 to 1.
  ///
  /// A spring with a negative bounce allows overdamping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    parameters = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping), 0)
    overdamps = bounce < 0
  }

  /// The mass of the object that is attached to the spring.
  ///
  /// The default is 1. A value that is not positive has no effect.
  open var mass: CGFloat {
    get { parameters.mass }
    set {
      checkMutability()
      if newValue > 0 { parameters.mass = newValue }
    }
  }

  /// The stiffness of the spring.
  ///
  /// The default is 100. A value that is not positive has no effect.
  open var stiffness: CGFloat {
    get { parameters.stiffness }
    set {
      checkMutability()
      if newValue > 0 { parameters.stiffness = newValue }
    }
  }

  /// The friction that slows the object down.
  ///
  /// A spring with more than critical damping moves as with that, unless ``allowsOverdamping`` is `true`. The default
  /// is 10. A value that is negative has no effect.
  open var damping: CGFloat {
    get { parameters.damping }
    set {
      checkMutability()
      if newValue >= 0 { parameters.damping = newValue }
    }
  }

  /// The initial velocity, as a multiple of the distance between the start and end values, per second.
  ///
  /// The default is 0.
  open var initialVelocity: CGFloat {
    get { parameters.velocity }
    set {
      checkMutability()
      parameters.velocity = newValue
    }
  }

  /// A Boolean value that indicates whether the spring can be slower than a critically damped one.
  ///
  /// The default is `false`: a spring with more damping moves like a critically damped one.
  open var allowsOverdamping: Bool {
    get { overdamps }
    set {
      checkMutability()
      overdamps = newValue
    }
  }

  /// The estimated time until the spring settles.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The bounce of the spring, from −1 to 1.
  open var bounce: CGFloat {
    let ratio = CGFloat(unlimitedSpring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The perceptual duration of the motion.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(max(stiffness / mass, .leastNormalMagnitude)).squareRoot()
  }

  /// The spring that moves the value.
  var spring: Spring { overdamps ? unlimitedSpring : unlimitedSpring.limitedToCriticalDamping }

  /// The spring with all of its damping.
  private var unlimitedSpring: Spring {
    let (mass, stiffness, damping, velocity) = parameters
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity))
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CASpringAnimation)?.parameters = parameters
    (copy as? CASpringAnimation)?.overdamps = overdamps
    return copy
  }
}
