extension UICollectionView {
  // MARK: - Asking the layout

  /// A Boolean value that indicates whether the layout is mirrored.
  ///
  /// It is if it was written for the other layout direction.
  var isMirrored: Bool {
    layoutStorage.flipsHorizontallyInOppositeLayoutDirection
      && layoutStorage.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Converts a rectangle between the coordinates of the content and those of the layout.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = max(storedContentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copied()
    copy.center.x = max(storedContentSize.width, bounds.width) - attributes.center.x
    return copy
  }

  /// Prepares the layout if it is invalid, and adopts its content size.
  func prepareLayoutIfNeeded() {
    loadDataIfNeeded()
    guard isDataLoaded, layoutStorage.isInvalid, batch.depth == 0, bounds.width > 0 || bounds.height > 0 else { return }
    prepareLayout()
    adoptContentSize()
  }

  /// Prepares the layout, which is valid then unless it was invalidated during the preparation.
  func prepareLayout() {
    let wasPreparing = isPreparingLayout
    isPreparingLayout = true
    defer { isPreparingLayout = wasPreparing }
    layoutStorage.isInvalid = false
    askingLayout { layoutStorage.prepare() }
  }

  func adoptContentSize() {
    let size = askingLayout { layoutStorage.collectionViewContentSize }
    guard size != storedContentSize else { return }
    let distance = storedContentSize.width - bounds.maxX
    storedContentSize = size
    guard isMirrored, size.width > bounds.width else { return }
    // Mirrored content begins at its right end, so the distance from that end is preserved.
    contentOffset.x = hasMirroredOffset ? size.width - bounds.width - distance : size.width - bounds.width
    hasMirroredOffset = true
  }

  /// Returns the attributes of an element in the coordinates of the content.
  func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if element.category == .cell, !contains(element.indexPath) { return nil }
    return attributesFromLayout(element).map(mirrored)
  }

  func attributesFromLayout(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard !placeholders.isEmpty else { return layoutStorage.attributes(of: element) }
    let place = laidOut(element)
    return askingLayout { layoutStorage.attributes(of: place) }?.copied(to: element)
  }

