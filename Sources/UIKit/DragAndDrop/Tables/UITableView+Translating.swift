extension UITableView {
  /// Returns the placeholder that an index path of the app identifies; `nil` for a row.
  func placeholder(at indexPath: IndexPath) -> Int? {
    usesPresentationValues ? placeholders.placeholder(at: indexPath) : nil
  }

  /// The visible placeholders with their index paths in the presentation, in order.
  var visiblePlaceholders: [(id: Int, place: IndexPath)] {
    guard !placeholders.isEmpty else { return [] }
    return placeholders.places.filter { live.placeholders[$0.id] != nil && isVisible(placeholder: $0.id) }
  }

  func isVisible(placeholder id: Int) -> Bool {
    guard let (start, height) = geometry.span(ofPlaceholder: id) else { return false }
    return start < bounds.maxY && start + height > bounds.minY
  }

  /// Returns the visible rows and placeholders by their index paths in the presentation, in order.
  var presentedCells: [(place: IndexPath, cell: UITableViewCell)] {
    let rows = visibleRows.compactMap { row in live.cells[row].map { (placeholders.place(of: row), $0) } }
    let others = visiblePlaceholders.compactMap { placeholder in
      live.placeholders[placeholder.id].map { (placeholder.place, $0) }
    }
    return (rows + others).sorted { $0.0 < $1.0 }.map { (place: $0.0, cell: $0.1) }
  }

  /// Returns the rectangle of a placeholder; empty if there is no such placeholder.
  func placeholderRect(_ id: Int) -> CGRect {
    loadDataIfNeeded()
    guard let (start, height) = geometry.span(ofPlaceholder: id) else { return .zero }
    return CGRect(x: cellMinX, y: start, width: cellWidth, height: height)
  }
}

extension UITableView: UIDataSourceTranslating {
  /// Returns the index of a section in the presentation, which is the same.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the index of a section in the data source, which is the same.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Returns the index path of a row in the presentation, which counts the placeholders; `nil` if there is no such row.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    loadDataIfNeeded()
    return dataSourceIndexPath.flatMap { geometry.contains($0) ? placeholders.place(of: $0) : nil }
  }

  /// Returns the index path of a row in the data source; `nil` for a placeholder, or if there is no such row.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    loadDataIfNeeded()
    return presentationIndexPath.flatMap(placeholders.item).flatMap { geometry.contains($0) ? $0 : nil }
  }

  /// Runs a closure in which the methods of the table use the index paths of the presentation.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    loadDataIfNeeded()
    using(presentation: true, actionsToTranslate)
  }
}
