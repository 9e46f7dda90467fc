extension UINavigationController {
  /// Replaces the navigation bar, which apps do by the name `navigationBar`.
  func replaceNavigationBar(by bar: UINavigationBar) {
    let old = barStorage
    guard bar !== old else { return }
    expect(
      bar.controller == nil,
      "\(self): the bar \(bar) belongs to another navigation controller; create a navigation bar for each controller")
    let items = old.items ?? []
    old.replaceItems([])
    old.controller = nil
    barStorage = bar
    bar.controller = self
    bar.takePlace(of: old)
    bar.replaceItems(items)
    barContentDidChange()
  }

  /// Replaces the toolbar, which apps do by the name `toolbar`.
  func replaceToolbar(by bar: UIToolbar) {
    let old = toolbarStorage
    guard bar !== old else { return }
    expect(
      bar.controller == nil,
      "\(self): the toolbar \(bar) belongs to another navigation controller; create a toolbar for each controller")
    old.controller = nil
    toolbarIfLoaded = bar
    bar.controller = self
    bar.takePlace(of: old)
    updateToolbar()
  }
}
