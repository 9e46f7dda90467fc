import Stateroom
import UIKit

/// The rules for the app at rest. They are derived from the books, from the nest, and from what UIKit shows, and from
/// the values that the library reports only if these are judged.
extension WalkWorld {
  func judgeRest() {
    if AppRuntime.shared.hasRunningAnimations { violate("something is still animated at rest") }
    for window in windows where !window.isHidden { judgeStillness(of: window) }
    for problem in requests.problems(isOver: false, mayWait: waitsToPresent) { violate(problem) }
    cast == .library ? judgeRoots() : judgeSubstituteRoots()
    for member in alive { judge(member) }
    judgeAppearance()
    judgeHolders()
  }

  // MARK: - Single Containers

  private func judge(_ member: any Member) {
    let name = member.card.name
    if member.parent !== member.card.parent {
      violate("\(name) is in \(text(member.parent)), but received didMove for \(text(member.card.parent))")
    }
    if callbacks.isMovePending(member) { violate("\(name) received willMove, but not didMove") }
    if let leaf = member as? WalkLeaf { judge(leaf) }
    if let parts = member as? WalkParts { judge(parts) }
    if let stack = member as? WalkStack { judge(stack) }
    if let tabs = member as? WalkTabs { judge(tabs) }
    if let container = member as? any PresentingMember { judgePresentation(by: container) }
    if let substitute = member as? any Substitute { judge(substitute) }
  }

  private func judge(_ leaf: WalkLeaf) {
    for child in leaf.children { judgePlace(of: child, in: leaf.view, of: leaf.card.name) }
  }

  private func judge(_ parts: WalkParts) {
    let name = parts.card.name
    let state = parts.state.number
    judgeFlags(name, isTransitioning: parts.isTransitioning, isAsking: parts.isAskingToLeave)
    if parts.pendingState != nil { violate("\(name) still has a pending state at rest") }
    if !waitsToPresent(parts.card.number) { judge(parts.card, shows: .state(state)) }
    // The oracle does not load a view that was not accessed.
    guard parts.isViewLoaded else { return }
    if parts.children != parts.viewControllers { violate("\(name) has other children than viewControllers says") }
    if !parts.isMade(parts.children, for: state) {
      violate("\(name) does not show what belongs to its state \(state), but \(text(parts.children))")
    }
    guard isInVisibleWindow(parts.view) else { return }
    if parts.contentView.subviews != parts.children.map(\.view) {
      violate("\(name) has other views than its children's, or in another order: \(parts.contentView.subviews.count)")
    }
    for child in parts.children { judgePlace(of: child, in: parts.contentView, of: name) }
  }

  private func judge(_ stack: WalkStack) {
    let name = stack.card.name
    judgeFlags(name, isTransitioning: stack.isTransitioning, isAsking: stack.isAskingToLeave)
    if !waitsToPresent(stack.card.number) { judge(stack.card, shows: .stack(stack.states.map(\.number))) }
    let controllers = stack.viewControllers
    let states = controllers.compactMap { ($0 as? any Member)?.card.state }
    if states != stack.states.map(\.number) {
      violate("\(name) says that its states are \(stack.states.map(\.number)), and shows what was made for \(states)")
    }
    if stack.transitionCoordinator != nil { violate("\(name) still has a coordinator at rest") }
    guard isInVisibleWindow(stack.viewIfLoaded) else { return }
    if Set(stack.children) != Set(controllers) {
      violate("\(name) has children \(text(stack.children)), stack \(text(controllers))")
    }
    for lower in controllers.dropLast() where lower.viewIfLoaded?.window != nil {
      violate("\(name) shows \(text(lower)), which is covered")
    }
    if let top = stack.topViewController { judgePlace(of: top, in: stack.view, of: name, isDirect: false) }
  }

  private func judge(_ tabs: WalkTabs) {
    let name = tabs.card.name
    judgeFlags(name, isTransitioning: tabs.isTransitioning, isAsking: tabs.isAskingToLeave)
    if tabs.transitionCoordinator != nil { violate("\(name) still has a coordinator at rest") }
    guard let state = tabs.state?.number else { return violate("\(name) has no state") }
    if !waitsToPresent(tabs.card.number) { judge(tabs.card, shows: .state(state)) }
    guard isInVisibleWindow(tabs.viewIfLoaded) else { return }
    for child in tabs.children where child !== tabs.selectedViewController && child.viewIfLoaded?.window != nil {
      violate("\(name) shows a tab that is not selected")
    }
    guard let selected = tabs.selectedViewController else { return violate("\(name) has no selected tab") }
    judgePlace(of: selected, in: tabs.view, of: name, isDirect: false)
    let shown = Sight.content(of: selected)
    if shown.map({ ($0 as? any Member)?.card.state }) != [state]
      || shown.map({ ($0 as? any Member)?.card.maker }) != [tabs.card.number]
    {
      violate("\(name) says that its tab is \(state), and shows \(text(shown))")
    }
  }

  private func judgeFlags(_ name: String, isTransitioning: Bool, isAsking: Bool) {
    if isTransitioning { violate("\(name) is still in a transition at rest") }
    if isAsking { violate("\(name) still asks whether it may leave at rest") }
  }

