// The tabs that do not fit in the bar. The More screen lists them, and shows the one that is selected on its stack.
//
// Their controllers are children of the tab bar controller, or of the More screen's navigation controller while they
// are on its stack.
extension UITabBarController {
  /// The number of items that fit in the bar.
  private var fittingCount: Int {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular ? 8 : 5
  }

  /// A Boolean value that indicates whether the bar has the More item.
  var hasMore: Bool { (entries?.count ?? 0) > capacity }

  /// The tabs whose items are in the bar.
  var barEntries: [TabEntry] { Array((entries ?? []).prefix(hasMore ? capacity - 1 : capacity)) }

  /// The tabs that the More screen lists.
  var listedEntries: [TabEntry] { hasMore ? Array((entries ?? []).dropFirst(capacity - 1)) : [] }

  /// The tabs in the bar, with that of the More screen.
  var shownEntries: [TabEntry] { barEntries + (hasMore ? [moreEntry] : []) }

  /// The tab that is selected: one in the bar, the one on the stack of the More screen, or the tab of the More screen.
  var currentEntry: TabEntry? {
    guard hasMore, selectedEntry === moreEntry else { return selectedEntry }
    return awaitedEntry ?? displayedEntry ?? moreEntry
  }

  /// The tab on the stack of the More screen.
  private var displayedEntry: TabEntry? {
    let stack = more.nextStack
    return listedEntries.first { entry in stack.contains { $0 === entry.controller } }
  }

  /// Returns whether a controller is one of those that the More screen lists.
  func isInMore(_ controller: UIViewController) -> Bool { listedEntries.contains { $0.controller === controller } }

  /// Returns whether a controller is on the stack of the More screen, and not in the tab bar controller itself.
  func isOnMoreStack(_ controller: UIViewController) -> Bool {
    isInMore(controller) && (more.holds(controller) || controller.parentStorage === more)
  }

  /// Updates the number of items in the bar, which depends on its width.
  func updateCapacity() {
    let new = fittingCount
    guard new != capacity else { return }
    let (current, index) = (currentEntry, selectedIndex)
    capacity = new
    reselect(current, insteadOf: index)
    updateItems()
  }

  /// Selects a tab, which is displayed by a later change if the More screen lists it.
  func aim(at entry: TabEntry?) {
    guard let entry, hasMore, entry === moreEntry || listedEntries.contains(where: { $0 === entry }) else {
      selectedEntry = entry
      awaitedEntry = nil
      return
    }
    selectedEntry = moreEntry
    awaitedEntry = entry === displayedEntry ? nil : entry
  }

  /// Displays a tab on the stack of the More screen, or its list.
  func displayInMore(_ entry: TabEntry) {
    let controller = entry === moreEntry ? nil : entry.makeController()
    // The app may have selected another tab while it created the controller.
    guard awaitedEntry === entry else { return }
    awaitedEntry = nil
    more.display(controller)
  }

  /// Updates the rows of the list, now and whenever an item changes.
  func updateMoreList() {
    let items = listedEntries.map(\.item)
    for item in items { item.didChange = { [weak self] in self?.updateMoreList() } }
    more.list.show(items)
  }

  // MARK: - Events of the More Screen

  /// Responds to the choice of a row, and returns whether the tab is shown.
  func userDidChooseInMore(at index: Int) -> Bool {
    guard listedEntries.indices.contains(index) else { return false }
    let entry = listedEntries[index]
    let previous = selectedTab
    if let tab = entry.tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return false }
    guard let controller = entry.makeController(), isInMore(controller), !more.holds(controller) else { return false }
    more.showTab(controller)
    if let tab = entry.tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    return true
  }

  /// Takes the controllers back that have left the stack of the More screen.
  func moreDidSettle() { carryOutChanges() }

  /// Removes the tab of a controller that the app has removed from the More screen.
  func moreDidLose(_ child: UIViewController) {
    guard isInMore(child), !installed.contains(where: { $0 === child }) else { return }
    removeEntry(of: child)
  }
}
