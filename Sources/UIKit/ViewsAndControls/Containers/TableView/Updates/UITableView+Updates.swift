extension UITableView {
  // MARK: - Collecting Changes

  /// Records a change.
  ///
  /// A change outside of a batch is performed as its own batch.
  func change(_ animation: RowAnimation, _ note: (inout SectionedChanges) -> Void) {
    beginBatch()
    var changes = SectionedChanges()
    note(&changes)
    batch.changes += changes
    batch.animations.note(animation, for: changes)
    endBatch()
  }

  func beginBatch() {
    if batch.depth == 0 {
      // A drag that is in the table opens the gap again when it moves.
      showGap(nil, animated: false)
      batch.didLoad = isDataLoaded
      batch.oldCounts = geometry.sections.map(\.rows.count)
    }
    batch.depth += 1
  }

  func endBatch() {
    expect(batch.depth > 0, "endUpdates() of \(self) was called without beginUpdates(); call them in pairs")
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let finished = batch
    batch = TableBatch()
    // Data that was not loaded yet is loaded with all changes.
    guard finished.didLoad, isDataLoaded else {
      placeholders.insert(finished.placeholders)
      releasePlaceholders()
      invalidateData()
      return finished.complete()
    }
    apply(finished)
  }

  func reconfigure(_ rows: [IndexPath]) {
    loadDataIfNeeded()
    guard let dataSource else { return }
    for row in rows where geometry.contains(row) {
      guard let cell = live.cells[row] else {
        geometry.setRow(row, height: geometry.rowHeight(row), isMeasured: false)
        continue
      }
      // The data source dequeues a cell as usual, and receives the existing cell of the row.
      registry.reconfigured = cell
      let given = UIView.performingWithoutAnimation { dataSource.tableView(self, cellForRowAt: row) }
      registry.reconfigured = nil
      expect(
        given === cell,
        "reconfigureRows(at:) of \(self) must be given the existing cell for \(row); dequeue it with dequeueReusableCell(withIdentifier:for:), or use reloadRows(at:with:)"
      )
      geometry.setRow(row, height: geometry.rowHeight(row), isMeasured: false)
    }
    setNeedsLayout()
  }

  // MARK: - Applying Changes

  private func apply(_ batch: TableBatch) {
    let newCounts = readCounts()
    var changes = batch.changes
    changes.insertedItems += batch.placeholders.committed.values
    let update: SectionedUpdate
    do {
      update = try SectionedUpdate(changes, from: batch.oldCounts, to: newCounts)
    } catch {
      misuse("\(error.message) Table view: \(self); data source: \(String(describing: dataSource))")
    }
    let swipe = endSwipe { update.newItem($0) == nil }
    let oldGeometry = geometry
    let oldVisible = live.cells
    geometry = makeGeometry(update, from: oldGeometry)
    dataDidChange()
    if !placeholders.isEmpty || !batch.placeholders.isEmpty {
      placeholders.follow(update, batch.changes, batch.placeholders)
      layOutPlaceholders(from: oldGeometry)
    }
    let gonePlaceholders = takeGonePlaceholders()
    let run = TableUpdateRun(
      update: update, animations: batch.animations, oldGeometry: oldGeometry, oldCells: oldVisible,
      gonePlaceholders: gonePlaceholders, goneViews: follow(update), swipe: swipe)
    // Changes without an animation of their own are animated too, as are changes of heights alone.
    if window != nil, UIView.areAnimationsEnabled {
      animate(run, completions: batch.completions)
    } else {
      UIView.performWithoutAnimation {
        updateContentSize()
        updateSurroundings()
        // A reloaded row has a new cell while its old one is still in use.
        layOutTable()
        removeGone(run)
        for cell in gonePlaceholders { takeBack(placeholder: cell) }
        endDisplay(of: run.goneViews)
        swipe?.view.removeFromSuperview()
      }
      batch.complete()
    }
    setNeedsLayout()
    releasePlaceholders()
  }

  /// Returns the geometry after an update.
  ///
  /// The heights of remaining rows are estimates until they are read again: immediately if the table does not estimate
  /// heights, otherwise when the rows are visible.
  private func makeGeometry(_ update: SectionedUpdate, from old: TableGeometry) -> TableGeometry {
    let sections = update.newCounts.indices.map { section -> TableSectionGeometry in
      if let source = update.oldSection(section), update.isUnchanged(newSection: section) {
        var result = old.sections[source]
        readAgain(&result, section)
        return result
      }
      var heights: [CGFloat] = []
      var areMeasured: [Bool] = []
      for row in 0..<update.newCounts[section] {
        let place = IndexPath(row: row, section: section)
        let former = update.oldItem(place).flatMap { update.isReloaded($0) ? nil : old.rowHeight($0) }
        let (height, isMeasured) = readHeight(place, former: former)
        heights.append(height)
        areMeasured.append(isMeasured)
      }
      var result = TableSectionGeometry(rows: heights, isRowMeasured: areMeasured)
      if let source = update.oldSection(section) {
        let kept = old.sections[source]
        (result.header, result.isHeaderMeasured) = (kept.header, kept.isHeaderMeasured)
        (result.footer, result.isFooterMeasured) = (kept.footer, kept.isFooterMeasured)
        readFixedParts(of: section, in: &result)
      } else {
        setInitialHeader(of: section, in: &result)
        setInitialFooter(of: section, in: &result)
      }
      return result
    }
    return TableGeometry(sections: sections, top: old.top, bottom: old.bottom)
  }

  /// Reads the heights of a section whose rows remain.
  private func readAgain(_ geometry: inout TableSectionGeometry, _ section: Int) {
    readFixedParts(of: section, in: &geometry)
    guard !hasFixedRowHeight else { return }
    guard estimatedRowHeight == 0 else {
      geometry.isRowMeasured = Array(repeating: false, count: geometry.rows.count)
      return
    }
    for row in 0..<geometry.rows.count {
      let old = geometry.rows[row]
      let (height, isMeasured) = readHeight(IndexPath(row: row, section: section), former: old)
      if height != old { geometry.rows[row] = height }
      geometry.isRowMeasured[row] = isMeasured
    }
  }

  /// Updates all values that are stored by index path, and returns the headers and footers of removed sections.
  private func follow(_ update: SectionedUpdate) -> TableGoneViews {
    var cells: [IndexPath: UITableViewCell] = [:]
    for (row, cell) in live.cells where !update.isReloaded(row) {
      if let new = update.newItem(row) { cells[new] = cell }
    }
    live.setCells(cells)
    var gone = TableGoneViews()
    (live.headers, gone.headers) = moved(live.headers, update)
    (live.footers, gone.footers) = moved(live.footers, update)
    live.sectionsWithoutHeader = []
    live.sectionsWithoutFooter = []
    // A reloaded row is another one, which is not selected.
    selection.replace(selection.items.filter { !update.isReloaded($0) }.compactMap(update.newItem))
    selection.highlighted = selection.highlighted.flatMap(update.newItem)
    if dragDelegate != nil { drags.follow(update) }
    return gone
  }

  private func moved(_ views: [Int: UIView], _ update: SectionedUpdate) -> (kept: [Int: UIView], gone: [Int: UIView]) {
    var kept: [Int: UIView] = [:]
    var gone: [Int: UIView] = [:]
    for (section, view) in views {
      if let new = update.newSection(section) { kept[new] = view } else { gone[section] = view }
    }
    return (kept, gone)
  }

  /// Removes the cells of rows that were deleted or reloaded.
  private func removeGone(_ run: TableUpdateRun) {
    for (row, cell) in run.oldCells where live.indexPath(of: cell) == nil { takeBack(cell, from: row) }
  }
}
