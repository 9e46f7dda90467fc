/// An item that the user has dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item that was dragged.
  var dragItem: UIDragItem { get }
  /// The item of the collection view from which the item was dragged; `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview; zero if it has none.
  var previewSize: CGSize { get }
}

/// The members with which a delegate performs a drop on a collection view.
///
/// They also animate the items to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that the user has dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items were dropped; `nil` outside of the items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop, which loads the content of the items.
  var session: any UIDropSession { get }
  /// Animates an item to an item of the collection view, which the delegate has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item to a rectangle in the coordinates of an item's cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a placeholder, and animates an item to it.
  ///
  /// The data source does not know the placeholder, and its index paths do not count it. The result replaces or removes
  /// it later, when the content of the item is loaded.
  ///
  /// - Precondition: The placeholder's index path is in a section of the data, and its identifier is registered.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// The coordinator of one drop.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var collection: UICollectionView?
  private let landings: DropLandings

  init(
    _ items: [ListDropItem], at destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession, in collection: UICollectionView, _ landings: DropLandings
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.collection = collection
    self.landings = landings
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let collection else { return DragAnimator() }
    return landings.land(dragItem, at: .item(indexPath, of: collection))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let collection else { return DragAnimator() }
    return landings.land(dragItem, at: .part(rect, of: indexPath, in: collection))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.land(dragItem, at: .target(target))
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    guard let collection else { return DropPlaceholderContext(dragItem, 0, in: nil, DragAnimator()) }
    let id = collection.insertPlaceholder(placeholder, before: placeholder.insertionIndexPath)
    let animator = landings.land(dragItem, at: .placeholder(id, placeholder, in: collection))
    return DropPlaceholderContext(dragItem, id, in: collection, animator)
  }
}

extension DropLandings.Place {
  /// The place of an item.
  static func item(_ item: IndexPath, of collection: UICollectionView) -> DropLandings.Place {
    .cell(
      { [weak collection] in collection?.cellForItem(at: item) },
      frame: { [weak collection] in collection?.dropFrame(of: item) }, in: collection,
      { [parameters = collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: item)] _ in
        parameters
      })
  }

  /// The place of a placeholder.
  static func placeholder(
    _ id: Int, _ placeholder: UICollectionViewDropPlaceholder, in collection: UICollectionView
  ) -> DropLandings.Place {
    .cell(
      { [weak collection] in collection?.live[.placeholder(id)]?.view },
      frame: { [weak collection] in collection?.dropFrame(ofPlaceholder: id) }, in: collection,
      { ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) } })
  }

  /// The place of a rectangle in the coordinates of an item's cell.
  static func part(_ rect: CGRect, of item: IndexPath, in collection: UICollectionView) -> DropLandings.Place {
    .rectangle(
      { [weak collection] in
        collection?.dropFrame(of: item).map { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
      }, in: collection)
  }
}

extension UICollectionView {
  /// Returns the frame of an item in the content; `nil` if there is no such item.
  fileprivate func dropFrame(of item: IndexPath) -> CGRect? {
    // An item of an orthogonally scrolling section is where its cell is.
    cellForItem(at: item).map { convert($0.bounds, from: $0) } ?? layoutAttributesForItem(at: item)?.frame
  }

  /// Returns the frame of a placeholder in the content; `nil` if it was removed.
  fileprivate func dropFrame(ofPlaceholder id: Int) -> CGRect? {
    guard placeholders.contains(id) else { return nil }
    return live[.placeholder(id)].map { convert($0.view.bounds, from: $0.view) }
      ?? layoutAttributes(of: .placeholder(id))?.frame
  }
}
