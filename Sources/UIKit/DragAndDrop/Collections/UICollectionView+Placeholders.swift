extension UICollectionView {
  /// Inserts a placeholder, and returns its number.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> Int {
    loadDataIfNeeded()
    let id = placeholders.makeID()
    let item = placeholder.insertionIndexPath
    expect(
      item.count == 2 && counts.indices.contains(item.section) && item.item >= 0,
      "the insertion index path \(item) of a placeholder in \(self) must be in one of its \(counts.count) sections")
    placeholderSources[id] = placeholder
    beginBatch()
    batch.placeholders.inserted.append((id, item))
    endBatch()
    return id
  }

  /// Returns whether the collection view contains a placeholder, or is about to.
  private func has(_ id: Int) -> Bool {
    !batch.placeholders.isGone(id)
      && (placeholders.contains(id) || batch.placeholders.inserted.contains { $0.id == id })
  }

  func deletePlaceholder(_ id: Int) -> Bool {
    guard has(id) else { return false }
    beginBatch()
    batch.placeholders.remove(id)
    endBatch()
    return true
  }

  func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool {
    guard has(id) else { return false }
    beginBatch()
    guard let item = batch.placeholders.commit(id, of: placeholders) else {
      endBatch()
      return false
    }
    update(item)
    endBatch()
    return true
  }

  /// Removes all placeholders, because the data is replaced as a whole.
  func removePlaceholders() {
    guard !placeholderSources.isEmpty else { return }
    placeholders.removeAll()
    batch.placeholders = ListPlaceholderBatch()
    releasePlaceholders()
  }

  /// Releases the descriptions of removed placeholders, which may call the app's code, after the storage has changed.
  func releasePlaceholders() {
    guard !placeholderSources.isEmpty else { return }
    let old = placeholderSources
    placeholderSources = old.filter { placeholders.contains($0.key) }
    withExtendedLifetime(old) {}
  }

  // MARK: - Cells

  /// Creates the cell of a placeholder, and lets the app set its content.
  func makeCell(ofPlaceholder id: Int, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let placeholder = placeholderSources[id] else { return nil }
    let cell = dequeueCell(placeholder.reuseIdentifier, attributes)
    UIView.performWithoutAnimation {
      cell.isSelected = false
      cell.isHighlighted = false
      cell.isLifted = false
      cell.dragState = .none
      askingApp { placeholder.cellUpdateHandler?(cell) }
    }
    return cell
  }

  /// Requests that the app sets the content of a placeholder's cell again.
  func setNeedsUpdate(ofPlaceholder id: Int) {
    guard placeholders.contains(id) else { return }
    outdatedPlaceholders.insert(id)
    setNeedsLayout()
  }

  /// Lets the app set the content of the cells for which it requested that.
  func updatePlaceholders() {
    guard !outdatedPlaceholders.isEmpty else { return }
    let outdated = outdatedPlaceholders
    outdatedPlaceholders = []
    for id in outdated.sorted() {
      guard let cell = live[.placeholder(id)]?.view as? UICollectionViewCell else { continue }
      placeholderSources[id]?.cellUpdateHandler?(cell)
    }
    needsMeasuring = true
  }
}
