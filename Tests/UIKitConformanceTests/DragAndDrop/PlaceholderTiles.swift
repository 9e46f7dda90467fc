// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import UIKit

  /// The data source and the delegate of a collection view that shows placeholders for what is dropped on it.
  @MainActor
  final class PlaceholderTiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var tiles = Array(0..<6)
    /// The items before which placeholders are inserted.
    var places = [2]
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      tiles.count
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
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first?.dragItem else { return }
      for place in places {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: place, section: 0), reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { [weak self] cell in
          cell.tag = -1
          self?.log.append("update")
        }
        placeholder.previewParametersProvider = { [weak self] cell in
          self?.log.append("preview \(cell.tag)")
          return nil
        }
        let context = coordinator.drop(item, to: placeholder)
        context.addCompletion { [weak self] _ in self?.log.append("landed") }
        if context.dragItem === item { contexts.append(context) }
      }
    }

    /// Replaces a placeholder with a tile, and returns the index at which it is inserted.
    func commit(_ context: Int, _ tile: Int) -> Int? {
      var place: Int?
      let isDone = contexts[context].commitInsertion { indexPath in
        place = indexPath.item
        tiles.insert(tile, at: indexPath.item)
      }
      return isDone ? place : nil
    }
  }
#endif
