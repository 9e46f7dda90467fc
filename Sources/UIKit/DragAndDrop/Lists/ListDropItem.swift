/// An item that the user has dropped on a list.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  private init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    previewSize = size
  }

  /// Returns the items of a session.
  ///
  /// - Parameters:
  ///   - session: The session of the drop.
  ///   - source: A closure that returns the place in the list from which an item was dragged.
  static func items(of session: any UIDropSession, source: (UIDragItem) -> IndexPath?) -> [ListDropItem] {
    session.items.map { item in
      ListDropItem(item, from: source(item), size: (session as? DropSession)?.previewSize(of: item) ?? .zero)
    }
  }
}
