// The steps that update the children and the view for the tabs.
extension UITabBarController {
  private enum Change {
    case announceDeparture(UIViewController)
    case install(UIViewController)
    case displayInMore(TabEntry)
    case clearMore
    case show(UIViewController?)
    case showNothing
    case remove(UIViewController)
  }

  /// The maximum number of consecutive changes.
  ///
  /// It prevents callbacks with further requests from blocking the update cycle.
  private var patience: Int { 4 * (installed.count + (entries?.count ?? 0)) + 32 }

  /// Performs all required changes.
  ///
  /// If callbacks request further changes, the same call performs them.
  func carryOutChanges() {
    guard !isChanging else { return }
    isChanging = true
    var count = 0
    let limit = patience
    while count < limit, let change = nextChange() {
      carryOut(change)
      count += 1
    }
    isChanging = false
    updateBarForStacks()
    updateBar()
    setNeedsUpdatesOfPreferences()
    if count == limit { carryOutChangesLater() }
  }

  private func carryOutChangesLater() {
    guard !isChangeScheduled else { return }
    isChangeScheduled = true
    AppRuntime.shared.performAfterCommit { [weak self] in
      self?.isChangeScheduled = false
      self?.carryOutChanges()
    }
  }

  private func setNeedsUpdatesOfPreferences() { setNeedsStatusBarAppearanceUpdate() }

  /// A Boolean value that indicates whether the view of the selected view controller can be placed.
  ///
  /// Outside of a window, a layout pass of the tab bar controller's view places it.
  var isPlaced: Bool { isViewLoaded && (viewIfLoaded?.window != nil || isForwarding || isLayingOut) }

  /// The controller whose view remains while no other view can be placed.
  private var remaining: UIViewController? { shown.flatMap { isListed($0) && !isDeparting($0) ? $0 : nil } }

  private func isListed(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller }
  }

  /// The controllers of all tabs that have been created, with that of the More screen.
  private var controllers: [UIViewController] {
    ((entries ?? []) + (hasMore ? [moreEntry] : [])).compactMap(\.controller)
  }

  private func isDeparting(_ controller: UIViewController) -> Bool { departing.contains { $0 === controller } }

  private func nextChange() -> Change? {
    let target = isPlaced ? selectedEntry?.makeController() : remaining
    if let controller = installed.first(where: { !isListed($0) && !isDeparting($0) }) {
      return .announceDeparture(controller)
    }
    // A controller that received `willMove(toParent: nil)` is removed, even if it is to be added again.
    if let controller = departing.first(where: isListed), running?.concerns(controller) != true {
      return shown === controller ? .showNothing : .remove(controller)
    }
    let missing = controllers.first { new in !installed.contains { $0 === new } && !isOnMoreStack(new) }
    if let missing { return .install(missing) }
    // The views of a running custom transition remain where they are.
    if let awaitedEntry, running == nil { return .displayInMore(awaitedEntry) }
    if moreIfMade?.holdsFormerTab == true { return .clearMore }
    // The controllers of a running custom transition remain.
    guard running == nil else {
      return departing.first { running?.concerns($0) != true }.map(Change.remove)
    }
    if shown !== target, isPlaced || shown != nil { return .show(target) }
    return departing.first.map(Change.remove)
  }

  private func carryOut(_ change: Change) {
    switch change {
    case .announceDeparture(let controller):
      departing.append(controller)
      controller.willMove(toParent: nil)
    case .install(let controller):
      // A transition of the More screen would keep the controller's view.
      if controller.parentStorage === moreIfMade { moreIfMade?.endTransitionAtOnce() }
      installed.append(controller)
      addChild(controller)
      guard controller.parentStorage === self else { return }
      // A controller that is not a child yet does not report changes of its item.
      if tabBar.items ?? [] != shownEntries.map(\.item) { updateItems() }
      controller.didMove(toParent: self)
      // A controller that is shown later is not moving to the parent at that time.
      if controller !== selectedEntry?.controller { controller.relocation.isMovingIn = false }
    case .displayInMore(let entry): displayInMore(entry)
    case .clearMore: more.display(nil)
    case .show(let controller): show(controller)
    case .showNothing: showAtOnce(nil)
    case .remove(let controller): remove(controller)
    }
  }

  private func remove(_ controller: UIViewController) {
    departing.removeAll { $0 === controller }
    installed.removeAll { $0 === controller }
    guard controller.parentStorage === self else { return }
    controller.removePlacedView(from: contentView)
    leaver = controller
    controller.removeFromParent()
    leaver = nil
  }

  // MARK: - Showing

  /// Places a view in the frame of the selected view controller's view.
  func place(_ view: UIView, of controller: UIViewController) {
    view.place(in: contentFrame(for: controller))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.addSubview(view) }
    if view is PresentationContainerView { view.isHidden = false }
  }

  private func show(_ controller: UIViewController?) {
    controller?.loadViewIfNeeded()
    // Loading the view may have selected another controller, or may have removed this one.
    let target = isPlaced ? selectedEntry?.controller : nil
    guard target === controller, controller.map({ $0.parentStorage === self }) ?? true else { return }
    if let transition = TabTransition(of: self, from: shown, to: controller) {
      running = transition
      transition.begin()
    } else {
      showAtOnce(controller)
    }
  }

  private func showAtOnce(_ controller: UIViewController?) {
    let old = shown
    shown = controller
    let phase = appearance.phase
    if phase == .appeared || phase == .appearing {
      // The recorded order: the new controller receives its callback before the old one.
      let animated = phase == .appearing && appearance.isAnimated
      controller?.placedController.turnAppearance(true, animated: animated, isStarting: true)
      old?.placedController.turnAppearance(false, animated: animated, isStarting: true)
    } else {
      // During a disappearance, the old controller may not have received its callback, because a subclass can select
      // another tab first.
      old?.placedController.turnAppearance(false, animated: appearance.isAnimated, isStarting: true)
    }
    if shown === controller, controller?.parentStorage === self, let controller, let view = controller.placedView {
      place(view, of: controller)
    }
    if old !== shown {
      old?.removePlacedView(from: contentView)
      old?.placedController.endTransitionAppearance()
    }
    // During the appearance of the container, the container sends the `did` callback.
    if appearance.phase == .appeared || appearance.phase == .disappeared || shown !== controller {
      controller?.placedController.endTransitionAppearance()
    }
  }

  // MARK: - Removing Children

  /// Removes the tab of a controller that is no longer a child.
  ///
  /// The app has removed the controller, or has moved it to another parent.
  func forget(_ child: UIViewController) {
    guard child !== leaver, installed.contains(where: { $0 === child }) else { return }
    installed.removeAll { $0 === child }
    departing.removeAll { $0 === child }
    let hasMoved = isOnMoreStack(child)
    if !hasMoved { dropEntry(of: child) }
    if shown === child, running == nil { letGo(of: child) }
    guard !hasMoved else { return }
    updateItems()
    carryOutChanges()
  }

  /// Removes the tab of a controller that was on the stack of the More screen.
  func removeEntry(of child: UIViewController) {
    dropEntry(of: child)
    updateItems()
    carryOutChanges()
  }

  private func dropEntry(of child: UIViewController) {
    let (current, index) = (currentEntry, selectedIndex)
    entries?.removeAll { $0.controller === child }
    reselect(current, insteadOf: index)
  }

  /// Stops showing a controller that is no longer a child.
  func letGo(of child: UIViewController) {
    shown = nil
    let placed = child.placedController
    placed.turnAppearance(false, animated: false, isStarting: true)
    child.removePlacedView(from: contentView)
    placed.endTransitionAppearance()
  }
}
