/// A table or list whose rows can be swiped.
///
/// The gesture, its limits, and its animations are the same for both. The requirements of the protocol are the
/// differences.
@MainActor
protocol RowSwiping: UIScrollView {
  /// The swiped row.
  var rowSwipe: RowSwipe? { get set }
  /// The gesture recognizer for swipes.
  var swipe: UIPanGestureRecognizer { get }
  /// A Boolean value that indicates whether rows can currently be swiped.
  var allowsSwiping: Bool { get }

  /// Returns the row at a point, if it has a cell.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row.
  func swipeableCell(_ row: IndexPath) -> UIView?
  /// Returns the frame of a row at rest; `nil` if there is no such row.
  func restingFrame(_ row: IndexPath) -> CGRect?
  /// Returns the actions at a side of a row.
  func swipeActions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Called when the actions of a row are about to be shown.
  func swipeWillBegin(_ row: IndexPath)
  /// Called when the actions of a row are about to be hidden.
  func swipeWillEnd(_ row: IndexPath)
  /// Called when the actions of a row were hidden.
  func swipeDidEnd(_ row: IndexPath)
  /// Returns the work for the end of the animation that shows or hides the actions of a cell.
  func endOfSwiping(_ cell: UIView?) -> @MainActor () -> Void
}

extension RowSwiping {
  /// Returns whether the first movement of a touch is a swipe of a row that has actions on that side.
  func maySwipe() -> Bool {
    // The movement may have had exactly the length that is not part of the translation.
    var translation = swipe.translation(in: superview)
    if translation == .zero { translation = swipe.velocity(in: superview) }
    guard abs(translation.x) > abs(translation.y), allowsSwiping, drag == nil, motion == nil else { return false }
    guard let row = swipeableRow(at: swipe.location(in: self)) else { return false }
    if let open = rowSwipe {
      // The open row follows the drag in both directions. Another row cannot be swiped until the open row is closed.
      if open.row == row { return true }
      closeSwipe(animated: true)
      return false
    }
    guard let configuration = swipeActions(of: row, isLeading: isLeadingSide(left: translation.x > 0)),
      !configuration.actions.isEmpty
    else {
      return false
    }
    return true
  }

