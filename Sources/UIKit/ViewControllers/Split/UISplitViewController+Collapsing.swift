// The collapsed interface: the primary column, with the navigation controllers of the others on its stack.
extension UISplitViewController {
  /// The navigation controller whose stack contains those of the other columns.
  private var stack: UINavigationController? {
    if style == .unspecified { return collapsedRoot as? UINavigationController }
    return collapsedRoot === columns[.primary]?.child ? columns[.primary]?.navigation : nil
  }

  /// Returns whether a controller is on the stack of the collapsed interface.
  func isNested(_ child: UIViewController) -> Bool {
    guard let parent = child.parentStorage as? UINavigationController else { return false }
    return isCollapsed && parent === stack
  }

  /// Returns whether a navigation controller may be on the stack of another one.
  ///
  /// While the interface is collapsed, the navigation controllers of the columns may be, and, in a classic interface,
  /// all of them.
  func nests(_ controller: UIViewController) -> Bool {
    isCollapsed && (style == .unspecified || columns.values.contains { $0.child === controller })
  }

  /// Collapses or expands the interface if its width has changed.
  func updateCollapsedState() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed, !isRearranging, !columns.isEmpty else { return }
    isCompact ? collapse() : expand()
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  // MARK: - Collapsing

  private func collapse() {
    finishChange()
    let (root, nested) = collapsedContent()
    for column in Self.expandedColumns where columns[column] != nil && style != .unspecified && !nested.contains(column)
    {
      if columns[column]?.child !== root, shownColumns.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
    }
    rearrange {
      for column in Self.expandedColumns {
        guard let child = columns[column]?.child, child !== root else { continue }
        detach(child, of: column)
      }
      setCollapsed(true)
      shownColumns = []
      collapsedRoot = root
      if let root {
        setOverrideTraitCollection(nil, forChild: root)
        attach(root)
      }
      nest(nested)
    }
    showRoot()
    if style == .unspecified { collapseClassic() }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Returns the controller to display, and the columns on its stack.
  private func collapsedContent() -> (UIViewController?, [Column]) {
    guard style != .unspecified else {
      return (delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]?.child, [])
    }
    let available = ([.compact, .secondary, .supplementary, .primary] as [Column]).filter { columns[$0] != nil }
    let proposed = available.first ?? .primary
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if columns[top] == nil { top = proposed }
    if top == .compact { return (columns[.compact]?.child, []) }
    guard let primary = columns[.primary] else { return (columns[top]?.child, []) }
    guard primary.navigation != nil else { return (columns[top]?.child, []) }
    return (primary.child, nestedColumns(upTo: top))
  }

  /// Returns the columns whose navigation controllers are on the stack while a column is at its top.
  private func nestedColumns(upTo top: Column) -> [Column] {
    switch top {
    case .primary, .compact: []
    case .supplementary: [.supplementary].filter { columns[$0] != nil }
    case .secondary: [.supplementary, .secondary].filter { columns[$0] != nil }
    }
  }

  /// Returns the controllers on a stack without those of the columns, which need not be navigation controllers.
  private func ownStack(of stack: UINavigationController) -> [UIViewController] {
    stack.nextStack.filter { controller in !columns.values.contains { $0.child === controller } }
  }

  private func nest(_ nested: [Column]) {
    guard let stack, !nested.isEmpty else { return }
    stack.setViewControllers(ownStack(of: stack) + nested.compactMap { columns[$0]?.child }, animated: false)
  }

  /// Asks the delegate, or else the displayed controller, to incorporate the secondary controller.
  private func collapseClassic() {
    guard let root = collapsedRoot, let secondary = columns[.secondary]?.child, secondary !== root else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: root) == true { return }
    root.collapseSecondaryViewController(secondary, for: self)
  }

  /// Shows the only child of the collapsed interface.
  func showRoot() {
    guard let root = collapsedRoot, let view = viewIfLoaded, view.window != nil || appearance.phase != .disappeared
    else {
      return
    }
    let isNew = root.viewIfLoaded?.superview !== view
    if isNew, appearance.isVisible {
      root.turnAppearance(true, animated: appearance.phase == .appearing && appearance.isAnimated, isStarting: true)
    }
    guard collapsedRoot === root, let rootView = root.view else { return }
    rootView.frame = view.bounds
    rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isNew { view.insertSubview(rootView, at: 0) }
    for part in separators + [dimmingView] { part.isHidden = true }
    if isNew, appearance.phase == .appeared { root.endTransitionAppearance() }
  }

  // MARK: - Expanding

  private func expand() {
    let root = collapsedRoot
    var separated: UIViewController?
    if style == .unspecified, let root { separated = separateClassic(from: root) }
    let primaryForExpanding = style == .unspecified ? delegate?.primaryViewController(forExpanding: self) : nil
    let proposed = resolvedMode
    var mode = proposed
    if style != .unspecified {
      mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    }
    rearrange {
      unnest()
      let compact = columns[.compact]?.child
      if let root, root === compact || !columns.values.contains(where: { $0.child === root }) {
        detach(root, of: .compact)
      }
      setCollapsed(false)
      collapsedRoot = nil
      if let primaryForExpanding { columns[.primary] = SplitColumn(asIs: primaryForExpanding) }
      if let separated { columns[.secondary] = SplitColumn(asIs: separated) }
      for column in Self.expandedColumns { if let child = columns[column]?.child { attach(child) } }
      // The view of the root view controller is in place already.
      if let column = Self.expandedColumns.first(where: { columns[$0]?.child === root }),
        root?.viewIfLoaded?.superview === viewIfLoaded, viewIfLoaded != nil
      {
        shownColumns = [column]
      }
      chosenMode = mode == proposed ? chosenMode : mode
      self.mode = .automatic
    }
    updateMode(animated: false)
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Removes the navigation controllers of the other columns from the stack.
  private func unnest() {
    guard let stack else { return }
    stack.endTransitionAtOnce()
    for column in Self.expandedColumns.reversed() {
      guard let child = columns[column]?.child, child.parentStorage === stack else { continue }
      detach(child, of: column)
    }
  }

  private func separateClassic(from root: UIViewController) -> UIViewController? {
    if let separated = delegate?.splitViewController(self, separateSecondaryFrom: root) { return separated }
    return root.separateSecondaryViewController(for: self)
  }

  // MARK: - Columns of the Collapsed Interface

  /// Replaces the content of a column while the interface is collapsed.
  func replaceInCollapsed(_ new: SplitColumn, for column: Column, wasOnStack: Bool) {
    if collapsedRoot == nil, column == .primary || column == .compact {
      collapsedRoot = new.child
      attach(new.child)
      showRoot()
    } else if wasOnStack {
      let nested = Self.expandedColumns.filter { $0 == column || columns[$0].map { isNested($0.child) } == true }
      nest(nested.filter { $0 != .primary })
    }
  }

  func showInCollapsed(_ column: Column) {
    guard let stack, column != .compact else { return }
    let nested = nestedColumns(upTo: column).compactMap { columns[$0]?.child }
    delegate?.splitViewController(self, willShow: column)
    stack.setViewControllers(ownStack(of: stack) + nested, animated: true)
  }
}
