/// An item that the user moves, with its source, its destination, and its current location.
///
/// During the movement, the items have the positions of the layout that result from a drop at the destination. The data
/// only changes at the end.
@MainActor
struct CollectionMovement {
  var path: MovementPath
  let view: UICollectionViewCell
  /// The attributes of the moved item.
  var attributes: UICollectionViewLayoutAttributes
  /// The distance of the item's center from the first location.
  var grip: CGPoint?
  var location: CGPoint
  let source: IndexPath

  init(of source: IndexPath, view: UICollectionViewCell, attributes: UICollectionViewLayoutAttributes) {
    path = MovementPath(source: source, destination: source)
    self.source = source
    self.view = view
    self.attributes = attributes
    location = attributes.center
  }

  var destination: IndexPath { path.destination }
}

/// The positions of items while an item moves, or while there is a gap for items that are inserted.
struct MovementPath: Equatable {
  /// The item that is taken out; `nil` if items are only inserted.
  let source: IndexPath?
  var destination: IndexPath

  /// Returns the item that is displayed at a position of the layout; `nil` for a gap.
  func item(shownAt place: IndexPath) -> IndexPath? {
    if place == destination { return source }
    var item = place
    // Items after the source move up, and items after the destination move down.
    if place.section == destination.section, place.item > destination.item { item.item -= 1 }
    if let source, item.section == source.section, item.item >= source.item { item.item += 1 }
    return item
  }

  /// Returns the position of the layout at which an item is displayed.
  func place(of item: IndexPath) -> IndexPath {
    guard item != source else { return destination }
    var place = item
    if let source, place.section == source.section, place.item > source.item { place.item -= 1 }
    if place.section == destination.section, place.item >= destination.item { place.item += 1 }
    return place
  }

  /// Returns the numbers of items that the layout has, from those of the data.
  func counts(from counts: [Int]) -> [Int] {
    guard source?.section != destination.section else { return counts }
    var counts = counts
    if let source { counts[source.section] -= 1 }
    counts[destination.section] += 1
    return counts
  }
}

extension UICollectionView {
  func beginMovement(of item: IndexPath) -> Bool {
    loadDataIfNeeded()
    guard movement == nil, dropGap == nil, placeholders.isEmpty, batch.depth == 0, contains(item),
      let cell = live.cell(item), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: item), let shown = live[.cell(item)]
    else { return false }
    itemTouchCancelled()
    let attributes = shown.attributes.copied()
    attributes.zIndex = .max
    movement = CollectionMovement(of: item, view: cell, attributes: attributes)
    addElementView(cell, attributes)
    cell.setNeedsUpdateConfiguration()
    return true
  }

  func updateMovement(to location: CGPoint) {
    guard let movement, location.x.isFinite, location.y.isFinite else { return }
    let previous = movement.location
    self.movement?.location = location
    let held = layoutStorage.layoutAttributesForInteractivelyMovingItem(
      at: movement.destination, withTargetPosition: location
    ).copied(to: movement.source)
    held.size = movement.attributes.size
    self.movement?.attributes = held
    place(movement.view, held)
    live.update(held, for: .cell(movement.source))
    let proposed = layoutStorage.targetIndexPath(
      forInteractivelyMovingItem: movement.destination, withPosition: location)
    // The layout returns the item at the location, which may be displayed at a position other than its index path.
    let place = proposed == item(at: location) ? movement.path.place(of: proposed) : proposed
    guard place != movement.destination else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: movement.destination, toProposedIndexPath: place) ?? place
    guard target != movement.destination, isPlace(target) else { return }
    self.movement?.path.destination = target
    let context = layoutStorage.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: location, previousIndexPaths: [movement.destination],
      previousPosition: previous)
    layoutStorage.invalidateLayout(with: context)
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.layOutItems() }
  }

  private func isPlace(_ target: IndexPath) -> Bool {
    guard let movement, target.count == 2, counts.indices.contains(target.section), target.item >= 0 else {
      return false
    }
    // Another section has one additional position.
    return target.item < counts[target.section] + (target.section == movement.source.section ? 0 : 1)
  }

  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    settle(movement, cancelled: false)
    guard movement.destination != movement.source else { return putBack() }
    beginBatch()
    dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.destination)
    batch.changes.movedItems.append((movement.source, movement.destination))
    endBatch()
  }

  func cancelMovement() {
    guard let movement else { return }
    self.movement = nil
    settle(movement, cancelled: true)
    putBack()
  }

  private func settle(_ movement: CollectionMovement, cancelled: Bool) {
    layoutStorage.invalidateLayout(
      with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.destination], previousIndexPaths: [movement.source], movementCancelled: cancelled))
    movement.view.setNeedsUpdateConfiguration()
  }

  private func putBack() {
    guard isDataLoaded, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.layOutItems() }
  }
}
