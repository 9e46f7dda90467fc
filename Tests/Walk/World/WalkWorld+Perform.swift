import Simulator
import Stateroom
import UIKit

/// The implementations of the operations.
extension WalkWorld {
  func perform(_ operation: Operation) {
    cast == .library ? performOnMembers(operation) : performOnSubstitutes(operation)
  }

  private func performOnMembers(_ operation: Operation) {
    switch operation {
    case .show, .setPolicy, .setMotion, .setRetention, .setPacing, .limitRetained, .dropRetained, .begin,
      .catchRunning, .update, .finish, .cancel, .release:
      performOnParts(operation)
    case .goTo, .push, .pop, .setStack, .popController, .popToRoot, .pushController, .turnStackAround:
      performOnStack(operation)
    case .select, .selectIndex, .setTabs: performOnTabs(operation)
    case .enter, .open: performOnRoots(operation)
    case .cancelRequest(let pick): cancelRequest(pick)
    case .tapTab, .tapBack, .tap, .swipe, .move, .lift, .withdraw:
      // The user touches the screen only between callbacks.
      if depth == 0 { performByFinger(operation) }
    case .rotate, .leaveApp, .comeBack, .warnOfMemory, .openWindow, .closeWindow, .advance, .endTurn:
      if depth == 0 { performOnDevice(operation) }
    case .hideWindow, .showWindow: performOnWindows(operation)
    case .present, .dismiss, .embed, .unembed: performOnPresentation(operation)
    case .setGuard(let pick, let answer):
      self.pick(pick, GuardedLeaf.self)?.answer = GuardedLeaf.Answer.allCases[answer % 3]
    case .answer(let isYes):
      let answered = questions
      questions = []
      needsTasks = true
      for question in answered { question.resume(returning: isYes) }
    case .inCallback(let moment, let count, let operation): arm(moment, after: count, operation)
    }
  }

  // MARK: - State Containers

  private func performOnParts(_ operation: Operation) {
    switch operation {
    case .show(let pick, let state, let animated):
      if let parts = self.pick(pick, WalkParts.self) { show(state, in: parts, animated: animated) }
    case .begin(let pick, let state):
      guard let parts = self.pick(pick, WalkParts.self) else { return }
      var begun: InteractiveTransition?
      let number = request("begin \(state) in \(parts.card.name)", to: parts.card.number, .state(state)) {
        begun = parts.beginInteractiveTransition(to: Piece(number: state), completion: $0)
        return nil
      }
      if begun != nil { (interaction, heldRequest) = (begun, number) }
    case .catchRunning(let pick):
      // A gesture that interrupts a reversed transition completes it when the gesture is cancelled.
      guard let parts = self.pick(pick, WalkParts.self), let caught = parts.interruptRunningTransition() else { return }
      (interaction, heldRequest) = (caught, nil)
      // A gesture can also complete a transition whose requests were all cancelled.
      if requests.hasWithdrawn(to: parts.card.number) { requests.disturb(parts.card.number) }
    case .update(let percent): interaction?.update(CGFloat(percent) / 100)
    case .finish:
      heldRequest = nil
      interaction?.finish(velocity: 2)
    case .cancel: interaction?.cancel()
    case .release: interaction = nil
    default: configureParts(operation)
    }
  }

  private func configureParts(_ operation: Operation) {
    switch operation {
    case .setPolicy(let pick, let policy): self.pick(pick, WalkParts.self)?.policyNumber = policy
    case .setMotion(let pick, let motion): self.pick(pick, WalkParts.self)?.motion = motion
    case .setRetention(let pick, let retention): self.pick(pick, WalkParts.self)?.retentionNumber = retention
    case .setPacing(let pick, let pacing): self.pick(pick, WalkParts.self)?.pacingNumber = pacing
    case .limitRetained(let pick, let count): self.pick(pick, WalkParts.self)?.maximumRetainedStates = count
    case .dropRetained(let pick): self.pick(pick, WalkParts.self)?.dropRetainedViewControllers()
    default: break
    }
  }

  private func show(_ state: Int, in parts: WalkParts, animated: Bool) {
    let before = requests.newest
    let number = request(
      "show \(state) in \(parts.card.name)\(animated ? "" : " at once")", to: parts.card.number, .state(state)
    ) {
      parts.transition(to: Piece(number: state), animated: animated, completion: $0)
    }
    // The state that the container reports agrees with the request immediately, unless a newer request was made or this
    // one waits.
    guard requests.newest == before + 1, depth == 0, !parts.isAskingToLeave, parts.pendingState == nil else { return }
    switch requests.outcome(of: number) {
    case nil, .completed:
      if parts.state.number != state {
        violate("\(parts.card.name) was taken to \(state) by request \(number), and its state is \(parts.state.number)")
      }
    default: break
    }
  }

