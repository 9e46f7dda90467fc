import UIKit

/// The machine of a stack of view controllers.
typealias StackMachine = NavigationMachine<ObjectIdentifier, StateIdentity>

/// A change of the stack, and the controllers that it adds.
struct StackChange {
  var operation: StackMachine.Operation
  var newcomers: [UIViewController] = []
  /// The view controllers that the states of new entries present.
  var presented: [(entry: StackMachine.Entry, controller: UIViewController)] = []
}

/// An object that follows UIKit's stack, and performs the effects of the navigation machine.
@MainActor
final class NavigationInterpreter<State: Hashable>: UIKitFollower<StackMachine, StackChange> {
  typealias Machine = StackMachine

  /// The navigation controller.
  ///
  /// The reference is weak, so that it is `nil` as soon as the navigation controller is being deallocated.
  private weak var host: StateNavigationController<State>?
  override var container: UIViewController? { host }
  /// The controllers of all entries of the machine.
  ///
  /// UIKit retains the controllers on its stack as well. This dictionary also retains those of pending requests.
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// The number of controllers after unneeded ones were released last.
  private var keptControllers = 0
  /// The states behind the identities that the machine uses.
  let identities = StateIdentities()
  /// The UIKit call that is running, and the stack that it leads to.
  private var step: (call: Machine.Call, destination: [ObjectIdentifier])?

  /// Sets the navigation controller, during its initialization.
  func attach(to host: StateNavigationController<State>) { self.host = host }

  // MARK: - Making Requests

  func controller(_ identity: ObjectIdentifier) -> UIViewController? { controllers[identity] }

  /// Returns the machine's entry of a controller, or a new one.
  func entry(of controller: UIViewController) -> Machine.Entry {
    if let known = knownEntry(of: controller) { return known }
    return LeaveGuards.evaluated { newEntry(of: controller) }
  }

  private func newEntry(of controller: UIViewController) -> Machine.Entry {
    let identity = ObjectIdentifier(controller)
    guard let host, let state = host.state(representedBy: controller) else {
      return Machine.Entry(controller: identity)
    }
    let entry = Machine.Entry(controller: identity, state: identities.identity(of: state))
    // The app has put the controller onto the stack already, so that the state cannot be refused.
    if let presented = host.presentedViewController(for: state) {
      if let refusal = refusal(ofPresenting: presented, with: host.uiKitStack + [controller]) {
        Diagnostics.report(refusal, of: host)
      } else {
        declare(presented, at: entry, after: nil)
      }
    }
    return entry
  }

  /// Compares the stacks, and returns the entries of controllers that the app has passed.
  ///
  /// The comparison may perform waiting requests, which remove controllers that the app has read from the stack before.
  /// These keep their states.
  func entries(for controllers: [UIViewController]) -> [() -> Machine.Entry] {
    let known = controllers.map { knownEntry(of: $0) }
    synchronize()
    return zip(controllers, known).map { controller, known in
      { [self] in knownEntry(of: controller) ?? known ?? entry(of: controller) }
    }
  }

  private func knownEntry(of controller: UIViewController) -> Machine.Entry? {
    let identity = ObjectIdentifier(controller)
    guard controllers[identity] != nil else { return nil }
    return machine.entries.last { $0.controller == identity }
  }

  override func leaving(by change: StackChange) -> [UIViewController] {
    machine.departing(by: change.operation).reversed().compactMap { controllers[$0.controller] }
  }

  override func presentedController(after change: StackChange) -> UIViewController? {
    let top = (change.operation.applied(to: machine.target) ?? machine.target).last
    return change.presented.last { $0.entry == top }?.controller ?? presentedController(at: top)
  }

  override func accept(_ change: StackChange, as id: RequestID, animated: Bool) -> Machine.Request? {
    for newcomer in change.newcomers { controllers[ObjectIdentifier(newcomer)] = newcomer }
    for (entry, controller) in change.presented {
      // A state may replace another one whose page it shares.
      let replaced = machine.target.last { $0.controller == entry.controller && $0.state != nil }
      declare(controller, at: entry, after: replaced)
    }
    return Machine.Request(ids: [id], operation: change.operation, isAnimated: animated)
  }

  /// Returns whether the swipe back may begin.
  ///
  /// - Parameter wouldBegin: A closure that returns whether the swipe would begin if no leave guard prevented it.
  func maySwipeBack(wouldBegin: () -> Bool) -> Bool {
    // Since iOS 26 the gesture may interrupt another change, whose destination is the stack that it pops from.
    guard !isFollowingGesture, let top = machine.stack.last, let below = machine.stack.dropLast().last else {
      return true
    }
    return mayBegin(
      StackChange(operation: .popTo(below.controller)), leaving: [controllers[top.controller]].compactMap(\.self),
      wouldBegin: wouldBegin)
  }

  /// Returns whether a call of a UIKit method is part of the call that the interpreter is making.
  ///
  /// Any other call is a request.
  func isStep(_ isStep: (_ call: Machine.Call, _ destination: [ObjectIdentifier]) -> Bool) -> Bool {
    step.map { isStep($0.call, $0.destination) } ?? false
  }

  // MARK: - Following UIKit

  override func compare() -> Bool {
    guard let host else { return false }
    let stack = host.uiKitStack
    if stack.elementsEqual(machine.stack, by: { ObjectIdentifier($0) == $1.controller }) {
      update { machine, _ in machine.foundAsExpected() }
      return false
    }
    let list = entries(of: stack)
    let isInteractive = isInteractive(list, host)
    update { $0.found(list, isInteractive: isInteractive, into: &$1) }
    return true
  }

