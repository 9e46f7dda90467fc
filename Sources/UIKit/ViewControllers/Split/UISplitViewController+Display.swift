// The display mode of the expanded interface, and its changes.
extension UISplitViewController {
  private var hasSupplementary: Bool { style == .tripleColumn && columns[.supplementary] != nil }

  /// The size of the interface.
  var currentSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  // MARK: - Resolving

  var resolvedBehavior: SplitBehavior { behavior(in: currentSize) }

  /// Returns the behavior in a size.
  ///
  /// It is the preferred one, the one of the preferred mode, or one for the available space, in this order.
  private func behavior(in size: CGSize) -> SplitBehavior {
    if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly:
      return SplitArrangement.automaticBehavior(
        in: size, hasSupplementary: hasSupplementary,
        sidebars: primaryWidth(in: size) + supplementaryWidth(in: size))
    }
  }

  private var modes: [DisplayMode] {
    SplitArrangement.modes(of: resolvedBehavior, hasSupplementary: hasSupplementary)
  }

  var resolvedMode: DisplayMode { mode(in: currentSize) }

  /// Returns the mode in a size.
  ///
  /// It is the one that was chosen last, the preferred one, or the automatic one, in this order.
  private func mode(in size: CGSize) -> DisplayMode {
    let behavior = behavior(in: size)
    let modes = SplitArrangement.modes(of: behavior, hasSupplementary: hasSupplementary)
    return [chosenMode, preferredDisplayMode].first { modes.contains($0) }
      ?? SplitArrangement.automaticMode(of: behavior, hasSupplementary: hasSupplementary)
  }

  func arrangement(in mode: DisplayMode) -> SplitArrangement { arrangement(in: mode, size: currentSize) }

  /// Returns the arrangement that the interface will have in a size.
  func arrangement(for size: CGSize) -> SplitArrangement { arrangement(in: mode(in: size), size: size) }

  private func arrangement(in mode: DisplayMode, size: CGSize) -> SplitArrangement {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitArrangement(
      mode: mode, size: size, hasSupplementary: hasSupplementary, primaryWidth: primaryWidth(in: size),
      supplementaryWidth: supplementaryWidth(in: size), isMirrored: isRightToLeft != (primaryEdge == .trailing))
  }

  // MARK: - Widths

  func primaryWidth(in size: CGSize) -> CGFloat {
    width(
      in: size,
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction, minimum: minimumPrimaryColumnWidth,
      maximum: maximumPrimaryColumnWidth)
  }

  func supplementaryWidth(in size: CGSize) -> CGFloat {
    guard hasSupplementary else { return 0 }
    return width(
      in: size,
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
  }

  private func width(in size: CGSize, _ preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat)
    -> CGFloat
  {
    let automatic = Self.automaticDimension
    let usual: CGFloat = 320
    var width = usual
    if preferred != automatic { width = preferred } else if fraction != automatic { width = fraction * size.width }
    let limit = maximum != automatic ? maximum : style == .unspecified ? usual : max(usual, size.width / 2)
    width = max(min(width, limit), minimum == automatic ? 0 : minimum)
    return width.isFinite ? min(max(width, 0), size.width).rounded() : usual
  }

  // MARK: - Preferences

  func preferencesDidChange(resetsMode: Bool) {
    if resetsMode { chosenMode = .automatic }
    dimensionsDidChange()
  }

  func dimensionsDidChange() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    // A change within an animation block is animated.
    if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
  }

  // MARK: - Showing and Hiding

  func performShow(_ column: Column) {
    guard columns[column] != nil else { return }
    guard !isCollapsed else { return showInCollapsed(column) }
    changeToNearest { column == .secondary ? !$0.isDimmed : $0.isVisible(column) }
  }

  func performHide(_ column: Column) {
    guard column != .secondary, column != .compact else { return }
    guard !isCollapsed else {
      if column == .supplementary { showInCollapsed(.primary) }
      return
    }
    changeToNearest { !$0.isVisible(column) }
  }

  func hideSidebars() { performShow(.secondary) }

  private func changeToNearest(_ condition: (SplitArrangement) -> Bool) {
    let modes = modes
    let current = modes.firstIndex(of: displayMode) ?? 0
    let nearest = modes.indices.sorted { abs($0 - current) < abs($1 - current) }
      .first { condition(arrangement(in: modes[$0])) }
    guard let nearest, modes[nearest] != displayMode else { return }
    chosenMode = modes[nearest]
    updateMode(animated: true)
  }

  // MARK: - Button

  func makeDisplayModeButton() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })
  }

  private func toggleDisplayMode() {
    guard !isCollapsed else { return }
    let modes = modes
    var target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if !modes.contains(target) {
      target = displayMode == .secondaryOnly ? modes[min(1, modes.count - 1)] : .secondaryOnly
    }
    chosenMode = target
    updateMode(animated: true)
  }

  /// Returns whether the bar of a navigation controller displays the button.
  ///
  /// The bar of the leading visible column does.
  func displaysButton(in navigation: UINavigationController) -> Bool {
    guard style != .unspecified, !isCollapsed, showsButton else { return false }
    let leading = arrangement(in: displayMode).sidebars.first ?? .secondary
    return columns[leading]?.navigation === navigation
  }

  private var showsButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// Shows or hides the button in the bars of the columns.
  func updateButton() {
    for column in columns.values { column.navigation?.navigationBar.splitButtonDidChange() }
  }

  // MARK: - Changing

  /// Changes the display mode to the resolved one, and the visible columns with it.
  func updateMode(animated: Bool) {
    guard !isCollapsed, !isRearranging else { return }
    let new = resolvedMode
    if new != mode, mode != .automatic {
      delegate?.splitViewController(self, willChangeTo: new)
      reportColumns(from: mode, to: new)
    }
    guard !isCollapsed else { return }
    mode = new
    guard viewIfLoaded?.window != nil || appearance.phase != .disappeared else { return }
    let arrangement = arrangement(in: new)
    let target = Set(Self.expandedColumns.filter { columns[$0] != nil && arrangement.isVisible($0) })
    let present = shownColumns.subtracting(leavingColumns)
    guard target != present else { return layOutColumns() }
    let isAnimated = animated && appearance.phase == .appeared && UIView.areAnimationsEnabled
    change(from: present, to: target, isAnimated: isAnimated)
  }

  private func reportColumns(from old: DisplayMode, to new: DisplayMode) {
    guard style != .unspecified else { return }
    let (before, after) = (arrangement(in: old), arrangement(in: new))
    for column in Self.expandedColumns
    where columns[column] != nil && before.isVisible(column) != after.isVisible(column) {
      if after.isVisible(column) {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
  }

  private func change(from present: Set<Column>, to target: Set<Column>, isAnimated: Bool) {
    generation += 1
    let current = generation
    let order = Self.expandedColumns
    let (arriving, leaving) = (target.subtracting(present), present.subtracting(target))
    leavingColumns = leavingColumns.subtracting(target).union(leaving)
    let coordinator = isAnimated ? beginTransition() : nil
    rearrange {
      for column in order where leaving.contains(column) {
        columns[column]?.child.turnAppearance(false, animated: isAnimated, isStarting: true)
      }
      for column in order where arriving.contains(column) { bringIn(column, isAnimated: isAnimated) }
    }
    guard generation == current else { return }
    guard let coordinator else {
      layOutColumns()
      return finishChange()
    }
    UIView.animate(withDuration: coordinator.transitionDuration, delay: 0, options: .allowUserInteraction) {
      self.layOutColumns()
      self.viewIfLoaded?.layoutIfNeeded()
      coordinator.runAnimations()
    } completion: { _ in
      if self.generation == current { self.finishChange() }
      if self.activeCoordinator === coordinator { self.activeCoordinator = nil }
      coordinator.complete()
    }
  }

  private func beginTransition() -> TransitionCoordinator? {
    guard let view = viewIfLoaded else { return nil }
    let coordinator = TransitionCoordinator(containerView: view, duration: 0.35)
    activeCoordinator = coordinator
    return coordinator
  }

  /// Adds the view of a column at the position from which it enters.
  private func bringIn(_ column: Column, isAnimated: Bool) {
    guard let view = viewIfLoaded, let child = columns[column]?.child else { return }
    if appearance.isVisible {
      let isAppearing = appearance.phase == .appearing
      child.turnAppearance(
        true, animated: isAppearing ? appearance.isAnimated : isAnimated, isStarting: true)
    }
    guard columns[column]?.child === child, child.parentStorage === self, let childView = child.view else { return }
    if childView.superview !== view {
      UIView.performWithoutAnimation {
        childView.autoresizingMask = [.flexibleHeight]
        childView.frame = arrangement(in: .secondaryOnly).frame(of: column)
        view.addSubview(childView)
      }
    }
    shownColumns.insert(column)
  }

  /// Ends the running change, so that the columns have appeared or disappeared completely.
  func finishChange() {
    generation += 1
    let leaving = leavingColumns
    leavingColumns = []
    shownColumns.subtract(leaving)
    rearrange {
      for column in Self.expandedColumns {
        guard let child = columns[column]?.child, child.parentStorage === self else { continue }
        if leaving.contains(column) {
          child.viewIfLoaded?.removeFromSuperview()
          child.endTransitionAppearance()
        } else if shownColumns.contains(column), appearance.phase == .appeared {
          child.endTransitionAppearance()
        }
      }
    }
    updateButton()
  }
}
