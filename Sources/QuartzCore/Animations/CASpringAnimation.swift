/// An animation of a property that is pulled by a spring from one value to another.
///
/// The spring moves in the animation's time: `duration` only determines when it is over, and ``settlingDuration`` is how long
/// the spring needs.
open class CASpringAnimation: CABasicAnimation {
  private var parameters = (mass: CGFloat(1), stiffness: CGFloat(100), damping: CGFloat(10), velocity: CGFloat(0))

  /// Creates a spring by the duration that its motion seems to have, and by how much it bounces, from −1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    parameters = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping), 0)
  }

  /// The mass of the object at the spring. The default is 1.
  open var mass: CGFloat {
    get { parameters.mass }
    set {
      checkMutability()
      parameters.mass = newValue
    }
  }

  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat {
    get { parameters.stiffness }
    set {
      checkMutability()
      parameters.stiffness = newValue
    }
  }

  /// The friction that slows the object down. The default is 10.
  open var damping: CGFloat {
    get { parameters.damping }
    set {
      checkMutability()
      parameters.damping = newValue
    }
  }

  /// The velocity at the begin, in distances from begin to end per second. The default is 0.
  open var initialVelocity: CGFloat {
    get { parameters.velocity }
    set {
      checkMutability()
      parameters.velocity = newValue
    }
  }

  /// The time after which the object remains at its target.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The bounce of the spring, from −1 to 1.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The duration that the motion seems to have.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(max(stiffness / mass, .leastNormalMagnitude)).squareRoot()
  }

  var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CASpringAnimation)?.parameters = parameters
    return copy
  }
}
