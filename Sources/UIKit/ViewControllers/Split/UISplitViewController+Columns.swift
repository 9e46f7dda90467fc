// The view controllers of the columns.
extension UISplitViewController {
  /// The columns beside the compact one, from the edge inward.
  static let expandedColumns: [Column] = [.primary, .supplementary, .secondary]

  var managedControllers: [UIViewController] {
    if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
    return Self.expandedColumns.compactMap { columns[$0]?.child }
  }

  /// The controller whose preferences apply to the whole interface.
  var childForPreferences: UIViewController? { isCollapsed ? collapsedRoot : columns[.secondary]?.child }

  // MARK: - Setting

  func performSet(_ controller: UIViewController?, for column: Column) {
    expect(
      style != .unspecified,
      "\(self).setViewController(_:for:): the split view controller has no columns; create it with init(style:), or set its viewControllers"
    )
    expect(
      column != .supplementary || style == .tripleColumn,
      "\(self).setViewController(_:for:): only the style .tripleColumn has a supplementary column")
    expect(
      !(controller is UITabBarController) || column == .secondary || column == .compact,
      "\(self).setViewController(_:for:): a tab bar controller cannot be in the primary or the supplementary column")
    guard controller !== columns[column]?.content else { return }
    set(controller.map { SplitColumn($0, in: column) }, for: column)
  }

  func performSet(_ controllers: [UIViewController]) {
    expect(
      style == .unspecified,
      "\(self).viewControllers: a split view controller with columns has one for each; use setViewController(_:for:)")
    for (index, column) in [Column.primary, .secondary].enumerated() {
      let controller = controllers.indices.contains(index) ? controllers[index] : nil
      if isCollapsed, column == .secondary, controller == nil { continue }
      if controller !== columns[column]?.content { set(controller.map(SplitColumn.init(asIs:)), for: column) }
    }
  }

  /// Replaces the content of a column.
  func set(_ new: SplitColumn?, for column: Column) {
    let old = columns[column]
    let isOnStack = old.map { isNested($0.child) } ?? false
    rearrange {
      if let old { detach(old.child, of: column) }
      columns[column] = new
      guard let new else { return }
      if isCollapsed {
        replaceInCollapsed(new, for: column, wasOnStack: isOnStack)
      } else if column != .compact {
        attach(new.child)
      }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Performs changes of the children.
  ///
  /// Meanwhile, the layout makes no changes.
  func rearrange(_ body: () -> Void) {
    let wasRearranging = isRearranging
    isRearranging = true
    body()
    isRearranging = wasRearranging
  }

  // MARK: - Children

  /// Makes a controller a child.
  func attach(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    addChild(child)
    child.didMove(toParent: self)
    // The child is shown later, when it is no longer moving to its parent.
    child.relocation.isMovingIn = false
  }

  /// Removes a controller from its parent.
  ///
  /// The parent is this controller, or a navigation controller in the collapsed interface.
  func detach(_ child: UIViewController, of column: Column) {
    guard let parent = child.parentStorage, parent === self || isNested(child) else { return }
    if parent === self { disappear(child) }
    shownColumns.remove(column)
    leavingColumns.remove(column)
    setOverrideTraitCollection(nil, forChild: child)
    child.willMove(toParent: nil)
    if parent === self { child.viewIfLoaded?.removeFromSuperview() }
    child.removeFromParent()
    if parent === self { child.endTransitionAppearance() }
    if collapsedRoot === child { collapsedRoot = nil }
  }

  private func disappear(_ child: UIViewController) {
    child.turnAppearance(false, animated: false, isStarting: true)
  }

  /// Clears the column of a controller that the app has removed, or has moved to another parent.
  func forget(_ child: UIViewController) {
    guard !isRearranging, let column = columns.first(where: { $0.value.child === child })?.key else { return }
    columns[column] = nil
    shownColumns.remove(column)
    leavingColumns.remove(column)
    if collapsedRoot === child { collapsedRoot = nil }
    if let view = child.viewIfLoaded, view.superview === viewIfLoaded { view.removeFromSuperview() }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Showing

  func performShow(primary controller: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard style == .unspecified else {
      performSet(controller, for: .primary)
      return performShow(.primary)
    }
    guard isCollapsed else { return set(SplitColumn(asIs: controller), for: .primary) }
    showInCollapsed(controller, sender: sender)
  }

  func performShow(detail controller: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard style == .unspecified else {
      performSet(controller, for: .secondary)
      return performShow(.secondary)
    }
    guard isCollapsed else { return set(SplitColumn(asIs: controller), for: .secondary) }
    showInCollapsed(controller, sender: sender)
  }

  /// Shows a controller on the stack of a collapsed interface, or presents it if there is no stack.
  private func showInCollapsed(_ controller: UIViewController, sender: Any?) {
    guard let navigation = collapsedRoot as? UINavigationController else {
      return present(controller, animated: UIView.areAnimationsEnabled)
    }
    navigation.pushViewController(controller, animated: true)
  }
}