  /// Returns the attributes of the elements in a rectangle of the content.
  ///
  /// The item that the user moves has separate attributes.
  func attributes(in rect: CGRect) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    var result: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let area = mirrored(rect)
    // A layout can return elements outside of the rectangle.
    for given in askingLayout({ layoutStorage.layoutAttributesForElements(in: area) }) ?? []
    where given.scrollingSection != nil || given.frame.isDisplayed(in: area) {
      var attributes = mirrored(given)
      if let path = movementPath, attributes.representedElementCategory == .cell {
        guard let item = path.item(shownAt: attributes.indexPath) else { continue }
        if item != attributes.indexPath { attributes = attributes.copied(to: item) }
      }
      if !placeholders.isEmpty {
        guard let element = presented(attributes.element) else { continue }
        if element != attributes.element { attributes = attributes.copied(to: element) }
      }
      guard attributes.representedElementCategory != .cell || contains(attributes.indexPath) else {
        misuse(
          "\(layoutStorage) returned attributes for the item \(attributes.indexPath), which is beyond the data of \(self); layoutAttributesForElements(in:) must agree with the data source"
        )
      }
      result[attributes.element] = attributes
    }
    if let movement { result[.cell(movement.source)] = movement.attributes }
    return result
  }

  // MARK: - Invalidation

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.newBounds == nil && context.preferred == nil { needsMeasuring = true }
    if context.invalidateDataSourceCounts, batch.depth == 0, !isLoadingData, !isApplyingUpdate { isDataLoaded = false }
    if context.contentSizeAdjustment != .zero {
      let present = storedContentSize
      let wasStored = usesStoredContentSize
      usesStoredContentSize = true
      storedContentSize = CGSize(
        width: present.width + context.contentSizeAdjustment.width,
        height: present.height + context.contentSizeAdjustment.height)
      usesStoredContentSize = wasStored
    }
    if context.contentOffsetAdjustment != .zero {
      // The new bounds would replace an offset that is adjusted before.
      if isAskingAboutBounds {
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
      } else {
        shiftContent(by: context.contentOffsetAdjustment)
      }
    }
    setNeedsLayout()
  }

  // MARK: - The layout pass

  /// Updates the visible views.
  func layOutItems() {
    guard !isLayingOutItems, bounds.width > 0, bounds.height > 0 else { return }
    loadDataIfNeeded()
    // During a batch, the data may differ from the displayed items.
    guard isDataLoaded, batch.depth == 0 else { return }
    isLayingOutItems = true
    defer { isLayingOutItems = false }
    updatePlaceholders()
    adaptToBounds()
    backgroundView?.frame = bounds
    sectionIndex.view?.place(in: self)
    // Other elements become visible if an element is smaller than estimated. The number of iterations is limited,
    // because the app's code may cause changes indefinitely.
    let anchor = self.anchor
    (isKeepingAnchor, anchorShift) = (false, 0)
    for _ in 0..<16 where isDataLoaded {
      prepareLayoutIfNeeded()
      keep(anchor)
      updateSectionScrollers()
      let generation = live.generation
      let wanted = attributes(in: visibleArea)
      // Invisible views are removed first, so that they can be reused. In an update, the animation removes them.
      if run == nil { hide(except: wanted) }
      guard live.generation == generation else { continue }
      let isSettled = show(wanted)
      guard live.generation == generation else { continue }
      if isSettled { break }
    }
    needsMeasuring = false
    updatePrefetching()
    finishBoundsChange()
  }

  /// The first visible item that was measured, and its position.
  ///
  /// The position is preserved when other sizes differ from their estimates.
  private var anchor: (item: IndexPath, center: CGPoint)? {
    guard drag != nil || motion != nil || contentOffset != .zero, run == nil else { return nil }
    let shown = live.shown.values.filter {
      $0.attributes.representedElementCategory == .cell && $0.attributes.scrollingSection == nil
        && !($0.attributes.estimatedAxes ?? []).isEmpty && $0.attributes.frame.overlaps(bounds)
    }
    return shown.min { $0.attributes.indexPath < $1.attributes.indexPath }.map {
      ($0.attributes.indexPath, $0.attributes.frame.origin)
    }
  }

  private func keep(_ anchor: (item: IndexPath, center: CGPoint)?) {
    guard let anchor, isKeepingAnchor, let frame = layoutAttributes(of: .cell(anchor.item))?.frame else { return }
    let distance = frame.minY - anchor.center.y
    guard abs(distance) > 0.001 else { return }
    // The layout can be computed several times in a pass, and the distance is relative to the position before the pass.
    let moved = distance - anchorShift
    anchorShift = distance
    shiftContent(by: CGPoint(x: 0, y: moved))
    lastLayoutBounds = bounds
  }

  /// The part of the content for which there are views.
  var visibleArea: CGRect { bounds }

  /// Adapts the layout to changes that were not announced to it.
  private func adaptToBounds() {
    let (old, oldInset) = (lastLayoutBounds, lastLayoutInset)
    lastLayoutBounds = bounds
    lastLayoutInset = adjustedContentInset
    guard let old else { return }
    if old != bounds {
      guard layoutStorage.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
      if old.size != bounds.size { needsMeasuring = true }
    } else {
      guard oldInset != adjustedContentInset, layoutStorage.isOutdated else { return }
      needsMeasuring = true
    }
    layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: bounds))
  }

  /// Displays elements: creates the missing views and measures them.
  ///
  /// Returns whether the layout is still valid.
  private func show(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) -> Bool {
    let generation = live.generation
    var fresh: [CollectionElement] = []
    for (element, attributes) in wanted.sorted(by: { Self.precedes($0.key, $1.key) }) where !attributes.isHidden {
      if live[element] != nil { continue }
      guard let view = make(element, attributes), live.generation == generation else { return false }
      live.set(view, attributes, for: element)
      fresh.append(element)
    }
    if measure(wanted, fresh) {
      guard live.generation == generation else { return false }
      for element in fresh { if let shown = live[element] { display(shown, element) } }
      return false
    }
    for (element, attributes) in wanted where live[element] != nil {
      live.update(attributes, for: element)
      if let shown = live[element], !fresh.contains(element) { place(shown.view, attributes) }
    }
    for element in fresh {
      guard let shown = live[element] else { continue }
      display(shown, element)
      guard live.generation == generation else { return false }
    }
    return true
  }

  private static func precedes(_ one: CollectionElement, _ other: CollectionElement) -> Bool {
    (one.indexPath, one.category.rawValue, one.kind ?? "") < (
      other.indexPath, other.category.rawValue, other.kind ?? ""
    )
  }

  /// Requests the preferred attributes of views.
  ///
  /// Returns whether the layout became invalid.
  private func measure(
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes], _ fresh: [CollectionElement]
  ) -> Bool {
    var didInvalidate = false
    let resized = takeResizedCells()
    let elements = needsMeasuring ? Array(wanted.keys) : fresh + resized.filter { !fresh.contains($0) }
    needsMeasuring = false
    for element in elements {
      guard let shown = wanted[element], let view = live[element]?.view, element.category != .decorationView,
        movement?.source != element.indexPath || element.category != .cell
      else { continue }
      let attributes = placeholders.isEmpty ? shown : shown.copied(to: laidOut(element))
      guard layoutStorage.measures(attributes) else { continue }
      UIView.performWithoutAnimation {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        (view as? UICollectionViewListCell)?.place = attributes.list
      }
      // A view may change the attributes that it is given and return them, so that it is given a copy.
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
      guard
        layoutStorage.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      let context = layoutStorage.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      layoutStorage.invalidateLayout(with: context)
      didInvalidate = true
      isKeepingAnchor = true
    }
    return didInvalidate
  }

  // MARK: - Making views

  private func make(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    let generation = live.generation
    elementBeingMade = attributes
    defer { elementBeingMade = nil }
    let view: UICollectionReusableView
    switch element.category {
    case .cell:
      guard let dataSource else { return nil }
      view = UIView.performingWithoutAnimation { dataSource.collectionView(self, cellForItemAt: element.indexPath) }
    case .supplementaryView where element.placeholder != nil:
      guard let cell = element.placeholder.flatMap({ makeCell(ofPlaceholder: $0, attributes) }) else { return nil }
      view = cell
    case .supplementaryView:
      guard let dataSource else { return nil }
      view = UIView.performingWithoutAnimation {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.indexPath)
      }
    case .decorationView:
      let kind = element.kind ?? ""
      view =
        registry.view(CollectionRegistry.Key(kind: "decoration " + kind, identifier: kind), frame: .zero)
        ?? UIView.performingWithoutAnimation {
          layoutStorage.makeDecorationView(kind, frame: attributes.untransformedFrame)
        }
      view.reuseIdentifier = kind
    }
    guard live.generation == generation else { return nil }
    expect(
      element.category == .decorationView || view.reuseIdentifier != nil,
      "the view returned for \(element.kind ?? "the cell") at \(element.indexPath) does not have a reuseIdentifier - views returned from the data source of \(self) must be dequeued with dequeueReusableCell(withReuseIdentifier:for:) or dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
    )
    expect(
      live.element(of: view) == nil,
      "the view returned for \(element.kind ?? "the cell") at \(element.indexPath) is already used at \(live.element(of: view)?.indexPath ?? []); dequeue a view for each index path"
    )
    UIView.performWithoutAnimation { configure(view, element) }
    return view
  }

  /// Sets the properties of a view that its collection view determines.
  private func configure(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.collectionView = self
    guard let cell = view as? UICollectionViewCell, element.category == .cell else { return }
    cell.isSelected = selection.contains(element.indexPath)
    cell.isHighlighted = selection.highlighted == element.indexPath
    // A cell that was used for an item with a drag or a menu was hidden.
    cell.isLifted = liftedItem == element.indexPath
    if dragDelegate != nil { cell.dragState = drags.state(of: element.indexPath) }
  }

  /// Adds a new view, with its final attributes.
  func display(_ shown: CollectionLiveViews.Shown, _ element: CollectionElement) {
    guard shown.view.superview == nil || shown.view.isHidden else {
      place(shown.view, shown.attributes)
      return
    }
    UIView.performWithoutAnimation {
      place(shown.view, shown.attributes)
      switch element.category {
      case .cell:
        if let cell = shown.view as? UICollectionViewCell {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        }
      case .supplementaryView where element.placeholder != nil: break
      case .supplementaryView:
        delegate?.collectionView(
          self, willDisplaySupplementaryView: shown.view, forElementKind: element.kind ?? "", at: element.indexPath)
      case .decorationView: break
      }
      guard live[element]?.view === shown.view else { return }
      addElementView(shown.view, shown.attributes)
      shown.view.layoutIfNeeded()
    }
  }

  /// Applies attributes to a view.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let isChanged = view.appliedAttributes.map { $0 != attributes } ?? true
    view.isHidden = attributes.isHidden
    let center = centerInHost(of: attributes)
    if view.bounds.size != attributes.size { view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size) }
    // A cell can set another center when it applies its attributes.
    let isInPlace = !isChanged && view.appliedCenter.map { $0 == (center, view.center) } == true
    if !isInPlace, view.center != center { view.center = center }
    guard isChanged else { return }
    let hasOtherDepth =
      view.superview != nil
      && (view.appliedAttributes?.zIndex != attributes.zIndex || view.superview !== host(of: attributes))
    view.appliedAttributes = attributes.copied()
    if hasOtherDepth { addElementView(view, attributes) }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let zPosition = CGFloat(attributes.zIndex)
    if view.layer.zPosition != zPosition { view.layer.zPosition = zPosition }
    (view as? UICollectionViewListCell)?.place = attributes.list
    view.apply(attributes)
    view.appliedCenter = (center, view.center)
  }

  // MARK: - Hosting views

  /// The view that contains the views of elements.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scrollingSection.flatMap { sectionScrollers[$0] } ?? self
  }

  func centerInHost(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let section = attributes.scrollingSection, let scroller = sectionScrollers[section] else {
      guard let rowSwipe, attributes.element == .cell(rowSwipe.row) else { return attributes.center }
      return CGPoint(x: attributes.center.x + rowSwipe.offset, y: attributes.center.y)
    }
    let center = attributes.center
    guard isMirrored else {
      return CGPoint(x: center.x - scroller.content.frame.minX, y: center.y - scroller.content.frame.minY)
    }
    // The content of a scrolling section is mirrored in its own width, not in the width of the collection view.
    let width = max(storedContentSize.width, bounds.width)
    return CGPoint(
      x: scroller.content.contentSize.width - (width - center.x - scroller.content.frame.minX),
      y: center.y - scroller.content.frame.minY)
  }

  /// Inserts the view of an element in front of those whose z-index is not greater.
  func addElementView(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let host = host(of: attributes)
    let lower = host.subviews.last { $0 !== view && (depth(of: $0) ?? .max) <= attributes.zIndex }
    if let lower {
      host.insertSubview(view, aboveSubview: lower)
    } else {
      host.insert(view, at: backgroundView?.superview === host ? 1 : 0)
    }
  }

  // MARK: - Reuse

  private func hide(except wanted: [CollectionElement: UICollectionViewLayoutAttributes]) {
    for (element, shown) in live.shown where wanted[element].map(\.isHidden) ?? true {
      live.remove(element)
      takeBack(shown.view, from: element)
    }
  }

  /// Removes a view from the collection view and keeps it for reuse.
  func takeBack(_ view: UICollectionReusableView, from element: CollectionElement) {
    view.removeFromSuperview()
    view.appliedAttributes = nil
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
      registry.recycle(view, kind: nil)
    case .supplementaryView where element.placeholder != nil: registry.recycle(view, kind: nil)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.indexPath)
      registry.recycle(view, kind: element.kind)
    case .decorationView: registry.recycle(view, kind: "decoration " + (element.kind ?? ""))
    }
  }

  func recycleEverything() {
    let shown = live.shown
    live = CollectionLiveViews(generation: live.generation &+ 1)
    for (element, shown) in shown.sorted(by: { Self.precedes($0.key, $1.key) }) { takeBack(shown.view, from: element) }
  }
}
