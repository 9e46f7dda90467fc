/// A description of a cell that a collection view shows temporarily, without an item of its data source.
///
/// For a drop, create a ``UICollectionViewDropPlaceholder``.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The item of the data source before which the placeholder is inserted.
  ///   - reuseIdentifier: The identifier of the cell, which must be registered with the collection view.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// The closure that sets the content of the cell; `nil` if its content does not change.
  ///
  /// The collection view calls it when it creates the cell, and after
  /// ``UICollectionViewDropPlaceholderContext/setNeedsCellUpdate()``.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A description of a cell that a collection view shows in place of a dropped item until its data is loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The closure that returns the appearance of the cell's preview during the drop; `nil` for the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
