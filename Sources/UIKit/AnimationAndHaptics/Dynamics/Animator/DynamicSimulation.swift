/// The items of an animator and the ``RigidWorld`` in which they are bodies.
///
/// Reading and moving an item calls code of the app. It happens between changes of the world, never during one.
@MainActor
final class DynamicSimulation {
  /// An item, and the transform that it had when it was read.
  private struct Entry {
    let item: any UIDynamicItem
    let transform: CGAffineTransform
    let angle: Double
    /// The center to which the item was moved last.
    var placedCenter: RigidVector
    var placedAngle: Double
  }

  let space: DynamicSpace
  private(set) var world = RigidWorld()
  /// The entries of the bodies, in the same order.
  private var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var lastID = 0
  private var collisionBehaviors: [UICollisionBehavior] = []
  private var evaluatedFields: [UIFieldBehavior] = []
  private var plannedBounds: CGRect?
  private var needsPlan = false

  init(_ space: DynamicSpace) { self.space = space }

  var isEmpty: Bool { entries.isEmpty }
  var items: [any UIDynamicItem] { entries.map { $0.item } }
  var isAtRest: Bool { !needsPlan && world.isAtRest }

  func body(of item: any UIDynamicItem) -> RigidBody? { indices[ObjectIdentifier(item)].map { world.bodies[$0] } }

  /// Returns the items that intersect a rectangle.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let area = RigidBox(
      lower: RigidVector(x: rect.minX, y: rect.minY), upper: RigidVector(x: rect.maxX, y: rect.maxY))
    return zip(entries, world.bodies)
      .filter { $1.placedShapes.contains { $0.box.intersects(area) } }
      .map { $0.0.item }
  }

  // MARK: - Reading Items

  /// Reads the state of new items, and removes the bodies of items that no behavior has.
  func update(_ items: [any UIDynamicItem]) {
    let present = Set(items.map { ObjectIdentifier($0) })
    let kept = entries.indices.filter { present.contains(ObjectIdentifier(entries[$0].item)) }
    let added = items.filter { indices[ObjectIdentifier($0)] == nil }
    if kept.count != entries.count {
      let removed = exchangeEntries(kept.map { entries[$0] })
      world.bodies = kept.map { world.bodies[$0] }
      // Items are released after the change, because their deinitializers are code of the app.
      withExtendedLifetime(removed) {}
    }
    for item in added where indices[ObjectIdentifier(item)] == nil {
      space.check(item)
      lastID += 1
      let (entry, body) = read(item, id: lastID)
      // Reading runs code of the app, which may have added a behavior with the same item.
      guard indices[ObjectIdentifier(item)] == nil else { continue }
      entries.append(entry)
      world.bodies.append(body)
      indices[ObjectIdentifier(item)] = entries.count - 1
    }
    needsPlan = true
    world.wake()
  }

  /// Reads the present state of an item again, and keeps its velocity.
  func readAgain(_ item: any UIDynamicItem) {
    guard let old = body(of: item) else { return }
    var (entry, body) = read(item, id: old.id)
    (body.velocity, body.angularVelocity) = (old.velocity, old.angularVelocity)
    guard let index = indices[ObjectIdentifier(item)] else { return }
    swap(&entries[index], &entry)
    world.bodies[index] = body
    needsPlan = true
    world.wake()
  }

  private func exchangeEntries(_ new: [Entry]) -> [Entry] {
    var entries = new
    swap(&self.entries, &entries)
    indices = Dictionary(uniqueKeysWithValues: new.enumerated().map { (ObjectIdentifier($1.item), $0) })
    return entries
  }

  private func read(_ item: any UIDynamicItem, id: Int) -> (Entry, RigidBody) {
    let (center, transform) = (RigidVector(space.center(of: item)), item.transform)
    var body = RigidBody(id: id, form: RigidForm(of: item))
    body.angle = transform.rotation
    body.position = center + body.form.centerOfMass.rotated(by: body.angle)
    let entry = Entry(
      item: item, transform: transform, angle: body.angle, placedCenter: center, placedAngle: body.angle)
    return (entry, body)
  }

  // MARK: - Advancing

  /// Makes the plan again if something has changed, and advances the world.
  ///
  /// The behaviors are those of the time at which they are needed, because the closures of fields can change them.
  func advance(_ steps: Int, with behaviors: () -> [UIDynamicBehavior]) {
    let bounds = space.bounds
    if needsPlan || bounds != plannedBounds { makePlan(behaviors(), bounds) }
    for _ in 0..<steps where !world.isAtRest {
      if !evaluatedFields.isEmpty {
        let forces = evaluatedForces()
        if needsPlan { makePlan(behaviors(), bounds) }
        for index in world.bodies.indices {
          world.bodies[index].evaluatedForce = forces[world.bodies[index].id] ?? .zero
        }
      }
      world.advance()
    }
  }

  /// Returns the forces of fields that closures of the app compute, by the numbers of the bodies.
  private func evaluatedForces() -> [Int: RigidVector] {
    var forces: [Int: RigidVector] = [:]
    for field in evaluatedFields {
      for item in field.items {
        guard let body = body(of: item) else { continue }
        forces[body.id, default: .zero] += field.force(on: body, for: RigidWorld.step)
      }
    }
    return forces
  }

  private func makePlan(_ behaviors: [UIDynamicBehavior], _ bounds: CGRect?) {
    needsPlan = false
    plannedBounds = bounds
    var plan = DynamicsPlan(world.bodies, indices, referenceBounds: bounds)
    for behavior in behaviors { behavior.describe(in: &plan) }
    world.bodies = plan.bodies
    world.joints = plan.joints
    world.collisions = plan.collisions
    world.fields = plan.fields
    world.wake()
    collisionBehaviors = plan.collisionBehaviors
    evaluatedFields = plan.evaluatedFields
  }

  /// Moves the items to their bodies, and returns whether any of them moved.
  func place() -> Bool {
    var placements: [(entry: Entry, center: RigidVector, angle: Double)] = []
    for (index, body) in world.bodies.enumerated() {
      let center = body.place(-body.form.centerOfMass)
      guard center != entries[index].placedCenter || body.angle != entries[index].placedAngle else { continue }
      placements.append((entries[index], center, body.angle))
      (entries[index].placedCenter, entries[index].placedAngle) = (center, body.angle)
    }
    for (entry, center, angle) in placements {
      if center != entry.placedCenter { space.move(entry.item, to: center.point) }
      if angle != entry.placedAngle {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle - entry.angle))
        entry.item.transform = entry.transform.concatenating(rotation)
      }
    }
    return !placements.isEmpty
  }

  /// Returns the touches that began or ended since the last call, with their behaviors.
  func takeTouches() -> [(UICollisionBehavior, DynamicTouch)] {
    let items = Dictionary(uniqueKeysWithValues: zip(world.bodies.map(\.id), self.items))
    return world.takeEvents().compactMap { event in
      guard collisionBehaviors.indices.contains(event.touch.collisions), let item = items[event.touch.second] else {
        return nil
      }
      let behavior = collisionBehaviors[event.touch.collisions]
      let other = event.touch.first.map { items[$0] }
      if case .some(nil) = other { return nil }
      let touch = DynamicTouch(
        item: item, other: other ?? nil, boundary: event.touch.boundary.flatMap { behavior.identifier(ofBoundary: $0) },
        position: event.began?.point)
      return (behavior, touch)
    }
  }
}
