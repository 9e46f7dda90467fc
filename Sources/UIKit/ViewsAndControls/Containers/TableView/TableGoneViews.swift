/// The headers and footers of sections that a table no longer displays.
@MainActor
struct TableGoneViews {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

extension UITableView {
  /// Removes headers and footers, tells the delegate, and keeps them for reuse.
  func endDisplay(of gone: TableGoneViews) {
    for (section, view) in gone.headers.sorted(by: { $0.key > $1.key }) {
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      registry.recycle(view)
    }
    for (section, view) in gone.footers.sorted(by: { $0.key > $1.key }) {
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      registry.recycle(view)
    }
  }
}
