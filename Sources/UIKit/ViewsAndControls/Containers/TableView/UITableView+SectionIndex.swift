extension UITableView {
  /// Updates the section index with the titles of the data source.
  func updateSectionIndex() {
    let titles = isDataLoaded || isLoadingData ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let wasShown = sectionIndex.view != nil
    let isShown = rows >= sectionIndexMinimumDisplayRowCount
    let view = sectionIndex.show(isShown ? titles : [], in: self) { [weak self] in self?.scrollToIndexTitle($0, $1) }
    // The lines between rows end beside the index.
    if wasShown != (view != nil) { updateSurroundings() }
    guard let view else { return }
    view.color = sectionIndexColor
    view.paper = sectionIndexBackgroundColor
    view.touchedPaper = sectionIndexTrackingBackgroundColor
    view.place(in: self)
  }

  func scrollToIndexTitle(_ index: Int, _ title: String) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) else { return }
    guard title != Self.indexSearch else {
      return setContentOffset(clamped(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)), animated: false)
    }
    guard (0..<geometry.numberOfSections).contains(section) else { return }
    let y = geometry.sectionStart(section) + headerPadding(section) - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}
