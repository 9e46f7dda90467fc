extension UITableView {
  // MARK: - Reading the Data Source

  /// Marks the data as outdated.
  ///
  /// It is read again when it is required, at the latest in the next layout pass.
  func invalidateData() {
    isDataLoaded = false
    setNeedsLayout()
  }

  func reload() {
    batch.discardChanges()
    abandonInteraction()
    removePlaceholders()
    selection.removeAll()
    invalidateData()
    loadDataIfNeeded()
  }

  func loadDataIfNeeded() {
    guard !isDataLoaded, !isLoadingData, batch.depth == 0 || !batch.didLoad else { return }
    isLoadingData = true
    recycleEverything()
    let counts = readCounts()
    let old = geometry
    geometry = TableGeometry(
      sections: counts.indices.map { makeSection($0, count: counts[$0]) }, top: outerHeight(tableHeaderView),
      bottom: outerHeight(tableFooterView))
    if !placeholders.isEmpty {
      placeholders.fit(counts)
      layOutPlaceholders(from: old)
    }
    dataDidChange()
    isDataLoaded = true
    isLoadingData = false
    selection.replace(selection.items.filter { geometry.contains($0) })
    updateContentSize()
    updateSectionIndex()
    setNeedsLayout()
  }

  func dataDidChange() { live.generation &+= 1 }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    expect(
      sections >= 0, "numberOfSections(in:) of \(dataSource) must be at least 0 (was \(sections))")
    return (0..<sections).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      expect(
        rows >= 0,
        "tableView(_:numberOfRowsInSection:) of \(dataSource) must be at least 0 (was \(rows) for section \(section))")
      return rows
    }
  }

  // MARK: - Estimating Heights

  func makeSection(_ section: Int, count: Int) -> TableSectionGeometry {
    var geometry: TableSectionGeometry
    if tableDelegateForHeights == nil {
      let isExact = rowHeight >= 0
      geometry = TableSectionGeometry(
        count: count, rowHeight: isExact ? rowHeight : standardEstimate, areMeasured: isExact)
    } else {
      let rows = (0..<count).map { readHeight(IndexPath(row: $0, section: section)) }
      geometry = TableSectionGeometry(rows: rows.map(\.height), isRowMeasured: rows.map(\.isMeasured))
    }
    setInitialHeader(of: section, in: &geometry)
    setInitialFooter(of: section, in: &geometry)
    return geometry
  }

  var tableDelegateForHeights: (any UITableViewDelegate)? { delegate }

  private var standardEstimate: CGFloat {
    estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : TableMetrics.rowHeight
  }

  /// Returns the height of a row, or an estimate that applies until the row is visible.
  ///
  /// - Parameter former: The height that was read before, which is a better estimate than others.
  func readHeight(_ row: IndexPath, former: CGFloat? = nil) -> (height: CGFloat, isMeasured: Bool) {
    guard let delegate else {
      return rowHeight >= 0 ? (rowHeight, true) : (former ?? standardEstimate, false)
    }
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: row)
    guard estimate == 0 else { return (former ?? (estimate > 0 ? estimate : standardEstimate), false) }
    let height = delegate.tableView(self, heightForRowAt: row)
    return height >= 0 ? (height, true) : (former ?? TableMetrics.rowHeight, false)
  }

  /// A Boolean value that indicates whether all rows have one height, which no delegate determines.
  var hasFixedRowHeight: Bool { delegate == nil && rowHeight >= 0 }

  // MARK: - Header and Footer of the Table

  func outerHeight(_ view: UIView?) -> CGFloat {
    guard let height = view?.bounds.height, height.isFinite else { return 0 }
    return max(0, height)
  }

  func replaceOuter(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    if isDataLoaded {
      geometry.top = outerHeight(tableHeaderView)
      geometry.bottom = outerHeight(tableFooterView)
      updateContentSize()
    }
    setNeedsLayout()
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.height)
    // The superclass is used, because the overridden property would load the data that is being loaded.
    if size != super.contentSize { super.contentSize = size }
  }
}
