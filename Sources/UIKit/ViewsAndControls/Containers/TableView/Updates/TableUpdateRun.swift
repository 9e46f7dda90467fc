/// The state before an update, for its animation.
@MainActor
struct TableUpdateRun {
  let update: SectionedUpdate
  let animations: TableRowAnimations
  let oldGeometry: TableGeometry
  let oldCells: [IndexPath: UITableViewCell]
  /// The cells of the placeholders that the update removes.
  let gonePlaceholders: [UITableViewCell]
  let oldBounds: CGRect
}

extension UITableView {
  /// Animates an update: rows that remain move, and other rows enter and leave.
  func animate(_ run: TableUpdateRun, completions: [(Bool) -> Void]) {
    let known = Set(live.cells.values.map(ObjectIdentifier.init))
    let leaving = run.oldCells.filter { live.indexPath(of: $0.value) == nil }
    UIView.performWithoutAnimation {
      for cell in leaving.values { sendSubviewToBack(cell) }
      for cell in run.gonePlaceholders { sendSubviewToBack(cell) }
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        self.updateContentSize()
        UIView.performWithoutAnimation { self.prepareComing(run, known: known) }
        for (row, cell) in leaving { self.hide(cell, self.direction(run.animations.going(row))) }
        for cell in run.gonePlaceholders { cell.alpha = 0 }
        for cell in self.live.placeholders.values { cell.alpha = 1 }
        self.placePlaceholders()
        self.updatePlaceholderSurroundings()
        for (row, cell) in self.live.cells {
          cell.alpha = 1
          cell.place(in: self.cellFrame(row))
          cell.surroundings = self.surroundings(of: row)
          cell.layoutIfNeeded()
        }
        self.placeHeaders()
      },
      completion: { [weak self] finished in
        guard let self else { return }
        for (row, cell) in leaving {
          cell.alpha = 1
          takeBack(cell, from: row)
        }
        for cell in run.gonePlaceholders { takeBack(placeholder: cell) }
        setNeedsLayout()
        // Rows that slide out of the visible area are removed before they arrive, which does not interrupt the update.
        let isComplete = finished || window != nil
        for completion in completions { completion(isComplete) }
      })
  }

  /// Creates the cells that the update makes visible, at the positions from which they move.
  private func prepareComing(_ run: TableUpdateRun, known: Set<ObjectIdentifier>) {
    let placeholders = Set(live.placeholders.keys)
    layOutTable(keepingPlaces: true)
    for (id, cell) in live.placeholders where !placeholders.contains(id) { cell.alpha = 0 }
    for (row, cell) in live.cells where !known.contains(ObjectIdentifier(cell)) {
      if let old = run.update.oldItem(row), !run.update.isReloaded(old) {
        // The row existed outside of the visible area.
        cell.place(
          in: CGRect(
            x: cellMinX, y: run.oldGeometry.rowStart(old), width: cellWidth, height: run.oldGeometry.rowHeight(old)))
      } else {
        cell.place(in: cellFrame(row))
        hide(cell, direction(run.animations.coming(row)))
      }
    }
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

  private func hide(_ cell: UITableViewCell, _ direction: CGPoint) {
    cell.alpha = 0
    let frame = cell.untransformedFrame
    cell.place(in: frame.offsetBy(dx: direction.x * frame.width, dy: direction.y * frame.height))
  }
}
