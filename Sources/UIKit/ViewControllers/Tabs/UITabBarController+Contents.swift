// The tabs and the selection, which are stored here; +Changes performs the changes.
extension UITabBarController {
  func performSet(_ controllers: [UIViewController]?, animated: Bool) {
    let old = entries ?? []
    var new: [TabEntry] = []
    for controller in controllers ?? [] {
      expect(controller !== self, "\(self) cannot be one of its own tabs")
      // A controller that is passed twice has one tab.
      guard !new.contains(where: { $0.controller === controller }) else { continue }
      new.append(old.first { $0.tab == nil && $0.controller === controller } ?? TabEntry(controller))
    }
    replaceEntries(with: controllers == nil ? nil : new, animated: animated)
  }

  func performSetTabs(_ tabs: [UITab], animated: Bool) {
    let identifiers = tabs.map(\.identifier)
    expect(
      Set(identifiers).count == identifiers.count,
      "\(self): each tab must have an identifier of its own (\(identifiers.joined(separator: ", ")))")
    let old = entries ?? []
    replaceEntries(with: tabs.map { tab in old.first { $0.tab === tab } ?? TabEntry(tab) }, animated: animated)
  }

  private func replaceEntries(with new: [TabEntry]?, animated: Bool) {
    let (current, oldIndex) = (currentEntry, selectedIndex)
    let gone = (entries ?? []).filter { entry in !(new ?? []).contains { $0 === entry } }
    for tab in gone.compactMap(\.tab) where tab.tabBarControllerStorage === self { tab.tabBarControllerStorage = nil }
    for tab in (new ?? []).compactMap(\.tab) { tab.tabBarControllerStorage = self }
    entries = new
    reselect(current, insteadOf: oldIndex)
    updateItems(animated: animated)
    carryOutChanges()
  }

  /// Keeps the selection if its tab still exists; otherwise selects the tab at its index, or the first.
  func reselect(_ current: TabEntry?, insteadOf index: Int) {
    let entries = entries ?? []
    if hasMore, current === moreEntry { return }
    if let current, entries.contains(where: { $0 === current }) { return aim(at: current) }
    aim(at: entries.indices.contains(index) ? entries[index] : entries.first)
  }

  // MARK: - Selecting

  func performSelect(_ controller: UIViewController?) {
    guard let controller else { return select(nil) }
    guard let entry = ((entries ?? []) + shownEntries).first(where: { $0.controller === controller }) else {
      misuse(
        "\(self): only a view controller of its viewControllers can be selected; \(controller) is not one of them")
    }
    select(entry)
  }

  func performSelect(_ tab: UITab?) {
    guard let tab else { return select(nil) }
    guard let entry = entries?.first(where: { $0.tab === tab }) else {
      misuse("\(self): only one of its tabs can be selected; \(tab.identifier) is not one of them")
    }
    select(entry)
  }

  func performSelect(at index: Int) {
    guard let entries, entries.indices.contains(index) else { return }
    select(entries[index])
  }

  /// Selects a tab.
  ///
  /// If there are tabs, one of them is always selected.
  func select(_ entry: TabEntry?) {
    guard let entry, entry !== currentEntry else { return }
    aim(at: entry)
    updateItems()
    carryOutChanges()
  }

  /// Shows the tab of an item in the bar; the More screen keeps its stack.
  func show(_ entry: TabEntry) {
    selectedEntry = entry
    awaitedEntry = nil
    updateItems()
    carryOutChanges()
  }

  // MARK: - Items

  func updateItems(animated: Bool = false) {
    tabBar.show(shownEntries.map(\.item), selected: selectedEntry?.item, animated: animated)
    if hasMore { updateMoreList() }
  }
}
