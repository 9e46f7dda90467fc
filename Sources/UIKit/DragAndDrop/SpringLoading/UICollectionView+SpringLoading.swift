extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that rests over an item selects it, as a tap would.
  ///
  /// The default is `false`. The delegate can exclude items; see
  /// ``UICollectionViewDelegate/collectionView(_:shouldSpringLoadItemAt:with:)``.
  public var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { setSpringLoading(newValue) { makeItemSpringLoading() } }
  }

  private func makeItemSpringLoading() -> ItemSpringLoading {
    ItemSpringLoading(
      find: { [weak self] context in
        guard let self, canSelect, let item = indexPathForItem(at: context.location(in: self)),
          let cell = cellForItem(at: item)
        else { return nil }
        return (view: cell, item: item)
      },
      allows: { [weak self] item, context in
        guard let self else { return false }
        return delegate?.collectionView(self, shouldSpringLoadItemAt: item, with: context) ?? !drags.isSource(item)
      },
      activate: { [weak self] item in self?.userTapped(item) })
  }
}
