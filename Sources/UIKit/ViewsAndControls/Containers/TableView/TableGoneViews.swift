/// The headers and footers of sections that a table no longer displays.
@MainActor
struct TableGoneViews {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  var views: [UIView] { Array(headers.values) + Array(footers.values) }
}

extension UITableView {
  /// Removes headers and footers, tells the delegate, and keeps them for reuse.
  func endDisplay(of gone: TableGoneViews) {
    remove(gone.headers) { delegate?.tableView(self, didEndDisplayingHeaderView: $0, forSection: $1) }
    remove(gone.footers) { delegate?.tableView(self, didEndDisplayingFooterView: $0, forSection: $1) }
  }

  private func remove(_ views: [Int: UIView], _ notify: (UIView, Int) -> Void) {
    guard !views.isEmpty else { return }
    for (section, view) in views.sorted(by: { $0.key > $1.key }) {
      view.removeFromSuperview()
      notify(view, section)
      registry.recycle(view)
    }
  }
}
