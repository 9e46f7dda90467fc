extension UIFocusSystem {
  // MARK: - Requests

  func request(_ environment: any UIFocusEnvironment) {
    FocusEngine.begin()
    requests.append(environment)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Requests an update if an environment contains the focused item.
  func requestIfFocused(_ environment: any UIFocusEnvironment) {
    guard let item = focusedStorage, FocusHierarchy.contains(environment, item) else { return }
    request(environment)
  }

  /// Performs the last request that is not for a part of another requested environment.
  func performRequests() {
    guard !isUpdating, !requests.isEmpty else { return }
    let pending = requests
    requests = []
    let outermost = pending.last { candidate in
      !pending.contains { $0 !== candidate && FocusHierarchy.contains($0, candidate) }
    }
    guard let outermost, let window = FocusHierarchy.window(of: outermost), window.windowScene === scene,
      let item = FocusSearch(window: window).preferredItem(in: outermost)
    else { return }
    update(to: item)
  }

  /// Performs the requests, and moves the focus if its item is no longer available.
  func commit() {
    performRequests()
    guard !isUpdating else { return }
    if lastChain.isEmpty {
      if !suspended.isEmpty, !resume() { enterPresentation() }
      return
    }
    if let item = focusedStorage, FocusVisibility.isAvailable(item) { return halo.follow() }
    recover()
  }

  /// Moves the focus to an item near the one that is no longer available.
  private func recover() {
    if let item = focusedStorage, let presented = presentedOverItem {
      suspended.append(WeakFocusEnvironment(item))
      awaited = presented
    } else if resume() {
      return
    }
    let chain = lastChain.dropFirst().compactMap(\.environment).filter {
      FocusHierarchy.window(of: $0).map { $0.windowScene === scene } ?? false
    }
    for list in chain.compactMap({ $0 as? any FocusList }) {
      if let cell = list.lastFocusedCell, FocusVisibility.isFocusable(cell) {
        return update(to: cell, isForUser: false)
      }
      // The user has scrolled the cell away.
      if list.hasHiddenFocus { return update(to: nil, isForUser: false) }
    }
    for environment in chain {
      guard let window = FocusHierarchy.window(of: environment),
        let item = FocusSearch(window: window).preferredItem(in: environment)
      else { continue }
      return update(to: item, isForUser: false)
    }
    update(to: nil, isForUser: false)
  }

  /// The view controller that one which contained the focused item presents over it.
  private var presentedOverItem: UIViewController? {
    for case let controller as UIViewController in lastChain.lazy.map(\.environment) {
      guard let presented = controller.presentedViewController, !presented.isBeingDismissed,
        presented.ownPresentation?.controller.letsTouchesThrough == false
      else { continue }
      return presented
    }
    return nil
  }

  /// Moves the focus to the view controller whose presentation has taken it, as soon as its items are visible.
  private func enterPresentation() {
    guard let presented = awaited else { return }
    if presented.transitionCoordinator == nil { awaited = nil }
    guard let window = FocusHierarchy.window(of: presented),
      let item = FocusSearch(window: window).preferredItem(in: presented)
    else { return }
    awaited = nil
    update(to: item, isForUser: false)
  }

  /// Moves the focus back to the item from which the last presentation took it, and returns whether that is possible.
  private func resume() -> Bool {
    suspended.removeAll { $0.environment == nil }
    guard let item = suspended.last?.environment as? any UIFocusItem, FocusVisibility.isFocusable(item) else {
      return false
    }
    suspended.removeLast()
    update(to: itemAfterTransition(from: item), isForUser: false)
    return true
  }

  /// Returns the item that is focused when the view controller of the item that had the focus is visible again.
  private func itemAfterTransition(from item: any UIFocusItem) -> any UIFocusItem {
    let controller = FocusHierarchy.chain(of: item).lazy.compactMap { $0 as? UIViewController }.first
    guard let controller, !controller.restoresFocusAfterTransition, let window = FocusHierarchy.window(of: controller)
    else { return item }
    return FocusSearch(window: window).preferredItem(in: controller) ?? item
  }

  // MARK: - Updates

  /// Moves the focus, unless an environment that is affected prevents it.
  ///
  /// An item that is no longer available loses the focus in any case.
  ///
  /// - Parameters:
  ///   - next: The item that is focused; `nil` for none.
  ///   - heading: The direction in which the user moves the focus.
  ///   - isForUser: A Boolean value that indicates whether the user or the app has requested the update, so that the
  ///     first responder follows the focus.
  func update(to next: (any UIFocusItem)?, heading: UIFocusHeading = [], isForUser: Bool = true) {
    let previous = focusedStorage
    guard !isUpdating, next !== previous || (next == nil && !lastChain.isEmpty) else { return }
    FocusEngine.begin()
    isUpdating = true
    defer { isUpdating = false }
    let isAvailable = previous.map(FocusVisibility.isAvailable) ?? false
    let oldChain =
      isAvailable ? previous.map(FocusHierarchy.chain) ?? [] : lastChain.compactMap(\.environment)
    var context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    var chain = next.map(FocusHierarchy.chain) ?? []
    let affected = FocusHierarchy.affected(by: oldChain, chain)
    if !affected.allSatisfy({ $0.shouldUpdateFocus(in: context) }) {
      guard previous == nil ? !lastChain.isEmpty : !isAvailable else { return }
      context = UIFocusUpdateContext(from: previous, to: nil, heading: heading)
      chain = []
    }
    complete(context, from: oldChain, to: chain)
    if isForUser { moveFirstResponder(from: previous, to: context.nextFocusedItem) }
  }

  private func complete(
    _ context: UIFocusUpdateContext, from oldChain: [any UIFocusEnvironment], to chain: [any UIFocusEnvironment]
  ) {
    let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
    focusedStorage = next
    lastChain = chain.map(WeakFocusEnvironment.init)
    lastItems = lastItems.filter { $0.value.environment != nil }
    if let next { lastItems[FocusGroup.key(of: next)] = WeakFocusEnvironment(next) }
    let coordinator = UIFocusAnimationCoordinator(for: context)
    (previous as? UIView)?.focusDidChange()
    (next as? UIView)?.focusDidChange()
    if let next { FocusScrolling.show(next) }
    halo.show(on: next)
    for environment in FocusHierarchy.affected(by: oldChain, chain) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Makes the focused item the first responder if it can be, so that it receives the keys.
  func moveFirstResponder(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    guard next === focusedStorage else { return }
    if let responder = next as? UIResponder, responder.canBecomeFirstResponder {
      responder.becomeFirstResponder()
    } else if let responder = previous as? UIResponder, responder.isFirstResponder {
      responder.resignFirstResponder()
    } else if next != nil, let text = KeyboardInput.current?.text as? UIView, text.windowStorage?.windowScene === scene
    {
      // The keys that follow are for the focused item.
      text.resignFirstResponder()
    }
  }
}