  /// Checks that no animation that a gesture has paused remains after the end of the gesture.
  private func judgeStillness(of view: UIView) {
    // The view behind a sheet has a permanent effect.
    if let keys = view.layer.animationKeys()?.filter({ $0 != "transition" }), !keys.isEmpty {
      violate("\(type(of: view)) is still in an animation of \(keys) at rest")
    }
    for subview in view.subviews { judgeStillness(of: subview) }
  }

  // MARK: - Roots

  private func judgeRoots() {
    guard let roots else { return }
    let state = roots.state.number
    if !waitsToPresent(WalkRoots.number), let expected = requests.expectation(of: WalkRoots.number),
      expected.target != .state(state)
    {
      violate("the root's state is \(state), though request \(expected.number) (\(expected.text)) was completed last")
    }
    var seen: Set<ObjectIdentifier> = []
    for (index, window) in windows.enumerated() {
      guard let root = window.rootViewController as? RootContainerViewController else {
        violate("window \(index) has lost its root")
        continue
      }
      if root.isSwitchingInterfaces { violate("window \(index) is still being switched at rest") }
      guard root.children.count == 1, let interface = root.children.first as? any Member else {
        violate("window \(index) shows \(text(root.children))")
        continue
      }
      judgePresentation(in: window, by: root, for: state)
      let isOfState = interface.card.state.map { nest.hasSameInterface($0, state) } ?? false
      if !isOfState || interface.card.maker != WalkRoots.number {
        violate("window \(index) shows \(interface.card.name) in state \(state)")
      }
      if !seen.insert(ObjectIdentifier(interface)).inserted { violate("two windows show one interface") }
      guard !window.isHidden, root.viewIfLoaded?.window != nil else { continue }
      if root.contentView.subviews != [interface.view] {
        violate("window \(index) has \(root.contentView.subviews.count) views in its root")
      }
      judgePlace(of: interface, in: root.contentView, of: "window \(index)")
      if root.view.convert(root.view.bounds, to: window) != window.bounds {
        violate("the root of window \(index) lies at \(root.view.frame) in \(window.bounds)")
      }
    }
  }

  // MARK: - Books

  func judge(_ card: Card, shows shown: RequestBook.Target) {
    guard let expected = requests.expectation(of: card.number) else { return }
    let isRight =
      switch (expected.target, shown) {
      case (.state(let state), .stack(let states)): states.last == state
      default: expected.target == shown
      }
    if !isRight {
      violate("\(card.name) shows \(shown), though request \(expected.number) (\(expected.text)) was completed last")
    }
  }

  /// Checks that a view at rest fills its container, as if it had never been moved.
  func judgePlace(
    of controller: UIViewController, in content: UIView, of name: String, isDirect: Bool = true
  ) {
    guard isInVisibleWindow(content) else { return }
    guard let view = controller.viewIfLoaded, view.isDescendant(of: content) else {
      return violate("\(name) has no view of \(text(controller)) in its own")
    }
    if isDirect, view.superview !== content { violate("\(name) has wrapped the view of \(text(controller))") }
    if view.alpha != 1 || view.isHidden || !CATransform3DIsIdentity(view.transform3D)
      || view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5)
    {
      violate("\(name) has left \(text(controller)) with alpha \(view.alpha), transform \(view.transform3D)")
    }
    let frame = view.convert(view.bounds, to: content)
    if frame != content.bounds { violate("\(name) has left \(text(controller)) at \(frame) in \(content.bounds)") }
  }

  /// Returns whether a view must be laid out. UIKit delays the layout in a hidden window.
  func isInVisibleWindow(_ view: UIView?) -> Bool { view?.window?.isHidden == false }

  // MARK: - Appearance and Retention

  private func judgeAppearance() {
    let visible = Sight.visible(in: windows)
    for member in alive {
      let phase = callbacks.phase(of: member)
      let expected: CallbackBook.Phase = visible.contains(ObjectIdentifier(member)) ? .appeared : .disappeared
      if phase != expected { violate("\(member.card.name) is \(phase.rawValue) at rest, not \(expected.rawValue)") }
    }
  }

  /// Checks that every remaining view controller is in a window, is retained for a state, or is contained in such a
  /// one.
  private func judgeHolders() {
    let held = Sight.held(by: windows)
    for member in alive where !held.contains(ObjectIdentifier(member)) && !isRetained(member.card) {
      violate("\(member.card.name) is alive, and in no window")
    }
  }

  private func isRetained(_ card: Card) -> Bool {
    if card.maker == WalkRoots.number, card.isPresented, let roots, card.state == roots.state.number { return true }
    guard let maker = self.card(card.maker) else { return false }
    if let parts = maker.controller as? WalkParts, parts.hasRetained { return true }
    // A view controller that cannot be presented yet, or is below the top of a stack, is retained for its presentation.
    // The content of a tab that is selected off screen is created with its presented view controller.
    let isOfState = card.isPresented || maker.controller is WalkTabs
    if isOfState, let state = card.state, let container = maker.controller as? any PresentingMember,
      container.mayPresent(state)
    {
      return true
    }
    return maker.controller != nil && isRetained(maker)
  }

  private func text(_ controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    return (controller as? any Member)?.card.name ?? String(describing: type(of: controller))
  }

  func text(_ controllers: [UIViewController]) -> String { "\(controllers.map { text($0) })" }
}
