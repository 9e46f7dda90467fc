/// Methods that provide the data and views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Asks the data source for the cell of an item.
  ///
  /// The data source dequeues it.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Asks the data source for the number of sections.
  ///
  /// The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Asks the data source for a supplementary view.
  ///
  /// It is required for layouts with such views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Asks the data source whether an item can be moved.
  ///
  /// - Note: In UIKit, the default is `true` if the data source implements the method that moves items. Without
  ///   Objective-C, that cannot be determined, so the default is `false`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Tells the data source to move an item that the user has moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Asks the data source for the titles of an index at the trailing edge; `nil` for no index.
  ///
  /// The collection view reads them when it loads its data. A touch of a title scrolls to the item that
  /// ``collectionView(_:indexPathForIndexTitle:at:)`` returns.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Asks the data source for the item to which a title of the index scrolls.
  ///
  /// It is required for data sources with index titles.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view with the index.
  ///   - title: The title that the user has touched.
  ///   - index: The position of the title among those of ``indexTitles(for:)``.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Ends the process, because a layout with supplementary views requires an implementation.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    misuse(
      "the layout \(collectionView.collectionViewLayout) has supplementary views of kind \(kind), but \(type(of: self)) provides none; implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
  }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Ends the process, because index titles require an implementation.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    misuse(
      "\(type(of: self)) has index titles but no items for them; implement collectionView(_:indexPathForIndexTitle:at:)"
    )
  }
}

/// Methods that prepare the data of items that are about to be displayed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object to begin to prepare the data of items that are about to become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells the object that announced items are no longer about to be displayed.
  ///
  /// The default implementation does nothing.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
