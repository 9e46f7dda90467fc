/// A set of points for the effect of a field.
///
/// The points are relative to an origin, which is the center of a circle or rectangle. The origin of the region of a
/// ``UIFieldBehavior`` is at the position of the field. Combine regions to create other shapes:
///
/// ```swift
/// let ring = UIRegion(radius: 200).byDifference(from: UIRegion(radius: 100))
/// let isInRing = ring.contains(CGPoint(x: 150, y: 0))  // true
/// ```
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private(set) var shape = RigidRegion.everywhere

  // MARK: - Creating Regions

  /// The region that contains all points.
  public class var infinite: UIRegion { UIRegion() }

  /// Creates a region that contains all points.
  public override init() { super.init() }

  /// Creates a circular region.
  public init(radius: CGFloat) {
    shape = .circle(radius: Double(radius))
    super.init()
  }

  /// Creates a rectangular region.
  public init(size: CGSize) {
    shape = .rectangle(width: Double(size.width), height: Double(size.height))
    super.init()
  }

  /// Returns the region itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Combining Regions

  /// Returns the region of all points that this region does not contain.
  open func inverse() -> Self { make(.inverse(shape)) }

  /// Returns the region of the points that are in at least one of two regions.
  open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }

  /// Returns the region of the points of this region that are not in another one.
  open func byDifference(from region: UIRegion) -> Self { make(.intersection(shape, .inverse(region.shape))) }

  /// Returns the region of the points that are in both of two regions.
  open func byIntersection(with region: UIRegion) -> Self { make(.intersection(shape, region.shape)) }

  // MARK: - Testing Points

  /// Returns a Boolean value that indicates whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(RigidVector(point)) }

  private func make(_ shape: RigidRegion) -> Self {
    let region = RegionConstruction.make(type(of: self))
    region.shape = shape
    return region
  }
}

/// A region whose `init()` can be called on a class that is determined at run time.
///
/// - Note: This is not public API. The mechanism is that of ``_ConstructibleResponder``, whose description explains why
///   it is safe.
open class _ConstructibleRegion: UIRegion {
  /// Creates the region.
  public required override init() { super.init() }
}

@MainActor
enum RegionConstruction {
  /// Creates an instance by the class's own `init()`, for methods that return `Self`.
  @inline(never)
  static func make<Region: UIRegion>(_ type: Region.Type) -> Region {
    // Safe: only the slot that UIRegion declares is used, and every subclass of it has that slot.
    let region = unsafeBitCast(type as UIRegion.Type, to: _ConstructibleRegion.Type.self).init()
    // Safe: the initializer of the class itself created it.
    return unsafeDowncast(region as UIRegion, to: Region.self)
  }
}
