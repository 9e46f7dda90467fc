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
    guard !isUpdating, !lastChain.isEmpty else { return }
    if let item = focusedStorage, FocusVisibility.isAvailable(item) { return halo.follow() }
    recover()
  }

  /// Moves the focus to an item near the one that is no longer available.
  private func recover() {
    for environment in lastChain.dropFirst().compactMap(\.environment) {
      guard let window = FocusHierarchy.window(of: environment), window.windowScene === scene else { continue }
      if let list = environment as? any FocusList {
        if let cell = list.lastFocusedCell, FocusVisibility.isFocusable(cell) { return update(to: cell) }
        // The user has scrolled the cell away.
        if list.hasHiddenFocus { return update(to: nil) }
      }
      if let item = FocusSearch(window: window).preferredItem(in: environment) { return update(to: item) }
    }
    update(to: nil)
  }

  // MARK: - Updates

  /// Moves the focus, unless an environment that is affected prevents it.
  ///
  /// An item that is no longer available loses the focus in any case.
  func update(to next: (any UIFocusItem)?, heading: UIFocusHeading = []) {
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
  }

  private func complete(
    _ context: UIFocusUpdateContext, from oldChain: [any UIFocusEnvironment], to chain: [any UIFocusEnvironment]
  ) {
    let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
    focusedStorage = next
    lastChain = chain.map(WeakFocusEnvironment.init)
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
    moveFirstResponder(from: previous, to: next)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Makes the focused item the first responder if it can be, so that it receives the keys.
  private func moveFirstResponder(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
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
