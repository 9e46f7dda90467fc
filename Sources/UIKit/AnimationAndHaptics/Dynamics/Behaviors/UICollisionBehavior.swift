/// A behavior with which its items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let id: Int
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  private var list: DynamicItemList
  private var boundaries: [Boundary] = []
  private let referenceID = DynamicsPlan.makeBoundaryID()
  private var referenceInsets = UIEdgeInsets.zero

  /// Creates a collision behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates a collision behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The delegate of the behavior, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The objects with which items collide.
  ///
  /// The default is `everything`.
  open var collisionMode = UICollisionBehavior.Mode.everything {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  // MARK: - Managing the Items

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.behaviorDidChange()
  }

  // MARK: - Managing the Boundaries

  /// A Boolean value that indicates whether the bounds of the reference system are a boundary.
  ///
  /// The default is `false`.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// Adds the bounds of the reference system, with insets, as a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary along a path.
  ///
  /// A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let copy = UIBezierPath(cgPath: bezierPath.cgPath)
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    boundaries.append(Boundary(id: DynamicsPlan.makeBoundaryID(), identifier: identifier, path: copy))
    dynamicAnimator?.behaviorDidChange()
  }

  /// Adds a boundary along a line.
  ///
  /// A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    dynamicAnimator?.behaviorDidChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added, or `nil` if there is none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Removes all boundaries that were added with an identifier.
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.behaviorDidChange()
  }

  private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
    return first == second
  }

  // MARK: - Describing the Behavior

  override var describedItems: [any UIDynamicItem] { list.items }

  override func describe(in plan: inout DynamicsPlan) {
    var all: [RigidCollisions.Boundary] = []
    if collisionMode.contains(.boundaries) {
      all = boundaries.map { RigidCollisions.Boundary(id: $0.id, segments: $0.path.collisionSegments) }
      if translatesReferenceBoundsIntoBoundary, let bounds = plan.referenceBounds {
        let path = UIBezierPath(rect: bounds.inset(by: referenceInsets))
        all.append(RigidCollisions.Boundary(id: referenceID, segments: path.collisionSegments))
      }
    }
    plan.collide(list.items, collidesItems: collisionMode.contains(.items), boundaries: all, of: self)
  }

  /// Reports a touch to the delegate.
  func report(_ event: DynamicTouch) {
    guard let delegate = collisionDelegate else { return }
    switch (event.other, event.position) {
    case (let other?, let position?):
      delegate.collisionBehavior(self, beganContactFor: other, with: event.item, at: position)
    case (let other?, nil): delegate.collisionBehavior(self, endedContactFor: other, with: event.item)
    case (nil, let position?):
      delegate.collisionBehavior(
        self, beganContactFor: event.item, withBoundaryIdentifier: event.boundary, at: position)
    case (nil, nil):
      delegate.collisionBehavior(self, endedContactFor: event.item, withBoundaryIdentifier: event.boundary)
    }
  }

  /// Returns the identifier of a boundary, or `nil` for the bounds of the reference system.
  func identifier(ofBoundary id: Int) -> (any NSCopying)? { boundaries.first { $0.id == id }?.identifier }
}

extension UIBezierPath {
  /// The path as segments of a boundary.
  fileprivate var collisionSegments: [RigidShape] {
    collisionLines.flatMap { line in
      let points = line.points.map { RigidVector($0) }
      let ends = line.isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
      return zip(points, ends).compactMap { $0 == $1 ? nil : RigidShape.segment($0, $1) }
    }
  }
}
