/// An object that moves dynamic items according to the behaviors that an app adds to it.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// let box = UIView(frame: CGRect(x: 155, y: 100, width: 80, height: 80))
/// view.addSubview(box)
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [box]))
/// let collision = UICollisionBehavior(items: [box])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// ```
///
/// The behaviors describe a world of rigid bodies, which advances with the frames of the screen. When nothing moves any
/// more, the animator pauses until something changes: a behavior, a property of a behavior, or an item that the app has
/// moved and reports by ``updateItem(usingCurrentState:)``.
///
/// - Note: A given sequence of changes always has the same result here. The constants that Apple does not document,
///   such as the time until an animator pauses, are those of this runtime.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private let simulation: DynamicSimulation
  private var ownBehaviors: [UIDynamicBehavior] = []
  private var motion: DynamicMotion?

  // MARK: - Creating an Animator

  /// Creates an animator whose items are descendants of a view.
  ///
  /// Positions are in the coordinates of that view.
  public init(referenceView view: UIView) {
    simulation = DynamicSimulation(.view(DynamicReference(view)))
    super.init()
  }

  /// Creates an animator whose items are layout attributes.
  ///
  /// It invalidates the layout while it runs.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    simulation = DynamicSimulation(.layout(DynamicReference(layout)))
    super.init()
  }

  /// Creates an animator for objects of the app that conform to ``UIDynamicItem``.
  public override init() {
    simulation = DynamicSimulation(.items)
    super.init()
  }

  /// The view whose coordinates the items use, or `nil` if the animator was created without one.
  open var referenceView: UIView? {
    if case .view(let reference) = simulation.space { reference.object } else { nil }
  }

  /// The delegate of the animator, which is notified when it pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: - Managing Behaviors

  /// The behaviors of the animator, without their children, in the order in which they were added.
  open var behaviors: [UIDynamicBehavior] { ownBehaviors }

  /// Adds a behavior, and reads the state of its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.ownAnimator !== self else { return }
    expect(
      behavior.dynamicAnimator == nil,
      "\(behavior) belongs to another animator or behavior. Remove it there before you add it to \(self).")
    behavior.announce(self)
    behavior.ownAnimator = self
    ownBehaviors.append(behavior)
    behaviorDidChange()
  }

  /// Removes a behavior.
  ///
  /// Its items remain where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.ownAnimator === self else { return }
    behavior.announce(nil)
    behavior.ownAnimator = nil
    ownBehaviors.removeAll { $0 === behavior }
    behaviorDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in ownBehaviors { removeBehavior(behavior) }
  }

  // MARK: - Getting the Items

  /// Returns the behaviors' items that intersect a rectangle of the reference system.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { simulation.items(in: rect) }

  /// Reads the state of an item that the app has changed, so that the animation continues from there.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.readAgain(item)
    resume()
  }

  /// Returns the attributes of a cell that the animator moves.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, kind: nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view that the animator moves.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementaryView, kind: elementKind, at: indexPath) }

  /// Returns the attributes of a decoration view that the animator moves.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.decorationView, kind: decorationViewKind, at: indexPath) }

  private func attributes(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  // MARK: - Getting the State

  /// A Boolean value that indicates whether the animator moves items.
  open var isRunning: Bool { motion != nil }

  /// The time for which the animator has been running, without its pauses.
  open var elapsedTime: TimeInterval { simulation.world.time }

  /// Returns the body of an item.
  func body(of item: any UIDynamicItem) -> RigidBody? { simulation.body(of: item) }

  // MARK: - Running

  /// Called when the description of a behavior has changed.
  func behaviorDidChange() {
    simulation.update(ownBehaviors.flatMap(\.family).flatMap(\.describedItems))
    resume()
  }

  private func resume() {
    guard motion == nil, !simulation.isEmpty else { return }
    let motion = DynamicMotion(of: self)
    self.motion = motion
    delegate?.dynamicAnimatorWillResume(self)
    AnimationEngine.shared.add(motion)
  }

  /// Advances the simulation by steps, moves the items, and calls the app's code.
  func advance(by steps: Int) {
    simulation.advance(steps) { ownBehaviors.flatMap(\.family) }
    if simulation.place(), case .layout(let reference) = simulation.space { reference.object?.invalidateLayout() }
    AppRuntime.shared.setNeedsCommit()
    for (behavior, touch) in simulation.takeTouches() where behavior.dynamicAnimator === self { behavior.report(touch) }
    for behavior in ownBehaviors.flatMap(\.family) where behavior.dynamicAnimator === self { behavior.action?() }
    if simulation.isEmpty || simulation.isAtRest { pause() }
  }

  private func pause() {
    guard let motion else { return }
    AnimationEngine.shared.remove(motion)
    self.motion = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
