/// The search for items in the environments of a window.
@MainActor
struct FocusSearch {
  let window: UIWindow

  // MARK: - Preferred Items

  /// Returns the item to which the focus moves when it is directed to an environment; `nil` if there is none.
  func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var known: Set<ObjectIdentifier> = []
    return search(environment, &known)
  }

  private func search(
    _ environment: any UIFocusEnvironment, _ known: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard known.insert(ObjectIdentifier(environment)).inserted else { return nil }
    let preferred = environment.preferredFocusEnvironments
    for next in preferred.isEmpty ? [environment] : preferred {
      if next === environment {
        if let found = ownItem(of: environment, &known) { return found }
      } else if let found = search(next, &known) {
        return found
      }
    }
    return nil
  }

  /// Returns the environment itself if it can be focused, and otherwise the first item in it in reading order.
  private func ownItem(
    of environment: any UIFocusEnvironment, _ known: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, FocusVisibility.isFocusable(item) { return item }
    guard let container = environment.focusItemContainer else { return nil }
    guard let first = inReadingOrder(candidates(in: container)).lazy.compactMap(\.item).first else { return nil }
    // A list decides which of its cells is focused first.
    guard let list = FocusLists.list(around: first), list !== environment, FocusHierarchy.contains(environment, list)
    else { return first }
    return search(list, &known) ?? first
  }

  // MARK: - All Items

  /// Returns the items and guides in a container that can be focused.
  ///
  /// The content of an item that can be focused cannot be focused itself.
  func candidates(in container: any UIFocusItemContainer) -> [FocusCandidate] {
    var found: [FocusCandidate] = []
    var known: Set<ObjectIdentifier> = []
    collect(in: container, &found, &known)
    return found
  }

  private func collect(
    in container: any UIFocusItemContainer, _ found: inout [FocusCandidate], _ known: inout Set<ObjectIdentifier>
  ) {
    guard known.insert(ObjectIdentifier(container)).inserted else { return }
    if let view = container as? UIView { found += guides(of: view) }
    for item in container.focusItems(in: area(of: container)) {
      if FocusVisibility.isFocusable(item) {
        found.append(FocusCandidate(target: .item(item), frame: FocusVisibility.frame(of: item)))
      } else if !isUnavailable(item), let inner = item.focusItemContainer {
        collect(in: inner, &found, &known)
      }
    }
  }

  private func isUnavailable(_ item: any UIFocusItem) -> Bool {
    guard let view = item as? UIView else { return false }
    return view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01
  }

  private func guides(of view: UIView) -> [FocusCandidate] {
    view.layoutGuides.compactMap { guide in
      guard let guide = guide as? UIFocusGuide, guide.isEnabled, !(guide.preferredFocusEnvironments ?? []).isEmpty
      else { return nil }
      return FocusCandidate(target: .guide(guide), frame: view.convertRect(guide.layoutFrame, to: view.windowStorage))
    }
  }

  /// Returns the area of a container in which items are searched: the content that scrolls, and otherwise the window
  /// with as much around it.
  private func area(of container: any UIFocusItemContainer) -> CGRect {
    let surroundings = window.bounds.insetBy(dx: -window.bounds.width, dy: -window.bounds.height)
    let area = container.coordinateSpace.convert(surroundings, from: window)
    guard let scroller = container as? any UIFocusItemScrollableContainer else { return area }
    return area.union(CGRect(origin: .zero, size: scroller.contentSize))
  }

  // MARK: - Order

  /// Returns candidates in the order in which a text would be read: by rows, and in each row from the leading edge.
  func inReadingOrder(_ candidates: [FocusCandidate]) -> [FocusCandidate] {
    let frames = candidates.map(\.frame)
    return readingOrder(of: frames).map { candidates[$0] }
  }

  /// Returns the indices of frames in reading order.
  ///
  /// A frame belongs to the row above it if its center is beside a frame of that row.
  func readingOrder(of frames: [CGRect]) -> [Int] {
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func isBefore(_ one: Int, _ two: Int) -> Bool {
      let (first, second) = (frames[one], frames[two])
      if isRightToLeft, first.maxX != second.maxX { return first.maxX > second.maxX }
      if !isRightToLeft, first.minX != second.minX { return first.minX < second.minX }
      return first.minY != second.minY ? first.minY < second.minY : one < two
    }
    let fromTop = frames.indices.sorted {
      frames[$0].minY != frames[$1].minY ? frames[$0].minY < frames[$1].minY : isBefore($0, $1)
    }
    var rows: [(bottom: CGFloat, members: [Int])] = []
    for index in fromTop {
      if let row = rows.last, frames[index].midY < row.bottom {
        rows[rows.count - 1] = (max(row.bottom, frames[index].maxY), row.members + [index])
      } else {
        rows.append((frames[index].maxY, [index]))
      }
    }
    return rows.flatMap { $0.members.sorted(by: isBefore) }
  }
}