  // MARK: - Stacks

  private func performOnStack(_ operation: Operation) {
    switch operation {
    case .goTo(let pick, let page, let animated):
      askStack(pick, "go to \(page)", .state(page)) {
        $0.transition(to: Page(number: page), animated: animated, completion: $1)
      }
    case .push(let pick, let page, let animated):
      askStack(pick, "push \(page)", .state(page)) { $0.push(Page(number: page), animated: animated, completion: $1) }
    case .pop(let pick, let animated):
      guard let stack = self.pick(pick, WalkStack.self) else { return }
      askStack(pick, "pop", .unknown) { $0.pop(animated: animated, completion: $1) }
      requests.disturb(stack.card.number)
    case .setStack(let pick, let pages, let animated):
      askStack(pick, "set \(pages)", .stack(pages)) {
        $0.setStack(pages.map { Page(number: $0) }, animated: animated, completion: $1)
      }
    default: performByUIKit(operation)
    }
  }

  private func askStack(
    _ pick: Int, _ text: String, _ target: RequestBook.Target,
    _ body: (WalkStack, @escaping (TransitionOutcome) -> Void) -> TransitionRequest
  ) {
    guard let stack = self.pick(pick, WalkStack.self) else { return }
    request("\(text) in \(stack.card.name)", to: stack.card.number, target) { body(stack, $0) }
  }

  /// Performs an operation with UIKit's own methods, after which earlier requests do not determine the stack.
  private func performByUIKit(_ operation: Operation) {
    switch operation {
    case .popController(let pick, let animated):
      change(self.pick(pick, WalkStack.self)) { $0.popViewController(animated: animated) }
    case .popToRoot(let pick, let animated):
      change(self.pick(pick, WalkStack.self)) { $0.popToRootViewController(animated: animated) }
    case .pushController(let pick, let animated):
      change(self.pick(pick, WalkStack.self)) { stack in
        stack.pushViewController(
          make(.leaf, maker: stack.card.number, depth: stack.card.depth + 1, for: nil), animated: animated)
      }
    case .turnStackAround(let pick, let animated):
      change(self.pick(pick, WalkStack.self)) {
        $0.setViewControllers($0.viewControllers.reversed(), animated: animated)
      }
    default: break
    }
  }

  private func change(_ stack: WalkStack?, _ body: (WalkStack) -> Void) {
    guard let stack else { return }
    body(stack)
    requests.disturb(stack.card.number)
  }

  // MARK: - Tabs

  private func performOnTabs(_ operation: Operation) {
    switch operation {
    case .select(let pick, let tab, let animated):
      if let tabs = self.pick(pick, WalkTabs.self) { select(tab, in: tabs, animated: animated) }
    case .selectIndex(let pick, let index):
      guard let tabs = self.pick(pick, WalkTabs.self), index < tabs.states.count else { return }
      tabs.selectedIndex = index
      requests.disturb(tabs.card.number)
    case .setTabs(let pick, let numbers, let animated):
      guard let tabs = self.pick(pick, WalkTabs.self) else { return }
      tabs.setStates(numbers.map { Tab(number: $0) }, animated: animated)
      requests.disturb(tabs.card.number)
    default: break
    }
  }

  private func select(_ tab: Int, in tabs: WalkTabs, animated: Bool) {
    request("select \(tab) in \(tabs.card.name)", to: tabs.card.number, .state(tab)) {
      tabs.transition(to: Tab(number: tab), animated: animated, completion: $0)
    }
  }

  /// Selects the next tab of the tab bar controller that contains a view controller.
  func leaveTab(of controller: UIViewController) {
    guard depth == 0, let tabs = controller.tabBarController as? WalkTabs, let state = tabs.state else { return }
    trace?("\(controller) leaves its tab")
    select((state.number + 1) % 3, in: tabs, animated: false)
  }

  // MARK: - Roots and Paths

  private func performOnRoots(_ operation: Operation) {
    guard let roots else { return }
    switch operation {
    case .enter(let hall, let animated):
      request("enter \(hall)", to: WalkRoots.number, .state(hall)) {
        roots.transition(to: Hall(number: hall), animated: animated, completion: $0)
      }
    case .open(let hall, let tab, let pages, let animated):
      var path = StatePath(Hall(number: hall))
      if let tab { path = path.then(Tab(number: tab)) }
      if !pages.isEmpty { path = path.then(stack: pages.map { Page(number: $0) }) }
      requests.disturbAll()
      request("open \(path)", to: Self.everything, .unknown) { roots.open(path, animated: animated, completion: $0) }
    default: break
    }
  }
}
