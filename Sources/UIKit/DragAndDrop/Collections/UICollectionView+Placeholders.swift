extension UICollectionView: PlaceholderList {
  var loadedSectionCount: Int {
    loadDataIfNeeded()
    return counts.count
  }

  func prepareToReplacePlaceholder(with item: IndexPath) {}

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
