// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import UIKit

  /// The data source and the delegate of a collection view whose items are dragged and dropped.
  @MainActor
  final class DragTiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var tiles = Array(0..<9)
    var log: [String] = []
    var moves = false
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var onUpdate: (UICollectionView) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      tiles.count
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { moves }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      log.append("move \(source.item) \(destination.item)")
      tiles.insert(tiles.remove(at: source.item), at: destination.item)
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = tiles[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.item)")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(tiles[indexPath.item])")))]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(collectionView.hasActiveDrag)")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("dragEnd \(collectionView.hasActiveDrag)")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      onUpdate(collectionView)
      return UICollectionViewDropProposal(operation: .move, intent: intent)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      log.append(
        "drop \(coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }) at \(coordinator.destinationIndexPath?.item ?? -1)"
      )
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      tiles.insert(tiles.remove(at: source.item), at: destination.item)
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
        .addCompletion { [weak self] _ in self?.log.append("landed") }
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.append("dropEnd \(collectionView.hasActiveDrop)")
    }
  }
#endif
