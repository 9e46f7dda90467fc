extension UICollectionView {
  /// Updates the index with the titles of the data source.
  func updateIndexTitles() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? SectionIndexView(frame: .zero)
    view.titles = titles
    guard view.superview !== self else { return }
    indexView = view
    view.onChoose = { [weak self] in self?.scrollToIndexTitle($0, $1) }
    UIView.performWithoutAnimation { addSubview(view) }
  }

  private func scrollToIndexTitle(_ index: Int, _ title: String) {
    guard let dataSource else { return }
    let item = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard contains(item) else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scroll(to: item, at: isHorizontal ? (isMirrored ? .right : .left) : .top, animated: false)
  }
}
