extension UICollectionView {
  /// Returns the element that the layout knows as an element; the same one without placeholders.
  ///
  /// - Parameter placeholders: The placeholders; `nil` for the present ones.
  func laidOut(_ element: CollectionElement, by placeholders: ListPlaceholders? = nil) -> CollectionElement {
    let placeholders = placeholders ?? self.placeholders
    guard !placeholders.isEmpty else { return element }
    if let id = element.placeholder {
      return placeholders.place(ofPlaceholder: id).map(CollectionElement.cell) ?? element
    }
    guard element.isOfItem else { return element }
    var result = element
    result.indexPath = placeholders.place(of: element.indexPath)
    return result
  }

  /// Returns the element for an element of the layout; `nil` for a supplementary view of a placeholder.
  ///
  /// - Parameter placeholders: The placeholders; `nil` for the present ones.
  func presented(_ element: CollectionElement, by placeholders: ListPlaceholders? = nil) -> CollectionElement? {
    let placeholders = placeholders ?? self.placeholders
    guard !placeholders.isEmpty, element.isOfItem else { return element }
    if let id = placeholders.placeholder(at: element.indexPath) {
      return element.category == .cell ? .placeholder(id) : nil
    }
    var result = element
    result.indexPath = placeholders.insertion(at: element.indexPath)
    return result
  }

  /// Asks the layout for something; the methods of the collection view use the values of the presentation meanwhile.
  func askingLayout<Result>(_ body: () -> Result) -> Result { using(presentation: true, body) }

  /// Asks the app for something in the middle of the layout's work.
  func askingApp<Result>(_ body: () -> Result) -> Result { using(presentation: false, body) }

  /// Returns the element that an index path of the app identifies.
  func shownElement(at indexPath: IndexPath) -> CollectionElement {
    guard usesPresentationValues else { return .cell(indexPath) }
    return presented(.cell(indexPath)) ?? .cell(indexPath)
  }

  /// Returns the index path of an element for the app; `nil` for a placeholder, except in the presentation.
  func indexPath(of element: CollectionElement) -> IndexPath? {
    if usesPresentationValues { return laidOut(element).indexPath }
    return element.placeholder == nil ? element.indexPath : nil
  }

  /// The visible placeholders.
  var visiblePlaceholders: [CollectionElement] {
    guard !placeholders.isEmpty else { return [] }
    return live.shown.filter { $0.key.placeholder != nil && isVisible($0.value) }.map(\.key)
  }

  /// Returns the visible placeholder at a point.
  func placeholder(at point: CGPoint) -> CollectionElement? {
    visiblePlaceholders.first { element in
      live[element].map { $0.view.bounds.contains(convert(point, to: $0.view)) } ?? false
    }
  }
}

extension CollectionElement {
  /// A Boolean value that indicates whether the index path is that of an item.
  ///
  /// Headers and backgrounds have the index 0.
  fileprivate var isOfItem: Bool {
    switch category {
    case .cell: indexPath.count == 2
    case .supplementaryView: indexPath.count == 2 && indexPath.item > 0
    case .decorationView: false
    }
  }
}

extension UICollectionView: UIDataSourceTranslating {
  /// Returns the index of a section in the presentation, which is the same.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the index of a section in the data source, which is the same.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Returns the index path of an item in the presentation, which counts the placeholders; `nil` if there is no such
  /// item.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    loadDataIfNeeded()
    return dataSourceIndexPath.flatMap { contains($0) ? placeholders.place(of: $0) : nil }
  }

  /// Returns the index path of an item in the data source; `nil` for a placeholder, or if there is no such item.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    loadDataIfNeeded()
    return presentationIndexPath.flatMap(placeholders.item).flatMap { contains($0) ? $0 : nil }
  }

  /// Runs a closure in which the methods of the collection view use the index paths of the presentation.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    loadDataIfNeeded()
    using(presentation: true, actionsToTranslate)
  }
}
