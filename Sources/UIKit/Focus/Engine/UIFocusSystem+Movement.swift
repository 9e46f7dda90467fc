extension UIFocusSystem {
  /// Moves the focus in a window, as the user has requested with a key.
  func move(_ heading: UIFocusHeading, in window: UIWindow) {
    guard !isUpdating else { return }
    performRequests()
    let search = FocusSearch(window: window)
    let start = focusedStorage.flatMap { FocusHierarchy.window(of: $0) === window ? $0 : nil }
    let target: (any UIFocusItem)?
    switch heading {
    case .next, .previous: target = itemOfOtherGroup(heading, from: start, by: search)
    default: target = start.flatMap { neighbor(of: $0, heading, by: search) }
    }
    guard let target else { return fail(heading, from: start) }
    // A text may have been edited meanwhile that is not focused.
    if target === focusedStorage { return moveFirstResponder(from: nil, to: target) }
    update(to: target, heading: heading)
  }

  private func fail(_ heading: UIFocusHeading, from start: (any UIFocusItem)?) {
    let context = UIFocusUpdateContext(from: start, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
  }

  // MARK: - Between Groups

  /// Returns the primary item of the next or the previous group; after the last group, the first one follows.
  ///
  /// The movement begins at the text that is edited, or else at the focused item. If nothing is focused, it begins with
  /// the preferred item of the window.
  private func itemOfOtherGroup(
    _ heading: UIFocusHeading, from start: (any UIFocusItem)?, by search: FocusSearch
  ) -> (any UIFocusItem)? {
    let groups = FocusGroup.groups(of: search.candidates(in: search.window), by: search)
    guard !groups.isEmpty else { return nil }
    guard let origin: any UIFocusEnvironment = editedText(in: search.window) ?? start else {
      return search.preferredItem(in: search.window) ?? primaryItem(of: groups[0], by: search)
    }
    let key = FocusGroup.key(of: origin)
    let isForward = heading == .next
    guard let index = groups.firstIndex(where: { $0.key == key }) else {
      return primaryItem(of: groups[isForward ? 0 : groups.count - 1], by: search)
    }
    guard groups.count > 1 else { return nil }
    return primaryItem(of: groups[(index + (isForward ? 1 : groups.count - 1)) % groups.count], by: search)
  }

  private func editedText(in window: UIWindow) -> UIView? {
    guard let view = KeyboardInput.current?.text as? UIView, view.windowStorage === window else { return nil }
    return view
  }

  /// Returns the item of a group with the highest priority, and of several such items the first one in reading order.
  private func primaryItem(of group: FocusGroup, by search: FocusSearch) -> (any UIFocusItem)? {
    let last = lastItems[group.key]?.environment
    let order = search.readingOrder(of: group.items.map(\.frame))
    var best: (item: any UIFocusItem, priority: Int)?
    for item in order.map({ group.items[$0].item }) {
      let priority = max(item.focusGroupPriority.rawValue, systemPriority(of: item, last: last).rawValue)
      if best.map({ $0.priority < priority }) ?? true { best = (item, priority) }
    }
    guard let best else { return nil }
    // A list decides which of its cells is focused first, unless one of them is more important than others.
    guard best.priority <= UIFocusGroupPriority.ignored.rawValue, let list = FocusLists.list(around: best.item),
      FocusGroup.key(of: list) == group.key
    else { return best.item }
    return search.preferredItem(in: list) ?? best.item
  }

  private func systemPriority(
    of item: any UIFocusItem, last: (any UIFocusEnvironment)?
  ) -> UIFocusGroupPriority {
    if item === focusedStorage { return .currentlyFocused }
    if FocusLists.isSelected(item) { return .prioritized }
    if FocusLists.isCell(item), let list = FocusLists.list(around: item) {
      return item === list.lastFocusedCell ? .previouslyFocused : .ignored
    }
    return item === last ? .previouslyFocused : .ignored
  }

  // MARK: - Within a Group

  /// Returns the nearest item of the same group in a direction.
  private func neighbor(
    of start: any UIFocusItem, _ heading: UIFocusHeading, by search: FocusSearch
  ) -> (any UIFocusItem)? {
    let direction = FocusDirection(heading: heading, start: FocusVisibility.frame(of: start))
    let key = FocusGroup.key(of: start)
    let candidates = search.candidates(in: search.window).filter { candidate in
      switch candidate.target {
      case .item(let item): item !== start && FocusGroup.key(of: item) == key
      case .guide: !candidate.frame.intersects(direction.start)
      }
    }
    switch direction.nearest(of: candidates, frame: \.frame)?.target {
    case .item(let item): return item
    case .guide(let guide):
      return (guide.preferredFocusEnvironments ?? []).lazy.compactMap { search.preferredItem(in: $0) }.first
    case nil: break
    }
    // The cells beyond the visible part of a list do not exist yet.
    return FocusLists.list(around: start)?.revealCell(in: heading, from: start)
  }
}
