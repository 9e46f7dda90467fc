extension UITableView {
  /// Inserts a placeholder, and returns its number.
  func insertPlaceholder(_ placeholder: UITableViewPlaceholder) -> Int {
    loadDataIfNeeded()
    let id = placeholders.makeID()
    let row = placeholder.insertionIndexPath
    expect(
      row.count == 2 && (0..<geometry.numberOfSections).contains(row.section) && row.row >= 0,
      "the insertion index path \(row) of a placeholder in \(self) must be in one of its \(geometry.numberOfSections) sections"
    )
    placeholderSources[id] = placeholder
    cancelReordering()
    beginBatch()
    batch.placeholders.inserted.append((id, row))
    endBatch()
    return id
  }

  /// Returns whether the table contains a placeholder, or is about to.
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
    guard let row = batch.placeholders.commit(id, of: placeholders) else {
      endBatch()
      return false
    }
    // The row replaces the placeholder, so that it does not come from another place.
    batch.animations.inserted[row] = .fade
    batch.animations.isAnimated = true
    update(row)
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

  // MARK: - Heights

  /// Places the placeholders in the geometry, with the heights that they had in a former one.
  func layOutPlaceholders(from old: TableGeometry) {
    let known = Dictionary(
      old.sections.flatMap(\.placeholders).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let entries = Dictionary(grouping: placeholders.entries, by: \.next.section)
    for section in 0..<geometry.numberOfSections {
      geometry.setPlaceholders(
        (entries[section] ?? []).map { entry in
          let height = known[entry.id].map { ($0.height, $0.isMeasured) } ?? initialHeight(ofPlaceholder: entry.id)
          return TablePlaceholderHeight(id: entry.id, row: entry.next.row, height: height.0, isMeasured: height.1)
        }, in: section)
    }
  }

  private func initialHeight(ofPlaceholder id: Int) -> (CGFloat, Bool) {
    let height = placeholderSources[id]?.rowHeight ?? 0
    guard height < 0 || !height.isFinite else { return (height, true) }
    return (estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight, false)
  }

  func setHeight(ofPlaceholder id: Int, _ height: CGFloat, isMeasured: Bool) {
    for (section, part) in geometry.sections.enumerated() {
      guard let index = part.placeholders.firstIndex(where: { $0.id == id }) else { continue }
      var heights = part.placeholders
      heights[index].height = height
      heights[index].isMeasured = isMeasured
      return geometry.setPlaceholders(heights, in: section)
    }
  }

  /// Makes the heights of placeholders that depend on their content estimates again.
  func measurePlaceholdersAgain() {
    for placeholder in geometry.sections.flatMap(\.placeholders)
    where (placeholderSources[placeholder.id]?.rowHeight ?? 0) < 0 {
      setHeight(ofPlaceholder: placeholder.id, placeholder.height, isMeasured: false)
    }
  }
}
