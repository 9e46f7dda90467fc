extension UICollectionView {
  /// The duration of the animation of updates and changes of the layout, in seconds.
  static let updateDuration: TimeInterval = 0.3

  // MARK: - Collecting

  /// Records a change.
  ///
  /// A change outside of a batch is performed as its own batch.
  func change(_ note: (inout SectionedChanges) -> Void) {
    beginBatch()
    var changes = SectionedChanges()
    note(&changes)
    batch.changes += changes
    endBatch()
  }

  func beginBatch() { beginBatch(preparesLayout: true) }

  /// Begins a batch of changes.
  ///
  /// - Parameter preparesLayout: A Boolean value that indicates whether data that was not loaded yet is loaded and laid
  ///   out before the changes.
  func beginBatch(preparesLayout: Bool) {
    if batch.depth == 0 {
      cancelMovement()
      // A drag that is in the collection view opens the gap again when it moves.
      showDropGap(nil, animated: false)
      if preparesLayout { prepareLayoutIfNeeded() }
      batch.didLoad = isDataLoaded
      batch.oldCounts = counts
      batch.oldAttributes = isDataLoaded ? attributes(in: neighborhood) : [:]
    }
    batch.depth += 1
  }

  /// The visible area and the adjacent areas of the same size, from which elements can move into view.
  private var neighborhood: CGRect { bounds.insetBy(dx: -bounds.width, dy: -bounds.height) }

  func endBatch() {
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let finished = batch
    batch = CollectionBatch()
    // Data that was not loaded yet is loaded with all changes.
    guard finished.didLoad, isDataLoaded else {
      placeholders.insert(finished.placeholders)
      releasePlaceholders()
      invalidateData()
      return finished.complete()
    }
    apply(finished)
  }

  func reconfigure(_ items: [IndexPath]) {
    loadDataIfNeeded()
    guard let dataSource else { return }
    for item in items where contains(item) {
      guard let cell = live.cell(item) else { continue }
      // The data source dequeues a cell as usual, and receives the existing cell of the item.
      registry.reconfigured = cell
      let given = UIView.performingWithoutAnimation { dataSource.collectionView(self, cellForItemAt: item) }
      registry.reconfigured = nil
      expect(
        given === cell,
        "reconfigureItems(at:) of \(self) must be given the existing cell for \(item); dequeue it with dequeueReusableCell(withReuseIdentifier:for:), or use reloadItems(at:)"
      )
    }
    needsMeasuring = true
    setNeedsLayout()
  }

  // MARK: - Applying

  private func apply(_ batch: CollectionBatch) {
    let newCounts = readCounts()
    var changes = batch.changes
    changes.insertedItems += batch.placeholders.committed.values
    let update: SectionedUpdate
    do {
      update = try SectionedUpdate(changes, from: batch.oldCounts, to: newCounts, words: .collection)
    } catch {
      misuse("\(error.message) Collection view: \(self); data source: \(String(describing: dataSource))")
    }
    let swipe = endSwipe { update.newItem($0) == nil }
    let oldPlaceholders = placeholders
    var run = CollectionUpdateRun(
      update: update, oldPlaceholders: oldPlaceholders, oldAttributes: batch.oldAttributes, oldViews: live.shown,
      swipe: swipe)
    counts = newCounts
    dataDidChange()
    if !oldPlaceholders.isEmpty || !batch.placeholders.isEmpty {
      placeholders.follow(update, batch.changes, batch.placeholders)
    }
    follow(update)
    updateHierarchyLevels()
    let laidOut = laidOutUpdate(batch, changes, update, from: oldPlaceholders)
    invalidateForUpdate(laidOut.changes, laidOut.update)
    run.layoutChanges = askingLayout { layoutChanges(from: oldPlaceholders) }
    detach(run.layoutChanges, in: run)
    let isAnimated = window != nil && UIView.areAnimationsEnabled && bounds.width > 0
    if isAnimated {
      self.run = run
      animate(run, completions: batch.completions)
      self.run = nil
    } else {
      UIView.performWithoutAnimation {
        adoptContent()
        removeGone(run)
        swipe?.view.removeFromSuperview()
        layoutStorage.finalizeCollectionViewUpdates()
        layOutItems()
      }
      batch.complete()
    }
    setNeedsLayout()
    updateIndexTitles()
    releasePlaceholders()
  }

  /// Returns an update as the layout receives it, with the placeholders.
  private func laidOutUpdate(
    _ batch: CollectionBatch, _ changes: SectionedChanges, _ update: SectionedUpdate, from old: ListPlaceholders
  ) -> (changes: SectionedChanges, update: SectionedUpdate) {
    guard !old.isEmpty || !placeholders.isEmpty else { return (changes, update) }
    let presented = old.presented(batch.changes, to: placeholders, batch.placeholders)
    do {
      let laidOut = try SectionedUpdate(
        presented, from: old.counts(from: update.oldCounts), to: placeholders.counts(from: update.newCounts),
        words: .collection)
      return (presented, laidOut)
    } catch {
      misuse("\(error.message) Collection view: \(self); data source: \(String(describing: dataSource))")
    }
  }

  private func invalidateForUpdate(_ changes: SectionedChanges, _ update: SectionedUpdate) {
    isApplyingUpdate = true
    defer { isApplyingUpdate = false }
    let context = layoutStorage.makeContext()
    context.invalidateDataSourceCounts = true
    layoutStorage.adaptSizes(to: update)
    layoutStorage.invalidateLayout(with: context)
    prepareLayout()
    let items = UICollectionViewUpdateItem.items(of: changes, update)
    askingLayout { layoutStorage.prepare(forCollectionViewUpdates: items) }
  }

  /// Updates all values that are stored by index path.
  private func follow(_ update: SectionedUpdate) {
    var shown: [CollectionElement: CollectionLiveViews.Shown] = [:]
    for (element, view) in live.shown {
      if let id = element.placeholder, !placeholders.contains(id) { continue }
      guard let new = element.moved(by: update) else { continue }
      shown[new] = CollectionLiveViews.Shown(view: view.view, attributes: view.attributes.copied(to: new.indexPath))
    }
    live.replace(shown)
    moveSectionScrollers(update)
    selection.replace(selection.items.compactMap(update.newItem))
    selection.highlighted = selection.highlighted.flatMap(update.newItem)
    if dragDelegate != nil { drags.follow(update) }
    prefetch = CollectionPrefetch()
  }

  /// Removes the views of elements that were deleted or reloaded.
  private func removeGone(_ run: CollectionUpdateRun) {
    for (element, shown) in run.oldViews where live.element(of: shown.view) == nil {
      takeBack(shown.view, from: element)
    }
  }

  // MARK: - Animating

  private func animate(_ run: CollectionUpdateRun, completions: [(Bool) -> Void]) {
    let known = Set(live.shown.values.map { ObjectIdentifier($0.view) })
    let deleted = run.oldViews.filter { live.element(of: $0.value.view) == nil }
    var leaving: [(UICollectionReusableView, CollectionElement)] = deleted.map { ($0.value.view, $0.key) }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        adoptContent()
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        UIView.performWithoutAnimation { wanted = makeComing(run, known: known) }
        for (element, shown) in deleted {
          let attributes = finalAttributes(asked: element) ?? shown.attributes
          leave(shown.view, run.swipe?.finalAttributes(attributes, of: element) ?? attributes)
        }
        run.swipe?.hide()
        for (element, shown) in live.shown {
          if let attributes = wanted[element] {
            live.update(attributes, for: element)
            place(shown.view, attributes)
          } else {
            // The element remains at another position.
            if let attributes = layoutAttributes(of: element) { place(shown.view, attributes) }
            live.remove(element)
            leaving.append((shown.view, element))
          }
          shown.view.layoutIfNeeded()
        }
        layoutStorage.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] finished in
        run.swipe?.view.removeFromSuperview()
        guard let self else { return }
        for (view, element) in leaving {
          view.alpha = 1
          takeBack(view, from: element)
        }
        setNeedsLayout()
        for completion in completions { completion(finished) }
      })
  }

  /// Adopts the new size of the content, and the offset that the delegate and the layout determine for it.
  private func adoptContent() {
    adoptContentSize()
    guard bounds.width > 0, bounds.height > 0 else { return }
    let proposed = clamped(contentOffset)
    let target =
      delegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let offset = layoutStorage.targetContentOffset(forProposedContentOffset: target)
    if offset != contentOffset { replaceOffset(offset) }
  }

  private func leave(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    view.bounds.size = attributes.size
    view.center = centerInHost(of: attributes)
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
  }

  /// Creates the views that the update makes visible, at their initial positions.
  ///
  /// Returns the attributes of the visible elements.
  private func makeComing(_ run: CollectionUpdateRun, known: Set<ObjectIdentifier>)
    -> [CollectionElement: UICollectionViewLayoutAttributes]
  {
    // Existing views keep their positions, because the animation moves them.
    let places = live.shown.values.map { ($0.view, $0.view.center, $0.view.bounds, $0.view.transform3D, $0.view.alpha) }
    layOutItems()
    for (view, center, bounds, transform, alpha) in places where live.element(of: view) != nil {
      view.bounds = bounds
      view.center = center
      view.transform3D = transform
      view.alpha = alpha
      view.appliedAttributes = nil
    }
    let wanted = attributes(in: visibleArea)
    for (element, shown) in live.shown where !known.contains(ObjectIdentifier(shown.view)) {
      guard let initial = initialAttributes(asked: element) else { continue }
      place(shown.view, initial)
    }
    return wanted
  }

  // MARK: - Where elements come from and go to

  private func initialAttributes(asked element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard !placeholders.isEmpty else { return initialAttributes(fromLayout: element) }
    let place = laidOut(element)
    return askingLayout { initialAttributes(fromLayout: place) }?.copied(to: element)
  }

  private func initialAttributes(fromLayout element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let kind = element.kind ?? ""
    return switch element.category {
    case .cell: layoutStorage.initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      layoutStorage.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    case .decorationView:
      layoutStorage.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.indexPath)
    }
  }

  private func finalAttributes(asked element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let old = run?.oldPlaceholders, !old.isEmpty else { return finalAttributes(fromLayout: element) }
    let place = laidOut(element, by: old)
    return askingLayout { finalAttributes(fromLayout: place) }?.copied(to: element)
  }

  private func finalAttributes(fromLayout element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let kind = element.kind ?? ""
    return switch element.category {
    case .cell: layoutStorage.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      layoutStorage.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.indexPath)
    case .decorationView:
      layoutStorage.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.indexPath)
    }
  }

  /// Returns the initial attributes of an element that appears in an update.
  ///
  /// They are its previous ones, or transparent final ones.
  func initialAttributes(of place: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let run, let element = presented(place) else { return nil }
    if let old = run.oldElement(element), let attributes = run.oldAttributes[old] {
      return attributes.copied(to: place)
    }
    guard let attributes = layoutAttributes(of: element)?.copied(to: place) else { return nil }
    if run.oldElement(element) == nil { attributes.alpha = 0 }
    return attributes
  }

  /// Returns the final attributes of an element that disappears in an update, which are transparent.
  func finalAttributes(of place: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let run, let element = presented(place, by: run.oldPlaceholders),
      let attributes = (run.oldAttributes[element] ?? run.oldViews[element]?.attributes)?.copied(to: place)
    else { return nil }
    attributes.alpha = 0
    return attributes
  }
}

extension RowSwipe {
  /// Returns the final attributes of a removed element, which continues in the direction of the swipe if it is the row.
  @MainActor
  fileprivate func finalAttributes(
    _ attributes: UICollectionViewLayoutAttributes, of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes {
    guard element == .cell(row) else { return attributes }
    let moved = attributes.copied()
    moved.center.x += (isLeft ? 1 : -1) * attributes.size.width
    return moved
  }
}
