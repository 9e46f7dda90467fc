extension UICollectionView {
  // MARK: - Reading the data source

  /// Marks the data as outdated.
  ///
  /// It is read again when it is required, at the latest in the next layout pass.
  func invalidateData() {
    isDataLoaded = false
    layoutStorage.isInvalid = true
    setNeedsLayout()
  }

  func reload() {
    batch.discardChanges()
    abandonInteraction()
    removePlaceholders()
    selection.removeAll()
    invalidateEverything()
    invalidateData()
  }

  private func invalidateEverything() {
    let context = layoutStorage.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutStorage.invalidateLayout(with: context)
  }

  func loadDataIfNeeded() {
    guard !isDataLoaded, !isLoadingData, batch.depth == 0 || !batch.didLoad else { return }
    isLoadingData = true
    recycleEverything()
    removeSectionScrollers()
    counts = readCounts()
    placeholders.fit(counts)
    dataDidChange()
    isDataLoaded = true
    // The layout is invalidated while the data is loading, so that it does not request the counts again.
    invalidateEverything()
    isLoadingData = false
    prefetch = CollectionPrefetch()
    selection.replace(selection.items.filter { contains($0) })
    setNeedsLayout()
    updateIndexTitles()
  }

  func dataDidChange() { live.generation &+= 1 }

  func contains(_ item: IndexPath) -> Bool {
    item.count == 2 && counts.indices.contains(item.section) && item.item >= 0 && item.item < counts[item.section]
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    expect(sections >= 0, "numberOfSections(in:) of \(dataSource) must be at least 0 (was \(sections))")
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      expect(
        items >= 0,
        "collectionView(_:numberOfItemsInSection:) of \(dataSource) must be at least 0 (was \(items) for section \(section))"
      )
      return items
    }
  }

  /// The positions of the items while an item moves, or while there is a gap for a drop.
  var movementPath: MovementPath? { movement?.path ?? dropGap }

  /// The numbers of items for the layout.
  ///
  /// An item that the user moves is counted in its destination section.
  var shownCounts: [Int] {
    guard !placeholders.isEmpty else { return shownCountsOfData }
    let counts = placeholders.counts(from: counts)
    return movementPath?.counts(from: counts) ?? counts
  }

  /// The numbers of items for the layout, without the placeholders.
  var shownCountsOfData: [Int] { movementPath?.counts(from: counts) ?? counts }

  // MARK: - Dequeuing

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let cell = dequeueCell(identifier, attributesForDequeuing(.cell(indexPath)))
    // The app configures the cell afterward, and can choose another indentation.
    (cell as? UICollectionViewListCell)?.hierarchyLevel = hierarchyLevel(of: indexPath)
    return cell
  }

  func dequeueCell(_ identifier: String, _ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewCell {
    let frame = attributes?.untransformedFrame ?? .zero
    guard let view = registry.view(CollectionRegistry.Key(identifier: identifier), frame: frame) else {
      misuse(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    guard let cell = view as? UICollectionViewCell else {
      misuse("the view that is registered for identifier \(identifier) must be a UICollectionViewCell (was \(view))")
    }
    prepareDequeued(cell, attributes)
    return cell
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView
  {
    let attributes = attributesForDequeuing(.supplementary(kind, indexPath))
    let frame = attributes?.untransformedFrame ?? .zero
    guard let view = registry.view(CollectionRegistry.Key(kind: kind, identifier: identifier), frame: frame) else {
      misuse(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype view in a storyboard"
      )
    }
    prepareDequeued(view, attributes)
    return view
  }

  /// Returns the attributes of an element whose view is dequeued, if the layout can return them.
  ///
  /// A layout that is being prepared can ask for views itself, and has no attributes yet.
  private func attributesForDequeuing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let elementBeingMade, elementBeingMade.element == element { return elementBeingMade }
    guard isDataLoaded, batch.depth == 0, !isPreparingLayout, !isApplyingUpdate, !layoutStorage.isInvalid,
      let section = element.indexPath.first, shownCounts.indices.contains(section)
    else { return nil }
    return layoutAttributes(of: element)
  }

  /// Sets the size of a view before the data source configures the view.
  private func prepareDequeued(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
    view.collectionView = self
    // A cell that is being reconfigured has its size.
    guard let attributes, live.element(of: view) == nil else { return }
    UIView.performWithoutAnimation {
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      (view as? UICollectionViewListCell)?.place = attributes.list
    }
  }
}