  /// Returns the entries of UIKit's stack, with the states of the controllers that are new.
  private func entries(of stack: [UIViewController]) -> [Machine.Entry] {
    // The hook is user code. UIKit's stack is unchanged when it returns.
    calling {
      stack.map { controller in
        let entry = entry(of: controller)
        controllers[entry.controller] = controller
        return entry
      }
    }
  }

  /// A Boolean value that indicates whether a gesture controls the running change.
  var isFollowingGesture: Bool {
    synchronize()
    return machine.motion?.isUndecided == true
  }

  private func isInteractive(_ list: [Machine.Entry], _ host: StateNavigationController<State>) -> Bool {
    guard machine.motion?.isUndecided != true else { return false }
    if host.isPopGestureActive { return true }
    guard let coordinator = host.transitionCoordinator, coordinator.isInteractive else { return false }
    return isTop(coordinator.viewController(forKey: .to), of: list)
  }

  private func isTop(_ controller: UIViewController?, of list: [Machine.Entry]) -> Bool {
    guard let controller, let top = list.last else { return false }
    return ObjectIdentifier(controller) == top.controller
  }

  override func isDestination(_ controller: UIViewController?, of motion: Machine.Motion) -> Bool {
    isTop(controller, of: motion.destination)
  }

  override func didAttach(to coordinator: any UIViewControllerTransitionCoordinator, generation: Int) {
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard let self else { return }
      if context.isInteractive { return update { machine, _ in machine.caught(generation) } }
      if context.isCancelled { return reporter.gestureReverted(generation) }
      update { $0.decided(generation, into: &$1) }
      reportMotion()
      perform()
    }
    // A coordinator can exist before its transition has begun, and not be interactive until then.
    guard host?.isPopGestureActive != true else { return }
    if !coordinator.isInteractive, !coordinator.isCancelled { update { $0.decided(generation, into: &$1) } }
  }

  override func shows(destinationOf motion: Machine.Motion) -> Bool {
    guard let host else { return true }
    if motion.isUndecided { return !host.isPopGestureActive }
    // Only a new top view controller is shown in a transition, and UIKit inserts its view when the transition begins.
    guard let top = motion.destination.last, top.controller != motion.origin.last?.controller,
      let controller = controllers[top.controller]
    else { return true }
    return controller.viewIfLoaded?.isDescendant(of: host.view) == true
  }

  /// Returns whether no layout pass follows, because the host has appeared but its view is in no window.
  override func endsUnnoticed(_ motion: Machine.Motion) -> Bool { host?.viewIfLoaded?.window == nil }

  override func carryOut(_ calls: [Machine.Call], animated: Bool) {
    guard let host else { return }
    for (index, call) in calls.enumerated() {
      step = (call, call.applied(to: host.uiKitStack.map { ObjectIdentifier($0) }))
      host.carryOut(call, animated: animated && index == calls.count - 1, controllers)
    }
    step = nil
  }

  // MARK: - The App

  override func announce(_ old: [StateIdentity], _ new: [StateIdentity]) {
    host?.announceChange(old.map { $0.state(as: State.self) }, new.map { $0.state(as: State.self) })
  }

  /// Releases the controllers and states that are no longer needed.
  override func releaseUnneeded() {
    let isAtRest = machine.isAtRest
    if isAtRest, identities.count > machine.stack.count { identities.releaseUnused() }
    // During a change, most controllers are needed by it and by the requests that wait. A search after each request
    // would take time in proportion to their number, so that it runs only when the number has doubled.
    guard controllers.count > (isAtRest ? machine.stack.count : keptControllers * 2) else { return }
    let needed = Set(machine.entries.map(\.controller))
    keptControllers = needed.count
    // Deallocation runs user code, which must find a consistent state.
    exchange(&controllers, with: controllers.filter { needed.contains($0.key) })
  }

  // MARK: - Reporting to Observers

  override func report(on change: StackChange, isAnimated: Bool) -> RequestReport? {
    report(on: names(of: change.operation.applied(to: machine.target) ?? machine.target), isAnimated: isAnimated)
  }

  /// Reports a request for a stack.
  func report(on names: @autoclosure () -> [String], isAnimated: Bool) -> RequestReport? {
    guard EventCenter.isObserved, let host else { return nil }
    synchronize()
    return RequestReport(
      in: host, .init(from: self.names(of: machine.target), to: names(), isAnimated: isAnimated))
  }

  func names(of entries: some Sequence<Machine.Entry>) -> [String] { content(of: entries).names }

  /// Returns the content of a stack, whose entries are identified by their view controllers.
  func content(of entries: some Sequence<Machine.Entry>) -> ReportedContent {
    ReportedContent(
      entries.compactMap { entry in
        let name =
          entry.state.map { EventName.of(state: $0.value) } ?? controllers[entry.controller].map { EventName.of($0) }
        return name.map { .init(named: $0, identity: entry.controller) }
      })
  }

  override var shownContent: ReportedContent {
    ReportedContent(
      (host?.uiKitStack ?? []).map { controller in
        let identity = ObjectIdentifier(controller)
        let entry = machine.entries.last { $0.controller == identity }
        let name = entry?.state.map { EventName.of(state: $0.value) } ?? EventName.of(controller)
        return .init(named: name, identity: identity)
      })
  }

  override func change(of motion: Machine.Motion) -> ReportedChange {
    let isAnimated =
      call.map { $0.isAnimated && isOnScreen }
      ?? (isAttached(to: motion) || motion.isUndecided)
    return ReportedChange(
      from: content(of: motion.origin), to: content(of: motion.destination), isAnimated: isAnimated)
  }
}
