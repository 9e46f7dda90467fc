/// One transition between two tabs with a custom animator.
@MainActor
final class TabTransition {
  private weak var owner: UITabBarController?
  private let from: UIViewController
  private let to: UIViewController
  private let oldEntry: TabEntry?
  private let newEntry: TabEntry?
  private let driver: TransitionDriver

  /// Creates a transition; `nil` if the tabs change without an animation.
  init?(of owner: UITabBarController, from: UIViewController?, to: UIViewController?) {
    guard let from, let to, let delegate = owner.delegate, owner.appearance.phase == .appeared,
      owner.viewIfLoaded?.window != nil, UIView.areAnimationsEnabled, from.parentStorage === owner
    else { return nil }
    let newEntry = owner.selectedEntry
    guard let animator = delegate.tabBarController(owner, animationControllerForTransitionFrom: from, to: to),
      newEntry === owner.selectedEntry, owner.shown === from
    else { return nil }
    self.owner = owner
    self.from = from
    self.to = to
    self.newEntry = newEntry
    oldEntry = owner.shownEntries.first { $0.controller === from }
    let (fromFrame, toFrame) = (owner.contentFrame(for: from), owner.contentFrame(for: to))
    let context = TransitionContext(
      containerView: owner.contentView,
      from: .init(controller: from, view: from.placedView, initialFrame: fromFrame, finalFrame: fromFrame),
      to: .init(controller: to, view: to.placedView, finalFrame: toFrame), isAnimated: true)
    driver = TransitionDriver(
      context: context, animator: animator,
      interaction: delegate.tabBarController(owner, interactionControllerFor: animator))
  }

  func concerns(_ controller: UIViewController) -> Bool { controller === from || controller === to }

  func begin() {
    guard let owner else { return }
    driver.didEnd = { [weak self] in self?.end(completed: $0) }
    owner.activeCoordinator = driver.coordinator
    owner.contentView.isUserInteractionEnabled = false
    to.placedController.turnAppearance(true, animated: true, isStarting: true)
    guard owner.running === self, !driver.isOver else { return }
    from.placedController.turnAppearance(false, animated: true, isStarting: true)
    // The callbacks may have removed the tab bar controller.
    guard owner.running === self, !driver.isOver else { return }
    if let container = to.placedView as? PresentationContainerView { container.isHidden = false }
    driver.start()
  }

  /// Ends the transition immediately, because the tab bar controller disappears.
  func endAtOnce() {
    driver.complete(!driver.context.isInteractive && !driver.context.transitionWasCancelled)
    for view in [from.placedView, to.placedView] { view?.layer.removeAllAnimations() }
  }

  private func end(completed: Bool) {
    guard let owner, owner.running === self else { return }
    owner.running = nil
    owner.activeCoordinator = nil
    owner.contentView.isUserInteractionEnabled = true
    let wasChanging = owner.isChanging
    owner.isChanging = true
    let (stays, goes) = completed ? (to, from) : (from, to)
    if !completed, owner.selectedEntry === newEntry, let oldEntry,
      owner.shownEntries.contains(where: { $0 === oldEntry })
    {
      owner.selectedEntry = oldEntry
      owner.updateItems()
    }
    let isStillHere = stays.parentStorage === owner
    owner.shown = isStillHere ? stays : nil
    if isStillHere, let view = stays.placedView {
      owner.place(view, of: stays)
    } else {
      stays.removePlacedView(from: owner.contentView)
    }
    goes.removePlacedView(from: owner.contentView)
    // Has no effect on controllers that received the callbacks at the beginning.
    goes.placedController.turnAppearance(false, animated: true, isStarting: true)
    goes.placedController.endTransitionAppearance()
    if isStillHere, owner.appearance.phase == .appeared {
      stays.placedController.turnAppearance(true, animated: true, isStarting: true)
    }
    stays.placedController.endTransitionAppearance()
    owner.isChanging = wasChanging
    owner.carryOutChanges()
  }
}
