extension RigidForm {
  /// Creates the form of a dynamic item, about the item's center and before it is rotated.
  @MainActor
  init(of item: any UIDynamicItem) {
    guard let group = item as? UIDynamicItemGroup else {
      self.init([RigidShape(of: item)])
      return
    }
    let shapes = group.members.map { RigidShape(of: $0.item).moved(by: $0.offset, rotatedBy: $0.transform.rotation) }
    self.init(shapes.isEmpty ? [RigidShape(of: group)] : shapes)
  }
}

extension RigidShape {
  /// Creates the shape of an item that is not a group.
  @MainActor
  fileprivate init(of item: any UIDynamicItem) {
    let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
    switch item.collisionBoundsType {
    case .rectangle: self = .rectangle(width: width, height: height)
    case .ellipse: self = .ellipse(width: width, height: height)
    case .path:
      let points = item.collisionBoundingPath.collisionLines.flatMap(\.points).map { RigidVector($0) }
      guard let hull = RigidShape.hull(of: points) else {
        misuse(
          "The collisionBoundingPath of \(item) has no area. Return a closed, convex path about the item's center.")
      }
      self = hull
    }
  }
}

extension UIBezierPath {
  /// The path as lines that approximate its curves closely enough for collisions.
  var collisionLines: [PathPolylines.Line] { PathPolylines(elements, tolerance: 0.25).lines }
}

extension CGAffineTransform {
  /// The angle by which the transform rotates.
  var rotation: Double { Double(atan2(b, a)) }
}
