extension UITableView {
  /// The margin at the sides of the table and its cells.
  var margin: CGFloat { TableMetrics.margin(width: bounds.width) }

  /// The margin of the content of cells, which limits its width to a readable one if the app demands that.
  var contentMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    let sides = style == .insetGrouped ? 0 : safeAreaInsets.left + safeAreaInsets.right
    let readable = ReadableWidth.width(in: traitCollection.preferredContentSizeCategory)
    return max(margin, (cellWidth - sides - readable) / 2)
  }

  var cellMinX: CGFloat { style == .insetGrouped ? margin + safeAreaInsets.left : 0 }

  var cellWidth: CGFloat {
    let sides = style == .insetGrouped ? 2 * margin + safeAreaInsets.left + safeAreaInsets.right : 0
    return max(0, bounds.width - sides)
  }

  func cellFrame(_ row: IndexPath) -> CGRect {
    guard let (start, height) = geometry.span(of: row) else { preconditionFailure("\(self) has no row at \(row)") }
    let frame = CGRect(x: cellMinX, y: start, width: cellWidth, height: height)
    guard editingState.movesRows else { return frame }
    return frame.offsetBy(dx: editingState.offset(of: row), dy: editingState.displacement(of: row))
  }

  /// The visible rows, in order.
  var visibleRows: [IndexPath] {
    live.cells.keys.filter(isVisible).sorted()
  }

  /// Shows the rows that the next layout pass would show, before they are requested.
  func showPendingRows() {
    loadDataIfNeeded()
    if layoutState.needsLayout { layOutTable() }
  }

  /// Returns the cell of a row if it exists already.
  func liveCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard usesPresentationValues else { return live.cells[indexPath] }
    if let id = placeholder(at: indexPath) { return live.placeholders[id] }
    return live.cells[placeholders.insertion(at: indexPath)]
  }

  func isVisible(_ row: IndexPath) -> Bool {
    guard let (start, height) = geometry.span(of: row) else { return false }
    return start < bounds.maxY && start + height > bounds.minY
  }

  // MARK: - Layout Pass

  /// Updates the visible views.
  ///
  /// - Parameter keepingPlaces: A Boolean value that indicates whether visible views keep their frames, because an
  ///   animation will move them.
  func layOutTable(keepingPlaces: Bool = false) {
    guard !isLayingOutRows, bounds.width > 0 else { return }
    loadDataIfNeeded()
    // During a batch, the data may differ from the displayed rows.
    guard isDataLoaded, batch.depth == 0 else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    adaptToWidth()
    placeOuterViews()
    let movesRows = resizeRows()
    // Other rows become visible if a row is lower than estimated. The number of iterations is limited, because the
    // app's code may cause changes indefinitely.
    for _ in 0..<8 where isDataLoaded {
      guard walk() else { break }
    }
    guard isDataLoaded else { return }
    guard !keepingPlaces else { return }
    hideInvisibleRows()
    hideInvisibleHeaders()
    hideInvisiblePlaceholders()
    if movesRows {
      UIView.animate(withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction) {
        self.placeVisibleViews()
        for cell in self.live.cells.values { cell.layoutIfNeeded() }
      }
    } else {
      placeVisibleViews()
    }
    updateFillerRows()
    sectionIndex.view?.place(in: self)
    updatePrefetching()
  }

  private func placeVisibleViews() {
    for (row, cell) in live.cells { place(cell, at: row) }
    placePlaceholders()
    placeHeaders()
    placeOuterViews()
  }

  private func adaptToWidth() {
    guard bounds.width != lastLayoutWidth else { return }
    let isFirst = lastLayoutWidth == 0
    lastLayoutWidth = bounds.width
    updateContentSize()
    guard !isFirst else { return }
    measureRowsAgain()
    updateSurroundings()
  }

  /// Makes heights that depend on content estimates again.
  ///
  /// Called when text may wrap differently.
  func measureRowsAgain() {
    if isDataLoaded, !placeholders.isEmpty { measurePlaceholdersAgain() }
    guard isDataLoaded, rowHeight < 0 else { return }
    for section in 0..<geometry.numberOfSections {
      for row in 0..<geometry.numberOfRows(in: section) {
        let place = IndexPath(row: row, section: section)
        geometry.setRow(place, height: geometry.rowHeight(place), isMeasured: false)
      }
    }
    setNeedsLayout()
  }

  private func placeOuterViews() {
    let (top, bottom) = (outerHeight(tableHeaderView), outerHeight(tableFooterView))
    if top != geometry.top || bottom != geometry.bottom {
      geometry.top = top
      geometry.bottom = bottom
      updateContentSize()
    }
    backgroundView?.place(in: bounds)
    tableHeaderView?.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: top))
    tableFooterView?.place(in: CGRect(x: 0, y: geometry.height - bottom, width: bounds.width, height: bottom))
  }

  /// Creates and measures all visible views that are missing.
  ///
  /// - Returns: A Boolean value that indicates whether a height changed, in which case other views may be visible.
  private func walk() -> Bool {
    let anchor = topmostShownRow.map { (row: $0, y: geometry.rowStart($0)) }
    let generation = live.generation
    // All cells come before the headers and the footers.
    var didCellsChange = walkSections(showRows)
    guard live.generation == generation else { return true }
    if showPlaceholders() { didCellsChange = true }
    guard live.generation == generation else { return true }
    let didPartsChange = walkSections(showHeaderAndFooter)
    guard live.generation == generation else { return true }
    guard didCellsChange || didPartsChange else { return false }
    // Visible rows keep their positions on the screen.
    if let anchor, geometry.contains(anchor.row) {
      shiftContent(by: CGPoint(x: 0, y: geometry.rowStart(anchor.row) - anchor.y))
    }
    updateContentSize()
    return true
  }

  /// Calls a function with each visible section, until the data changes.
  ///
  /// - Returns: A Boolean value that indicates whether one of the calls returned `true`.
  private func walkSections(_ show: (Int) -> Bool) -> Bool {
    let generation = live.generation
    var didChange = false
    var next = geometry.section(at: bounds.minY)
    while let section = next, geometry.sectionStart(section) < bounds.maxY {
      if show(section) { didChange = true }
      guard live.generation == generation else { return true }
      next = geometry.sectionWithHeight(after: section)
    }
    return didChange
  }

  private func showRows(_ section: Int) -> Bool {
    let generation = live.generation
    var didChange = false
    var row = geometry.firstRow(endingAfter: bounds.minY, in: section)
    while row < geometry.numberOfRows(in: section) {
      let place = IndexPath(row: row, section: section)
      guard geometry.rowStart(place) < bounds.maxY else { break }
      if show(place) { didChange = true }
      guard live.generation == generation else { return true }
      row += 1
    }
    return didChange
  }

  private func showHeaderAndFooter(_ section: Int) -> Bool {
    let generation = live.generation
    var didChange = false
    if isHeaderVisible(section), showHeader(section) { didChange = true }
    guard live.generation == generation else { return true }
    if isFooterVisible(section), showFooter(section) { didChange = true }
    return didChange
  }

  private var topmostShownRow: IndexPath? {
    live.cells.keys.filter { isVisible($0) && geometry.sections[$0.section].isRowMeasured[$0.row] }.min()
  }

  // MARK: - Showing Rows

  /// Creates the cell of a row if necessary, and measures it.
  ///
  /// - Returns: A Boolean value that indicates whether the height of the row changed.
  private func show(_ row: IndexPath) -> Bool {
    let isMeasured = geometry.sections[row.section].isRowMeasured[row.row]
    // The usual case while the user scrolls.
    if isMeasured, live.cells[row] != nil { return false }
    let generation = live.generation
    var height = isMeasured ? geometry.rowHeight(row) : heightToMeasure(row)
    guard live.generation == generation, geometry.contains(row) else { return true }
    let isNew = live.cells[row] == nil
    if isNew, height == 0 {
      // No part of the row is visible.
      let old = geometry.rowHeight(row)
      geometry.setRow(row, height: 0)
      return old != 0
    }
    let expected = height >= 0 ? height : geometry.rowHeight(row)
    guard let cell = live.cells[row] ?? makeCell(row, height: expected), live.generation == generation else {
      return true
    }
    if isNew, !isMeasured {
      // The app may know the height only when it has the content, so that the height after the creation applies.
      height = heightToMeasure(row)
      guard live.generation == generation else { return true }
    }
    var didChange = false
    if !isMeasured {
      let real = height >= 0 ? height : fittingHeight(of: cell)
      let old = geometry.rowHeight(row)
      geometry.setRow(row, height: real)
      didChange = abs(old - geometry.rowHeight(row)) > 0.001
    }
    if isNew { display(cell, at: row) }
    return didChange
  }

  /// Returns the height of a row that is becoming visible; a negative one is that of its content.
  private func heightToMeasure(_ row: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
  }

  /// Returns the fitting height of a cell, rounded up to whole pixels.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let fit = cell.constrainedHeight(width: cellWidth)
    guard fit.isFinite, fit >= 0 else { return TableMetrics.rowHeight }
    guard fit > cell.separatorHeight || !cell.hasAmbiguousHeight(width: cellWidth) else {
      RuntimeDiagnostics.reportOnce(
        .ambiguousHeight, about: "\(type(of: cell))",
        "The constraints in the content view of \(cell) do not determine its height, and allow a height of 0. The row has the standard height of \(Int(TableMetrics.rowHeight)) points instead. Connect the views to the top and to the bottom of the content view."
      )
      return TableMetrics.rowHeight
    }
    return pixelGrid.up(fit)
  }

  private func makeCell(_ row: IndexPath, height: CGFloat) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let generation = live.generation
    let outer = rowInCreation
    rowInCreation = (row, height)
    let cell = UIView.performingWithoutAnimation { dataSource.tableView(self, cellForRowAt: row) }
    rowInCreation = outer
    guard live.generation == generation else { return nil }
    // If the data source returns a cell that is in use, the cell is removed from its other row.
    if let other = live.indexPath(of: cell) { live.removeCell(at: other) }
    live.set(cell, at: row)
    configure(cell, at: row)
    return cell
  }

  /// Returns the indentation level of the cell of a row, which it keeps if the delegate does not determine it.
  func indentationLevel(ofCellAt row: IndexPath) -> Int { live.cells[row]?.indentationLevel ?? 0 }

  /// Sets the properties of a cell that its table determines.
  func configure(_ cell: UITableViewCell, at row: IndexPath) {
    UIView.performWithoutAnimation {
      cell.table = self
      if let delegate { cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: row) }
      cell.surroundings = surroundings(of: row)
      cell.setEditing(isEditing && (canEdit(row) || cell.surroundings.canMove), animated: false)
      cell.setSelected(selection.contains(row), animated: false)
      cell.setHighlighted(selection.highlighted == row, animated: false)
      // A cell that was used for a row with a drag or a menu was hidden.
      cell.isLifted = editingState.gap.map { $0.source == row } ?? false
      if dragDelegate != nil { cell.dragState = drags.state(of: row) }
    }
  }

  private func display(_ cell: UITableViewCell, at row: IndexPath) {
    UIView.performWithoutAnimation {
      cell.place(in: cellFrame(row))
      delegate?.tableView(self, willDisplay: cell, forRowAt: row)
      guard live.cells[row] === cell else { return }
      if cell.superview !== self { insert(cell, at: backgroundView == nil ? 0 : 1) }
      cell.layoutIfNeeded()
    }
  }

  func place(_ cell: UITableViewCell, at row: IndexPath) {
    guard editingState.reorder?.cell !== cell else { return }
    cell.place(in: cellFrame(row))
  }

  // MARK: - Reuse

  private func hideInvisibleRows() {
    for (row, cell) in live.cells where !isVisible(row) && editingState.reorder?.cell !== cell {
      if editingState.swipe?.row == row { closeSwipe(animated: false) }
      live.removeCell(at: row)
      takeBack(cell, from: row)
    }
  }

  /// Removes a cell from the table and keeps it for reuse.
  func takeBack(_ cell: UITableViewCell, from row: IndexPath) {
    cell.removeFromSuperview()
    cell.table = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    registry.recycle(cell)
  }

  func recycleEverything() {
    let (cells, headers, footers, placeholders) = (live.cells, live.headers, live.footers, live.placeholders)
    live = TableLiveViews(generation: live.generation &+ 1)
    for (row, cell) in cells.sorted(by: { $0.key > $1.key }) { takeBack(cell, from: row) }
    for cell in placeholders.values { takeBack(placeholder: cell) }
    endDisplay(of: TableGoneViews(headers: headers, footers: footers))
  }

  // MARK: - Surroundings

  func surroundings(of row: IndexPath) -> CellSurroundings {
    var result = surroundings(at: placeholders.place(of: row))
    if isEditing {
      result.editingStyle = editingStyle(of: row)
      result.selectsInEditing = allowsMultipleSelectionDuringEditing
      result.canMove = dataSource?.tableView(self, canMoveRowAt: row) ?? false
      result.shouldIndent = delegate?.tableView(self, shouldIndentWhileEditingRowAt: row) ?? true
    }
    return result
  }

  /// Returns the surroundings of a cell that is not edited.
  ///
  /// - Parameter place: The index path in the presentation, which counts the placeholders.
  func surroundings(at place: IndexPath) -> CellSurroundings {
    var result = CellSurroundings()
    let isLast = place.row == geometry.numberOfPresentedRows(in: place.section) - 1
    result.tableStyle = style
    result.position = CellGroupPosition(isFirst: place.row == 0, isLast: isLast)
    result.margin = contentMargin
    result.sideInsets = sideInsets
    result.insetsContent = insetsContentViewsToSafeArea
    result.separatorColor = shownSeparatorColor
    result.separatorInset = style == .insetGrouped ? insetGroupedSeparator : separatorInset
    result.hasSeparatorInset = hasSeparatorInset
    result.separatorOrigin = separatorOrigin
    result.indexWidth = style == .insetGrouped || sectionIndex.view == nil ? 0 : SectionIndexView.width
    result.showsSeparator = separatorStyle != .none
    return result
  }

  /// The insets of the safe area at the sides of cells, headers, and footers.
  var sideInsets: UIEdgeInsets {
    guard style != .insetGrouped else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// The default insets of the lines between rows.
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: contentMargin + safeAreaInsets.left, bottom: 0, right: 0)
  }

  /// The insets to which those of the lines are added.
  private var separatorOrigin: UIEdgeInsets {
    guard separatorInsetReference == .fromAutomaticInsets else { return .zero }
    return UIEdgeInsets(top: 0, left: contentMargin + sideInsets.left, bottom: 0, right: 0)
  }

  /// The insets of the lines from the edges of the cells.
  var shownSeparatorInset: UIEdgeInsets { separatorInset.added(to: separatorOrigin) }

  private var insetGroupedSeparator: UIEdgeInsets {
    var inset = separatorInset
    inset.left -= inset.left > safeAreaInsets.left ? safeAreaInsets.left : 0
    return inset
  }

  /// Updates the surroundings of every visible cell.
  func updateSurroundings() {
    guard isDataLoaded, batch.depth == 0 else { return }
    for (row, cell) in live.cells where geometry.contains(row) { cell.surroundings = surroundings(of: row) }
    updatePlaceholderSurroundings()
    for view in Array(live.headers.values) + Array(live.footers.values) {
      (view as? UITableViewHeaderFooterView)?.role?.sideInsets = insetsContentViewsToSafeArea ? sideInsets : .zero
    }
  }
}

extension UIEdgeInsets {
  /// Returns the insets at the sides, measured from other insets.
  func added(to origin: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: max(left + origin.left, 0), bottom: 0, right: max(right + origin.right, 0))
  }
}

extension UIView {
  /// Runs a block without animations, and returns its result.
  static func performingWithoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("performWithoutAnimation(_:) runs its block once, before it returns") }
    return result
  }
}
