/// A dynamic item that consists of several items, which move and collide as one.
///
/// The bounds of a group are the smallest rectangle around its items when the group is created, and its center is the
/// center of that. In collisions, the group has the shapes of its items. Behaviors have the group as an item, and not
/// its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, and its position in the group before the group was rotated.
  struct Member {
    let item: any UIDynamicItem
    let offset: RigidVector
    let transform: CGAffineTransform
  }

  let members: [Member]
  private var centerStorage: CGPoint
  private var transformStorage = CGAffineTransform.identity

  /// Creates a group of items, which must not be groups themselves.
  public init(items: [any UIDynamicItem]) {
    expect(
      !items.contains { $0 is UIDynamicItemGroup },
      "A dynamic item group must not contain another group. Create one group of all items.")
    let frame = items.map { $0.rotatedFrame }.reduce(CGRect.null) { $0.union($1) }
    let center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
    centerStorage = center
    members = items.map {
      Member(item: $0, offset: RigidVector($0.center) - RigidVector(center), transform: $0.transform)
    }
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { members.map { $0.item } }

  /// The bounds of the group, with the size of the smallest rectangle around its items.
  public let bounds: CGRect

  /// The center of the group.
  ///
  /// Setting it moves the items.
  open var center: CGPoint {
    get { centerStorage }
    set {
      centerStorage = newValue
      placeMembers()
    }
  }

  /// The rotation of the group.
  ///
  /// Setting it rotates the items about the center.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set {
      transformStorage = newValue
      placeMembers()
    }
  }

  private func placeMembers() {
    let (center, transform) = (centerStorage, transformStorage)
    for member in members {
      let place = member.offset.point.applying(transform)
      member.item.center = CGPoint(x: center.x + place.x, y: center.y + place.y)
      let rotated = member.transform.concatenating(transform)
      if member.item.transform != rotated { member.item.transform = rotated }
    }
  }
}

extension UIDynamicItem {
  /// The smallest rectangle around the item and its transform.
  var rotatedFrame: CGRect {
    let size = bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}
