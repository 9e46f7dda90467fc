/// An object that gives haptic feedback for a collision.
///
/// It has no effect outside of a device.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the material of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light = 0
    /// Objects of medium size.
    case medium = 1
    /// Large objects.
    case heavy = 2
    /// Flexible objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Creates a generator for collisions of a kind.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  /// Creates a generator for collisions of objects of medium size.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator for collisions of a kind that is an interaction of a view.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Gives the feedback for a collision.
  open func impactOccurred() {}

  /// Gives the feedback for a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Gives the feedback for a collision at a location in the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Gives the feedback for a collision with an intensity from 0 to 1 at a location in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
