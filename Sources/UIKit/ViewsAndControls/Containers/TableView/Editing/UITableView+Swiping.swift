extension UITableView {
  func setUpSwiping() { addGestureRecognizer(swipe) }

  /// Returns whether a finger's first movement swipes a row that has actions on that side.
  func maySwipe() -> Bool {
    let translation = swipe.translation(in: superview)
    guard abs(translation.x) > abs(translation.y), !isEditing, drag == nil, motion == nil else { return false }
    guard let row = indexPathForRow(at: swipe.location(in: self)), live.cells[row] != nil else { return false }
    if let open = editingState.swipe {
      // The open row follows the drag in both directions; another one has to wait until it is closed.
      if open.row == row { return true }
      closeSwipe(animated: true)
      return false
    }
    guard let configuration = actions(of: row, isLeading: translation.x > 0), !configuration.actions.isEmpty else {
      return false
    }
    return true
  }

  func swipeDidChange() {
    let translation = swipe.translation(in: superview).x
    switch swipe.state {
    case .began:
      if editingState.swipe == nil, let row = indexPathForRow(at: swipe.location(in: self)) {
        openSwipe(at: row, isLeading: translation > 0 || translation == 0 && swipe.velocity(in: self).x > 0)
      }
      // Read first: both sides are parts of one property, which must not be read while it is being changed.
      let offset = editingState.swipe?.offset ?? 0
      editingState.swipe?.start = offset
      moveSwipe(by: translation)
    case .changed: moveSwipe(by: translation)
    case .ended:
      moveSwipe(by: translation)
      letGoOfSwipe(velocity: swipe.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  /// Puts the actions of a row beside it, still covered.
  func openSwipe(at row: IndexPath, isLeading: Bool) {
    guard let cell = live.cells[row], let configuration = actions(of: row, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return }
    rowTouchCancelled()
    let view = SwipeActionsView(configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
    editingState.swipe = TableEditing.Swipe(
      row: row, isLeading: isLeading, configuration: configuration, view: view, offset: 0, start: 0)
    UIView.performWithoutAnimation {
      insertSubview(view, belowSubview: cell)
      placeSwipe()
    }
    cell.isSwiped = true
    delegate?.tableView(self, willBeginEditingRowAt: row)
  }

  private func moveSwipe(by translation: CGFloat) {
    guard let swipe = editingState.swipe, translation.isFinite else { return }
    let asked = swipe.start + translation
    // To the side without actions, the row gives way like the end of content.
    let isTowards = swipe.isLeading ? asked >= 0 : asked <= 0
    editingState.swipe?.offset = isTowards ? asked : ScrollPhysics.rubberBand(asked, dimension: cellWidth) / 3
    placeSwipe()
  }

  private func letGoOfSwipe(velocity: CGFloat) {
    guard let swipe = editingState.swipe else { return }
    let distance = swipe.isLeading ? swipe.offset : -swipe.offset
    let speed = swipe.isLeading ? velocity : -velocity
    if swipe.configuration.performsFirstActionWithFullSwipe, distance > cellWidth * 0.6, speed > -100,
      let action = swipe.configuration.actions.first
    {
      editingState.swipe?.offset = swipe.isLeading ? cellWidth : -cellWidth
      UIView.animate(withDuration: TableMetrics.updateDuration) { self.placeSwipe() }
      return perform(action)
    }
    let isOpen = abs(speed) > 200 ? speed > 0 : distance > swipe.view.fullWidth / 2
    if isOpen { settleSwipe() } else { closeSwipe(animated: true) }
  }

  /// Leaves the row just so far aside that its actions can be seen.
  func settleSwipe() {
    guard let swipe = editingState.swipe else { return }
    editingState.swipe?.offset = (swipe.isLeading ? 1 : -1) * swipe.view.fullWidth
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { self.placeSwipe() }
  }

  private func placeSwipe() {
    guard let swipe = editingState.swipe, let cell = live.cells[swipe.row] else { return }
    let frame = cellFrame(swipe.row)
    cell.frame = frame
    let width = max(0, abs(swipe.offset))
    swipe.view.frame = CGRect(
      x: swipe.isLeading ? cellMinX : frame.maxX, y: frame.minY, width: width, height: frame.height)
    swipe.view.isHidden = swipe.isLeading ? swipe.offset <= 0 : swipe.offset >= 0
    swipe.view.layoutIfNeeded()
  }

  // MARK: - Doing what is offered

  private func perform(_ action: UIContextualAction) {
    guard let view = editingState.swipe?.view else { return }
    action.handler(action, view.button(of: action) ?? view) { [weak self, weak view] _ in
      // Only the row that was open when the action began is closed by its end.
      guard let self, let view, editingState.swipe?.view === view else { return }
      closeSwipe(animated: true)
    }
  }

  /// Returns whether there was an open row to close.
  func closeSwipeIfOpen() -> Bool {
    guard editingState.swipe != nil else { return false }
    closeSwipe(animated: true)
    return true
  }

  /// Puts a row back in its place that was swiped aside.
  func closeSwipe(animated: Bool) {
    guard let swipe = editingState.swipe else { return }
    editingState.swipe = nil
    let cell = live.cells[swipe.row]
    cell?.isSwiped = false
    let move = { [self] in
      if let cell, geometry.contains(swipe.row) { cell.frame = cellFrame(swipe.row) }
      swipe.view.frame.size.width = 0
      if !swipe.isLeading { swipe.view.frame.origin.x = cellMinX + cellWidth }
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction], animations: move
      ) { _ in swipe.view.removeFromSuperview() }
    } else {
      move()
      swipe.view.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: swipe.row)
  }
}
