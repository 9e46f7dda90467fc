extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that rests over a segment selects it.
  ///
  /// The default is `false`. Disabled segments are not selected.
  public var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { setSpringLoading(newValue) { makeSegmentSpringLoading() } }
  }

  private func makeSegmentSpringLoading() -> ItemSpringLoading {
    ItemSpringLoading(
      find: { [weak self] context in
        guard let self, isEnabled else { return nil }
        return usableSegment(at: context.location(in: self).x).map { (view: $0.view, item: $0.index) }
      },
      activate: { [weak self] index in self?.select(index) })
  }
}
