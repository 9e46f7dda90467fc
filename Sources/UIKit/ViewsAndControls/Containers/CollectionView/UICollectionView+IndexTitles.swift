extension UICollectionView {
  /// Updates the index with the titles of the data source.
  func updateIndexTitles() {
    sectionIndex.show(dataSource?.indexTitles(for: self) ?? [], in: self) { [weak self] in
      self?.scrollToIndexTitle($0, $1)
    }
  }

  private func scrollToIndexTitle(_ index: Int, _ title: String) {
    guard let dataSource else { return }
    let item = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard contains(item) else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scroll(to: item, at: isHorizontal ? (isMirrored ? .right : .left) : .top, animated: false)
  }
}
