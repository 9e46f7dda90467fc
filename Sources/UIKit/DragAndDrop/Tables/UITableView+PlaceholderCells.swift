extension UITableView {
  /// Creates and measures the cells of the visible placeholders that are missing.
  ///
  /// - Returns: A Boolean value that indicates whether a height changed, in which case other views may be visible.
  func showPlaceholders() -> Bool {
    guard !placeholders.isEmpty else { return false }
    let generation = live.generation
    var didChange = false
    for placeholder in geometry.sections.flatMap(\.placeholders) where isVisible(placeholder: placeholder.id) {
      if show(placeholder) { didChange = true }
      guard live.generation == generation else { return true }
    }
    return didChange
  }

  private func show(_ placeholder: TablePlaceholderHeight) -> Bool {
    let generation = live.generation
    let isNew = live.placeholders[placeholder.id] == nil
    guard let cell = live.placeholders[placeholder.id] ?? makeCell(of: placeholder), live.generation == generation
    else { return false }
    live.placeholders[placeholder.id] = cell
    var didChange = false
    if !placeholder.isMeasured {
      let height = fittingHeight(of: cell)
      setHeight(ofPlaceholder: placeholder.id, height, isMeasured: true)
      didChange = abs(height - placeholder.height) > 0.001
    }
    guard isNew else { return didChange }
    UIView.performWithoutAnimation {
      cell.frame = frame(ofPlaceholder: placeholder.id)
      if cell.superview !== self { insert(cell, at: backgroundView == nil ? 0 : 1) }
      cell.layoutIfNeeded()
    }
    return didChange
  }

  private func makeCell(of placeholder: TablePlaceholderHeight) -> UITableViewCell? {
    guard let source = placeholderSources[placeholder.id] else { return nil }
    guard let cell = registry.cell(source.reuseIdentifier) else {
      misuse(
        "unable to dequeue a cell with identifier \(source.reuseIdentifier) for a placeholder of \(self) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    UIView.performWithoutAnimation {
      cell.frame.size = CGSize(width: cellWidth, height: placeholder.height)
      cell.table = self
      if let place = placeholders.place(ofPlaceholder: placeholder.id) { cell.surroundings = surroundings(at: place) }
      cell.setEditing(false, animated: false)
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.isLifted = false
      cell.dragState = .none
      source.cellUpdateHandler?(cell)
    }
    return cell
  }

  /// Returns the frame of a placeholder's cell.
  func frame(ofPlaceholder id: Int) -> CGRect {
    guard let (start, height) = geometry.span(ofPlaceholder: id) else { return .zero }
    let next = placeholders.entries.first { $0.id == id }?.next
    let displacement = next.flatMap { editingState.gap?.displacement(ofPlaceholderBefore: $0) } ?? 0
    return CGRect(x: cellMinX, y: start + displacement, width: cellWidth, height: height)
  }

  /// Places the cells of the placeholders.
  func placePlaceholders() {
    for (id, cell) in live.placeholders where placeholders.contains(id) {
      let frame = frame(ofPlaceholder: id)
      if cell.frame != frame { cell.frame = frame }
    }
  }

  /// Updates the surroundings of the placeholders' cells.
  func updatePlaceholderSurroundings() {
    for (id, cell) in live.placeholders {
      if let place = placeholders.place(ofPlaceholder: id) { cell.surroundings = surroundings(at: place) }
    }
  }

  func hideInvisiblePlaceholders() {
    for (id, cell) in live.placeholders where !isVisible(placeholder: id) {
      live.placeholders[id] = nil
      takeBack(placeholder: cell)
    }
  }

  /// Removes the cells of placeholders that were removed from the visible ones, and returns them.
  func takeGonePlaceholders() -> [UITableViewCell] {
    guard !live.placeholders.isEmpty else { return [] }
    let gone = live.placeholders.filter { !placeholders.contains($0.key) }
    for id in gone.keys { live.placeholders[id] = nil }
    return Array(gone.values)
  }

  /// Removes the cell of a placeholder and keeps it for reuse.
  func takeBack(placeholder cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.table = nil
    cell.alpha = 1
    registry.recycle(cell)
  }
}
