extension UITableView {
  /// Animates an update: rows and sections that remain move, and others enter and leave.
  func animate(_ run: TableUpdateRun, completions: [(Bool) -> Void]) {
    let known = Set(live.allViews.map(ObjectIdentifier.init))
    var leaving = TableLeavingViews(
      cells: run.oldCells.filter { live.indexPath(of: $0.value) == nil }.map { ($0.value, $0.key) },
      placeholders: run.gonePlaceholders, removed: run.goneViews)
    sendToBack(leaving)
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        self.updateContentSize()
        UIView.performWithoutAnimation { self.prepareComing(run, known: known) }
        self.hide(leaving, run)
        self.placeRemaining()
        // A pass of the layout would remove them before they arrive.
        self.detachInvisible(into: &leaving)
        for cell in self.live.cells.values { cell.layoutIfNeeded() }
      },
      completion: { [weak self] finished in
        run.swipe?.view.removeFromSuperview()
        guard let self else { return }
        takeBack(leaving)
        setNeedsLayout()
        // Views that slide out of the visible area do not interrupt the update.
        let isComplete = finished || window != nil
        for completion in completions { completion(isComplete) }
      })
  }

  /// Moves leaving views behind those that remain.
  private func sendToBack(_ leaving: TableLeavingViews) {
    UIView.performWithoutAnimation {
      for view in leaving.removed.views { sendSubviewToBack(view) }
      for (cell, _) in leaving.cells { sendSubviewToBack(cell) }
      for cell in leaving.placeholders { sendSubviewToBack(cell) }
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  // MARK: - Leaving

  private func hide(_ leaving: TableLeavingViews, _ run: TableUpdateRun) {
    for (cell, row) in leaving.cells { hide(cell, direction(run.going(row))) }
    for cell in leaving.placeholders { cell.alpha = 0 }
    for (section, view) in leaving.removed.headers { hide(view, direction(run.animations.going(section))) }
    for (section, view) in leaving.removed.footers { hide(view, direction(run.animations.going(section))) }
    run.swipe?.hide()
  }

  private func hide(_ view: UIView, _ direction: CGPoint) {
    view.alpha = 0
    let frame = view.untransformedFrame
    view.place(in: frame.offsetBy(dx: direction.x * frame.width, dy: direction.y * frame.height))
  }

  private func direction(_ animation: RowAnimation) -> CGPoint {
    switch animation {
    case .fade, .none, .middle: .zero
    case .right: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: -1, y: 0)
    case .top, .automatic: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    }
  }

  // MARK: - Remaining

  /// Places the displayed views at their positions after the update.
  private func placeRemaining() {
    for cell in live.placeholders.values { cell.alpha = 1 }
    placePlaceholders()
    updatePlaceholderSurroundings()
    for (row, cell) in live.cells {
      cell.alpha = 1
      cell.place(in: cellFrame(row))
      cell.surroundings = surroundings(of: row)
    }
    for view in live.headersAndFooters { view.alpha = 1 }
    placeHeaders()
  }

  // MARK: - Entering

  /// Creates the views that the update makes visible, at the positions from which they move.
  private func prepareComing(_ run: TableUpdateRun, known: Set<ObjectIdentifier>) {
    let placeholders = Set(live.placeholders.keys)
    layOutTable(keepingPlaces: true)
    for (id, cell) in live.placeholders where !placeholders.contains(id) { cell.alpha = 0 }
    for (row, cell) in live.cells where !known.contains(ObjectIdentifier(cell)) { prepareComing(cell, row, run) }
    for (section, view) in live.headers where !known.contains(ObjectIdentifier(view)) {
      prepareComing(view, section, run, in: headerFrame)
    }
    for (section, view) in live.footers where !known.contains(ObjectIdentifier(view)) {
      prepareComing(view, section, run, in: footerFrame)
    }
  }

  private func prepareComing(_ cell: UITableViewCell, _ row: IndexPath, _ run: TableUpdateRun) {
    if let old = run.update.oldItem(row), !run.update.isReloaded(old) {
      // The row existed outside of the visible area.
      cell.place(
        in: CGRect(
          x: cellMinX, y: run.oldGeometry.rowStart(old), width: cellWidth, height: run.oldGeometry.rowHeight(old)))
    } else {
      cell.place(in: cellFrame(row))
      hide(cell, direction(run.coming(row)))
    }
  }

  /// Places a header or footer that has become visible at the position from which it moves.
  ///
  /// - Parameter frame: A function that returns the frame of a section's header or footer in a geometry.
  private func prepareComing(
    _ view: UIView, _ section: Int, _ run: TableUpdateRun, in frame: (Int, TableGeometry) -> CGRect
  ) {
    if let old = run.update.oldSection(section) {
      view.place(in: frame(old, run.oldGeometry))
    } else {
      view.place(in: frame(section, geometry))
      hide(view, direction(run.animations.coming(section)))
    }
  }
}
