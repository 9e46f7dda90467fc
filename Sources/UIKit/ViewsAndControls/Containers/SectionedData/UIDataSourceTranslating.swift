/// The methods of a list that translate between the index paths of its data source and those of its presentation.
///
/// They differ while the list shows placeholders for dropped items: cells that the data source does not know. The
/// methods and the delegates of a list use the index paths of the data source, except in
/// ``performUsingPresentationValues(_:)``.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the index of a section in the presentation.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Returns the index of a section in the data source.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the index path of an item in the presentation; `nil` if there is no such item.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the index path of an item in the data source; `nil` for a placeholder, or if there is no such item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs a closure in which the methods of the list use the index paths of the presentation.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
