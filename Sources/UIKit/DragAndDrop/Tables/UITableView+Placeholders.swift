extension UITableView: PlaceholderList {
  var loadedSectionCount: Int {
    loadDataIfNeeded()
    return geometry.numberOfSections
  }

  func prepareToReplacePlaceholder(with row: IndexPath) {
    // The row replaces the placeholder, so that it does not come from another place.
    batch.animations.inserted[row] = .fade
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
