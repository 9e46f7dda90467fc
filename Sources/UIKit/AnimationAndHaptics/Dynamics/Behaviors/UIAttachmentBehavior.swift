/// A connection between two dynamic items, or between an item and an anchor.
///
/// The initializers create attachments that keep a distance, rigidly, or by a spring if ``frequency`` is not 0. The
/// class methods create attachments of other types. The type of an attachment cannot be changed.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of objects that an attachment connects.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items = 0
    /// An item and an anchor.
    case anchor = 1
  }

  /// The objects that the attachment connects, and the kind of the connection.
  struct Definition {
    enum Kind { case distance, limit, fixed, pin, slide(CGVector) }

    var kind: Kind
    let item: any UIDynamicItem
    var offset = UIOffset.zero
    /// The item to which the first one is attached, or `nil` for an anchor.
    var other: (any UIDynamicItem)?
    var otherOffset = UIOffset.zero
  }

  private var definition: Definition?
  /// The anchors of an attachment about a point, which are determined at its first description.
  private var connection: DynamicsPlan.Connection?

  // MARK: - Creating an Attachment

  /// Creates an attachment of the center of an item to an anchor.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to an anchor.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init()
    define(Definition(kind: .distance, item: item, offset: offset))
  }

  /// Creates an attachment of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of points of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    super.init()
    define(Definition(kind: .distance, item: item1, offset: offset1, other: item2, otherOffset: offset2))
  }

  /// Creates an attachment without items, which has no effect.
  public override init() { super.init() }

  /// Returns an attachment with which one item slides along an axis, relative to another item.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { make(Definition(kind: .slide(axis), item: item1, other: item2), at: point) }

  /// Returns an attachment with which an item slides along an axis through an anchor.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { make(Definition(kind: .slide(axis), item: item), at: point) }

  /// Returns an attachment that limits the distance of two items' points to the initial one, like a rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    make(Definition(kind: .limit, item: item1, offset: offset1, other: item2, otherOffset: offset2), at: .zero)
  }

  /// Returns an attachment that joins two items at an anchor, so that they move and rotate as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { make(Definition(kind: .fixed, item: item1, other: item2), at: point) }

  /// Returns an attachment with which two items rotate about an anchor.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { make(Definition(kind: .pin, item: item1, other: item2), at: point) }

  private static func make(_ definition: Definition, at point: CGPoint) -> Self {
    let attachment = BehaviorConstruction.make(self)
    attachment.anchorPoint = point
    attachment.define(definition)
    return attachment
  }

  private func define(_ definition: Definition) {
    self.definition = definition
    length = CGFloat(initialGap(of: definition).length)
  }

  /// Returns the vector between the points that an attachment connects.
  private func initialGap(of definition: Definition) -> RigidVector {
    func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> RigidVector {
      RigidVector(item.center) + RigidVector(offset).rotated(by: item.transform.rotation)
    }
    let target = definition.other.map { place($0, definition.otherOffset) } ?? RigidVector(anchorPoint)
    return place(definition.item, definition.offset) - target
  }

  // MARK: - Accessing the Attachment

  /// The items that are attached.
  open var items: [any UIDynamicItem] { [definition?.item, definition?.other].compactMap(\.self) }

  /// The kinds of objects that the attachment connects.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType {
    definition != nil && definition?.other == nil ? .anchor : .items
  }

  /// The anchor point of the attachment, in the animator's reference system.
  ///
  /// Changing it moves the attached item.
  open var anchorPoint = CGPoint.zero {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The distance of the points that are attached.
  ///
  /// The default is their distance when the attachment is created.
  open var length: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The damping of a spring.
  ///
  /// A spring with a damping of 1.0 does not oscillate. The default is 0.0.
  open var damping: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The frequency of a spring, in oscillations per second.
  ///
  /// The default is 0.0, for a rigid attachment.
  open var frequency: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The torque that is needed to rotate items about a pin.
  ///
  /// The default is 0.0.
  open var frictionTorque: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The range of a sliding attachment in points, or of a pin in radians.
  ///
  /// The range is extended to contain 0. The default is ``UIFloatRange/infinite``.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  // MARK: - Describing the Behavior

  override var describedItems: [any UIDynamicItem] { [definition?.item, definition?.other].compactMap(\.self) }

  override func describe(in plan: inout DynamicsPlan) {
    guard let definition else { return }
    switch definition.kind {
    case .distance:
      let spring = frequency > 0 ? RigidSpring(frequency: Double(frequency), damping: Double(max(damping, 0))) : nil
      plan.join(definition.other, definition.item, anchors(definition), .distance(Double(length), spring))
    case .limit:
      plan.join(definition.other, definition.item, anchors(definition), .limit(Double(length)))
    case .fixed: connect(definition, .fixed, in: &plan)
    case .pin:
      let kind = RigidJoint.Kind.pin(range: attachmentRange.closed, friction: Double(frictionTorque))
      connect(definition, kind, in: &plan)
    case .slide(let axis):
      guard let direction = RigidVector(axis).direction else { return }
      connect(definition, .slide(axis: direction, range: attachmentRange.closed), in: &plan)
    }
  }

  private func anchors(_ definition: Definition) -> DynamicsPlan.Anchors {
    DynamicsPlan.Anchors(
      first: definition.other == nil ? RigidVector(anchorPoint) : RigidVector(definition.otherOffset),
      second: RigidVector(definition.offset))
  }

  /// Describes an attachment about a point.
  ///
  /// The positions of the items at the first description apply.
  private func connect(_ definition: Definition, _ kind: RigidJoint.Kind, in plan: inout DynamicsPlan) {
    connection =
      connection ?? plan.connection(definition.other, definition.item, at: RigidVector(anchorPoint))
    if let connection { plan.join(definition.other, definition.item, connection, kind) }
  }
}
