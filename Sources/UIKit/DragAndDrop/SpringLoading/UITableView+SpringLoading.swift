extension UITableView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that rests over a row selects it, as a tap would.
  ///
  /// The default is `false`. The delegate can exclude rows; see
  /// ``UITableViewDelegate/tableView(_:shouldSpringLoadRowAt:with:)``.
  public var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { setSpringLoading(newValue) { makeRowSpringLoading() } }
  }

  private func makeRowSpringLoading() -> ItemSpringLoading {
    ItemSpringLoading(
      find: { [weak self] context in
        guard let self, canSelect, let row = indexPathForRow(at: context.location(in: self)),
          let cell = cellForRow(at: row)
        else { return nil }
        return (view: cell, item: row)
      },
      allows: { [weak self] row, context in
        guard let self else { return false }
        return delegate?.tableView(self, shouldSpringLoadRowAt: row, with: context) ?? !drags.isSource(row)
      },
      activate: { [weak self] row in self?.userTapped(row) })
  }
}
