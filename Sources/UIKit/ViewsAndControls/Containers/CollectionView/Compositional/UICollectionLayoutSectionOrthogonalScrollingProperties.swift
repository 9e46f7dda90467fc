/// The properties with which a section of a compositional layout scrolls orthogonally to the layout.
///
/// They have an effect only if the section scrolls, which its `orthogonalScrollingBehavior` determines.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Constants that specify whether a section moves beyond the edges of its content and back.
  public enum Bounce: Int, Sendable {
    /// The section bounces when its content is larger than the section.
    case automatic
    /// The section bounces even if its content is not larger than the section.
    case always
    /// Scrolling ends at the edges of the content.
    case never
  }

  /// The rate at which a section comes to rest after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    ///
    /// A negative value represents ``automatic``.
    public let rawValue: CGFloat

    /// Creates a deceleration rate from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the collection view, or a fast rate if the section scrolls by groups.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// The rate of `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The rate of `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Creates properties with the default values.
  public override init() { super.init() }

  /// A value that specifies whether the section moves beyond the edges of its content and back.
  ///
  /// The default is `automatic`.
  open var bounce = Bounce.automatic
  /// The rate at which the section comes to rest after a drag.
  ///
  /// The default is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
}
