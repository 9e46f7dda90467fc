extension UIFieldBehavior {
  // MARK: - Creating Gravity Fields

  /// Returns a field that accelerates items in a direction, regardless of their mass: *s* · direction.
  public class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity(RigidVector(direction))) }

  /// Returns a field that accelerates items toward a position, in proportion to their distance: *s* · *r*.
  ///
  /// With a ``falloff`` of 1.0, the acceleration is the same at every distance; with 3.0, it decreases with the square
  /// of the distance, like the gravity of a planet.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  // MARK: - Creating Fields for Motion

  /// Returns a field that slows items down in proportion to their velocity: *s* · *v* ∕ *m*.
  public class func dragField() -> Self { make(.drag) }

  /// Returns a field that accelerates items counterclockwise about its position, in proportion to their distance: *s* ·
  /// *r*.
  public class func vortexField() -> Self { make(.vortex) }

  /// Returns a field that gives items a velocity, *s* · direction in points per second, whatever else acts on them.
  public class func velocityField(direction: CGVector) -> Self { make(.velocity(RigidVector(direction))) }

  // MARK: - Creating Noise Fields

  /// Returns a field that accelerates items in directions that vary smoothly with place and time.
  ///
  /// The mass is ignored, and the acceleration is at most about *s*. The noise is the same for all fields, and for a
  /// given field in all runs of an app. As long as an animated noise acts on an item, the animator does not pause.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, from 0.0 to 1.0. At a distance of 25 points for 0.0, and of 200 points for 1.0,
  ///     directions are independent.
  ///   - speed: The number of independent directions at a place per second, or 0.0 for noise that does not change.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise(RigidFieldNoise(smoothness: Double(smoothness), speed: Double(speed))))
  }

  /// Returns a noise field whose acceleration is proportional to the speed of an item.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, as for ``noiseField(smoothness:animationSpeed:)``.
  ///   - speed: The number of independent directions at a place per second, or 0.0 for noise that does not change.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence(RigidFieldNoise(smoothness: Double(smoothness), speed: Double(speed))))
  }

  // MARK: - Creating Spring Fields

  /// Returns a field whose force toward its position is proportional to the distance: *s* · *r* ∕ *m*.
  public class func springField() -> Self { make(.spring) }

  // MARK: - Creating Electric and Magnetic Fields

  /// Returns a field whose force away from its position is proportional to the charge: *s* · *q* ∕ *m*.
  ///
  /// Equal signs of strength and charge repel each other, and opposite signs attract each other.
  public class func electricField() -> Self { make(.electric) }

  /// Returns a field that turns the motion of charged items counterclockwise: *s* · *q* · *v* ∕ *m*.
  ///
  /// The force is perpendicular to the velocity, so that the speed remains the same.
  public class func magneticField() -> Self { make(.magnetic) }

  // MARK: - Creating Custom Fields

  /// Returns a field whose forces a closure computes.
  ///
  /// The unit of a force is that of ``UIPushBehavior``: a force of 1.0 accelerates a mass of 1.0 by 100 points per
  /// second squared. The force is multiplied by the strength at the item's position. The closure receives the field,
  /// the position and velocity of an item, its mass and charge, and the duration of the step for which the force acts.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { make(.evaluated, evaluation: block) }

  private static func make(_ kind: RigidField.Kind, evaluation: Evaluation? = nil) -> Self {
    let field = BehaviorConstruction.make(self)
    field.define(kind, evaluation: evaluation)
    return field
  }
}
