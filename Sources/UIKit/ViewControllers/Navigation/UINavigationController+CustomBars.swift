extension UINavigationController {
  /// Replaces the navigation bar, which apps do by the name `navigationBar`.
  func replaceNavigationBar(by bar: UINavigationBar) {
    let old = barStorage
    let items = old.items ?? []
    let isOther = bar.replace(old, of: self) {
      old.replaceItems([])
      barStorage = bar
    }
    guard isOther else { return }
    bar.replaceItems(items)
    barContentDidChange()
  }

  /// Replaces the toolbar, which apps do by the name `toolbar`.
  func replaceToolbar(by bar: UIToolbar) {
    if bar.replace(toolbarStorage, of: self, store: { toolbarIfLoaded = bar }) { updateToolbar() }
  }
}
