/// An animation that applies the force of a spring to a property.
///
/// The `duration` only determines the end of the animation and does not affect the motion of the spring. The spring
/// settles after ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  private var parameters = (mass: CGFloat(1), stiffness: CGFloat(100), damping: CGFloat(10), velocity: CGFloat(0))
  /// A Boolean value that indicates whether more than critical damping slows the spring down, as a negative bounce does.
  private var allowsOverdamping = false

  /// Creates a spring animation with a perceptual duration and a bounce, from −1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    parameters = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping), 0)
    allowsOverdamping = true
  }

  /// The mass of the object that is attached to the spring.
  ///
  /// The default is 1.
  open var mass: CGFloat {
    get { parameters.mass }
    set {
      checkMutability()
      parameters.mass = newValue
    }
  }

  /// The stiffness of the spring.
  ///
  /// The default is 100.
  open var stiffness: CGFloat {
    get { parameters.stiffness }
    set {
      checkMutability()
      parameters.stiffness = newValue
    }
  }

  /// The friction that slows the object down.
  ///
  /// The spring moves with critical damping, which does not overshoot, if the damping is greater. The default is 10.
  open var damping: CGFloat {
    get { parameters.damping }
    set {
      checkMutability()
      parameters.damping = newValue
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

  /// The estimated time until the spring settles.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The bounce of the spring, from −1 to 1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The perceptual duration of the motion.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(max(stiffness / mass, .leastNormalMagnitude)).squareRoot()
  }

  var spring: Spring {
    let (mass, stiffness, damping, velocity) = parameters
    guard allowsOverdamping else {
      return Spring(
        mass: Double(mass), stiffness: Double(stiffness), dampingUpToCritical: Double(damping),
        initialVelocity: Double(velocity))
    }
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity))
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    if let copy = copy as? CASpringAnimation {
      copy.parameters = parameters
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }
}
