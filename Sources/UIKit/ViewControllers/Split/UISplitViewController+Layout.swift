// The layout of the columns, and the appearance callbacks of the split view controller.
extension UISplitViewController: LayoutContainer {
  func layOut() {
    guard viewIfLoaded != nil, !isRearranging else { return }
    updateCollapsedState()
    if isCollapsed {
      showRoot()
    } else {
      updateMode(animated: false)
      layOutColumns()
    }
    gestures.update()
  }

  /// Places the visible columns, from the secondary one below to the primary one above.
  func layOutColumns() {
    guard let view = viewIfLoaded, !isCollapsed else { return }
    let arrangement = arrangement(in: displayMode)
    for column in shownColumns {
      updateTraits(of: column)
      guard let childView = columns[column]?.child.viewIfLoaded, childView.superview === view else { continue }
      let frame = arrangement.frame(of: column)
      if childView.frame != frame { childView.frame = frame }
    }
    dimmingView.frame = arrangement.frame(of: .secondary)
    dimmingView.isHidden = false
    dimmingView.alpha = arrangement.isDimmed ? 1 : 0
    layOutSeparators(arrangement)
    orderViews(in: view)
  }

  /// Sets a compact horizontal size class for the columns beside the secondary one.
  private func updateTraits(of column: Column) {
    guard let child = columns[column]?.child else { return }
    let traits = column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact)
    guard overrideTraitCollection(forChild: child) != traits else { return }
    setOverrideTraitCollection(traits, forChild: child)
  }

  private func orderViews(in view: UIView) {
    let secondary = columns[.secondary]?.child.viewIfLoaded
    let sidebars = [Column.supplementary, .primary].map { columns[$0]?.child.viewIfLoaded }
    let order = ([secondary, dimmingView] + sidebars + separators).compactMap(\.self).filter { $0.superview === view }
    guard view.subviews.filter({ subview in order.contains { $0 === subview } }) != order else { return }
    for subview in order { view.bringSubviewToFront(subview) }
  }

  private func layOutSeparators(_ arrangement: SplitArrangement) {
    let sidebars = Self.expandedColumns.filter { $0 != .secondary && shownColumns.contains($0) }
    for (index, separator) in separators.enumerated() {
      separator.isHidden = index >= sidebars.count
      guard index < sidebars.count else { continue }
      let frame = arrangement.frame(of: sidebars[index])
      separator.frame = CGRect(
        x: arrangement.isMirrored ? frame.minX : frame.maxX - 0.5, y: 0, width: 0.5, height: frame.height)
    }
  }

  // MARK: - Size

  func size(ofChild container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard !isCollapsed, let column = columns.first(where: { $0.value.child === container })?.key else {
      return parentSize
    }
    return arrangement(for: parentSize).frame(of: column).size
  }

  // MARK: - Appearance

  private var visibleChildren: [UIViewController] {
    if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
    return Self.expandedColumns.filter { shownColumns.contains($0) && !leavingColumns.contains($0) }
      .compactMap { columns[$0]?.child }
  }

  func forwardWillAppear(_ animated: Bool) {
    updateCollapsedState()
    if isCollapsed { showRoot() } else { updateMode(animated: false) }
    // The callbacks may have ended this controller's appearance.
    guard appearance.phase == .appearing else { return }
    for child in visibleChildren { child.joinAppearance(of: self, animated: animated) }
  }

  func forwardDidAppear() {
    for child in visibleChildren { child.endTransitionAppearance() }
  }

  func forwardWillDisappear(_ animated: Bool) {
    finishChange()
    guard !appearance.isVisible else { return }
    for child in visibleChildren { child.turnAppearance(false, animated: animated, isStarting: true) }
  }

  func forwardDidDisappear() {
    for child in visibleChildren { child.endTransitionAppearance() }
  }
}