  func swipeDidChange() {
    let translation = swipe.translation(in: superview).x
    switch swipe.state {
    case .began:
      if rowSwipe == nil, let row = swipeableRow(at: swipe.location(in: self)) {
        openSwipe(
          at: row, isLeading: isLeadingSide(left: translation > 0 || translation == 0 && swipe.velocity(in: self).x > 0)
        )
      }
      // The value is read first, because the property must not be read while it is being modified.
      let offset = rowSwipe?.offset ?? 0
      rowSwipe?.start = offset
      moveSwipe(by: translation)
    case .changed: moveSwipe(by: translation)
    case .ended:
      moveSwipe(by: translation)
      letGoOfSwipe(velocity: swipe.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  /// Returns whether the actions at the left, or at the right, are the leading ones.
  private func isLeadingSide(left: Bool) -> Bool { left == (effectiveUserInterfaceLayoutDirection == .leftToRight) }

  /// Adds the actions of a row beside it, where the row covers them.
  func openSwipe(at row: IndexPath, isLeading: Bool) {
    guard let cell = swipeableCell(row), let configuration = swipeActions(of: row, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return }
    let isLeft = isLeadingSide(left: true) == isLeading
    let view = SwipeActionsView(configuration, isLeft: isLeft, height: cell.bounds.height) { [weak self] in
      self?.perform($0)
    }
    rowSwipe = RowSwipe(
      row: row, isLeft: isLeft, configuration: configuration, view: view, offset: 0, start: 0)
    UIView.performWithoutAnimation {
      cell.superview?.insertSubview(view, belowSubview: cell)
      placeSwipe()
    }
    swipeWillBegin(row)
  }

  private func moveSwipe(by translation: CGFloat) {
    guard let swipe = rowSwipe, translation.isFinite else { return }
    let asked = swipe.start + translation
    // Toward the side without actions, the row resists the drag like the end of scrolled content.
    let isTowards = swipe.isLeft ? asked >= 0 : asked <= 0
    rowSwipe?.offset = isTowards ? asked : ScrollPhysics.rubberBand(asked, dimension: width(of: swipe.row)) / 3
    placeSwipe()
  }

  private func width(of row: IndexPath) -> CGFloat { restingFrame(row)?.width ?? bounds.width }

  private func letGoOfSwipe(velocity: CGFloat) {
    guard let swipe = rowSwipe else { return }
    let distance = swipe.isLeft ? swipe.offset : -swipe.offset
    let speed = swipe.isLeft ? velocity : -velocity
    let width = width(of: swipe.row)
    if swipe.configuration.performsFirstActionWithFullSwipe, distance > width * 0.6, speed > -100,
      let action = swipe.configuration.actions.first
    {
      rowSwipe?.offset = swipe.isLeft ? width : -width
      let end = endOfSwiping(swipeableCell(swipe.row))
      UIView.animate(
        withDuration: TableMetrics.updateDuration, animations: { self.placeSwipe() }, completion: { _ in end() })
      return perform(action)
    }
    let isOpen = abs(speed) > 200 ? speed > 0 : distance > swipe.view.fullWidth / 2
    if isOpen { settleSwipe() } else { closeSwipe(animated: true) }
  }

  /// Moves the row to the offset at which its actions are completely visible.
  func settleSwipe() {
    guard let swipe = rowSwipe else { return }
    rowSwipe?.offset = (swipe.isLeft ? 1 : -1) * swipe.view.fullWidth
    let end = endOfSwiping(swipeableCell(swipe.row))
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: { self.placeSwipe() }, completion: { _ in end() })
  }

  private func placeSwipe() {
    guard let swipe = rowSwipe, let cell = swipeableCell(swipe.row), let rest = restingFrame(swipe.row) else { return }
    let frame = rest.offsetBy(dx: swipe.offset, dy: 0)
    cell.frame = frame
    let width = max(0, abs(swipe.offset))
    swipe.view.frame = CGRect(
      x: swipe.isLeft ? rest.minX : frame.maxX, y: frame.minY, width: width, height: frame.height)
    swipe.view.isHidden = swipe.isLeft ? swipe.offset <= 0 : swipe.offset >= 0
    swipe.view.layoutIfNeeded()
  }

  // MARK: - Doing what is offered

  private func perform(_ action: UIContextualAction) {
    guard let view = rowSwipe?.view else { return }
    action.handler(action, view.button(of: action) ?? view) { [weak self, weak view] _ in
      // The end of an action only closes the row that was open when the action began.
      guard let self, let view, rowSwipe?.view === view else { return }
      closeSwipe(animated: true)
    }
  }

  /// Closes the open row, and returns whether there was one.
  func closeSwipeIfOpen() -> Bool {
    guard rowSwipe != nil else { return false }
    closeSwipe(animated: true)
    return true
  }

  /// Ends the swipe before an update of the data.
  ///
  /// - Parameter isRemoved: A function that returns whether the update removes a row.
  /// - Returns: The swipe if its row is removed. The row and its actions remain where they are until they leave.
  func endSwipe(ofRemoved isRemoved: (IndexPath) -> Bool) -> RowSwipe? {
    guard let swipe = rowSwipe, isRemoved(swipe.row) else {
      closeSwipe(animated: false)
      return nil
    }
    rowSwipe = nil
    swipeWillEnd(swipe.row)
    endOfSwiping(swipeableCell(swipe.row))()
    swipeDidEnd(swipe.row)
    return swipe
  }

  /// Returns the swiped row to its original position.
  func closeSwipe(animated: Bool) {
    guard let swipe = rowSwipe else { return }
    rowSwipe = nil
    swipeWillEnd(swipe.row)
    let cell = swipeableCell(swipe.row)
    let rest = restingFrame(swipe.row)
    let move = {
      if let rest { cell?.frame = rest }
      swipe.view.frame.size.width = 0
      if !swipe.isLeft, let rest { swipe.view.frame.origin.x = rest.maxX }
    }
    let end = endOfSwiping(cell)
    if animated, window != nil {
      UIView.animate(
        withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction], animations: move
      ) { _ in
        swipe.view.removeFromSuperview()
        end()
      }
    } else {
      move()
      swipe.view.removeFromSuperview()
      end()
    }
    swipeDidEnd(swipe.row)
  }
}
