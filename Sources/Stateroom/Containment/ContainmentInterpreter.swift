import UIKit

/// An object that performs the effects of the containment machine on real view controllers.
///
/// The interpreter makes no decisions. It performs effects one after the other from one queue. Performing an effect
/// runs user code (a `viewWillAppear`, a completion handler), which may make requests. The machine handles a request
/// immediately, so that the container's properties are correct, and its effects are appended to the queue. User code
/// therefore runs between steps and never in the middle of one.
///
/// The machine identifies view controllers by their identities, so that its lists are cheap to copy and to compare. The
/// ``ControllerRegistry`` stores the view controllers themselves.
@MainActor
final class ContainmentInterpreter: RequestHolder {
  typealias Machine = ContainmentMachine<ObjectIdentifier>

  /// The data of a request until it ends.
  private struct Ticket {
    var transition: ContainerTransition
    var children: [ObjectIdentifier]
    let request: TransitionRequest
  }

  private(set) var machine = Machine()
  /// The container.
  ///
  /// The reference is weak, so that it is `nil` as soon as the container is being deallocated, while its own properties
  /// and those of its subclasses are released.
  private(set) weak var host: ContainerViewController?
  private(set) var registry = ControllerRegistry()
  private var queue = EffectQueue<Machine.Effect>()
  private(set) var isAddingChild = false
  private(set) var foreignChildCount = 0
  /// A Boolean value that indicates whether a layout pass came while effects were performed.
  private var hasMissedLayout = false
  /// The appearance of the children that the app has added.
  var foreignLedger = AppearanceLedger<ObjectIdentifier>()
  /// The children whose views other code has removed since the last layout pass.
  var withdrawn: [ObjectIdentifier: UIViewController] = [:]
  /// The interpreters that have such children, by child.
  static var owners: [ObjectIdentifier: Weak<ContainmentInterpreter>] = [:]
  /// The child whose view the library is removing.
  static weak var childWhoseViewIsRemoved: UIViewController?
  /// The children in views of the app whose own views cannot report.
  var unwitnessed: [ObjectIdentifier: Weak<UIViewController>] = [:]
  /// The views that report for children that are in views of the app, by child.
  var witnesses: [ObjectIdentifier: WindowWitness] = [:]
  /// The number of requests that were accepted.
  private(set) var lastRequest = 0
  /// The number of the newest control that a gesture has received; see ``InteractionHold``.
  var lastHold = 0
  /// The list of the newest request.
  private var newest = ControllerList([])
  private var tickets = RequestTickets<Ticket>()
  /// The requests that ended since unneeded objects were released last.
  ///
  /// Queued effects may still refer to them.
  private var completedRequests: [RequestID] = []
  let player = TransitionPlayer()
  let reporter = TransitionReporter()
  private let handover = ContentHandover()
  /// The constraints that fill the container's view with the children's views.
  private let pins = ViewPins()
  /// The views that were inserted for children, by child.
  private var inserted: [ObjectIdentifier: UIView] = [:]
  /// The entering children of the change that was announced last.
  private var arriving: [ObjectIdentifier] = []
  /// The leaving children of the change that was announced last, until their presentations end.
  private var departed: [ObjectIdentifier] = []
  /// The callbacks that the children have received, except for those that have disappeared.
  var received: [ObjectIdentifier: ReceivedAppearance] = [:]

  /// Sets the container that the effects are performed on.
  ///
  /// The container calls this method during its initialization, because Objective-C allows no weak reference to an
  /// object that is being deallocated.
  func attach(to host: ContainerViewController) { self.host = host }

  /// A Boolean value that indicates whether the container exists and is not being deallocated.
  var hasHost: Bool { host != nil }

  // MARK: - Content of the Container

  /// The list of the newest request.
  var target: [UIViewController] {
    // In almost all cases the list is the one of the newest request, and need not be created again.
    if machine.target == newest.identities { return newest.controllers }
    return registry.controllers(of: machine.target)
  }
  /// The children that the running transition shows when it ends, without regard to pending requests.
  var shown: [UIViewController] { registry.controllers(of: machine.shown) }
  /// The children that the running transition shows if it is cancelled.
  var departing: [UIViewController] { registry.controllers(of: machine.departure?.children ?? []) }
  /// Returns whether a request has not ended, or its list is shown or may be shown again.
  func isNeeded(_ request: RequestID) -> Bool {
    machine.representsList(request) || tickets[request] != nil
  }
  /// The topmost child when the running transition ends, without regard to pending requests.
  var topmost: UIViewController? { machine.shown.last.flatMap { registry[$0] } }
  var isTransitioning: Bool { !machine.isAtRest }
  var isPerforming: Bool { queue.isPerforming }
  var isHostViewLoaded: Bool { machine.isHostViewLoaded }

  // MARK: - Events

  func handle(_ event: Machine.Event) {
    noticeVanishedChildren()
    machine.handle(event, into: &queue.effects)
    host?.targetDidChange(to: machine.targetOwner)
    perform()
  }

  /// Compares the container's children with the machine's, because other code may have changed them.
  func catchUp() {
    noticeVanishedChildren()
    if queue.isPerforming { noticeWithdrawnChildren() } else { noticeWithdrawnViews() }
    if !queue.isEmpty { perform() }
    if !queue.isPerforming { releaseUnneeded() }
  }

  /// Returns the reason to refuse a request, or `nil` to accept it.
  func refusal(
    of list: ControllerList, using transition: ContainerTransition, policy: TransitionPolicy, isInteractive: Bool
  ) -> TransitionRefusal? {
    guard let host else {
      misuse("A request was made to a container that is being deallocated. Please report this.")
    }
    // A list is validated against the children that exist now, and not against those before other code removed one.
    catchUp()
    if let refusal = RequestValidation.refusal(
      of: list, current: machine.target, in: host.stage, isKnown: registry.contains)
    {
      return refusal
    }
    if policy == .ignoreNew, !machine.isAtRest, list.identities != machine.target {
      return .transitionIsRunning(in: host.stage)
    }
    guard isInteractive else { return nil }
    return RequestValidation.refusalOfInteraction(list, machine, transition, in: host.stage)
  }

  /// Returns the children that are shown when the running transition ends and not in a list.
  func leaving(for list: ControllerList) -> [UIViewController] {
    let shown = machine.restingList
    let (own, others) = list.difference(from: shown)
    guard !others.isEmpty else { return [] }
    let staying = Set(list.identities[own])
    return registry.controllers(of: shown[others].filter { !staying.contains($0) })
  }

  /// Accepts a request and assigns a number to it, or refuses it without side effects.
  func request(_ listRequest: ListRequest) -> Result<RequestID, TransitionRefusal> {
    let list = listRequest.list
    let policy = listRequest.policy ?? .finishThenLatest
    if let refusal = refusal(
      of: list, using: listRequest.transition, policy: policy, isInteractive: listRequest.isInteractive)
    {
      return .failure(refusal)
    }
    if listRequest.isInteractive { player.expectGesture() }
    lastRequest += 1
    let id = RequestID(lastRequest)
    let adapted = listRequest.transition.adapted()
    tickets.append(Ticket(transition: adapted, children: list.identities, request: listRequest.request), for: id)
    listRequest.request.wasAccepted(by: self)
    reporter.accepted(id, listRequest.request.report)
    listRequest.prepare(id)
    registry.add(list, current: machine.target)
    exchange(&newest, with: list)
    handle(
      .request(
        Machine.Request(
          id, children: list.identities, animated: adapted.isAnimated, policy: policy,
          isInteractive: listRequest.isInteractive)))
    return .success(id)
  }

  func withdraw(_ request: TransitionRequest) {
    if let id = tickets.last(where: { $0.request === request }) { handle(.withdrawn(id)) }
  }

  /// Ends all requests as cancelled and does nothing else, because the container is being deallocated.
  func hostIsDeallocated() {
    host = nil
    player.stop()
    // A child may outlive the container.
    pins.release()
    stopWatching()
    reportEnd()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.handle(.hostIsDeallocated, into: &queue.effects)
    perform()
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    LeaveGuards.evaluated(performAll)
  }

  private func performAll() {
    // A step may run code that replaces this container. The callbacks of its children must be sent before it is
    // deallocated.
    let host = host
    while let effect = queue.next() { perform(effect, in: host) }
    reportRest()
    player.dismissCoordinator()
    if machine.isAtRest {
      pins.reclaim()
      host?.didCompleteAllTransitions()
    }
    catchUp()
    if exchange(&hasMissedLayout, with: false) { host?.stage.viewIfLoaded?.setNeedsLayout() }
    withExtendedLifetime(host) {}
  }

  /// Releases all objects that are no longer needed.
  private func releaseUnneeded() {
    if !completedRequests.isEmpty {
      let completed = completedRequests
      completedRequests = []
      host?.didCompleteRequests(completed)
    }
    var released = machine.isAtRest ? registry.release { !machine.contains($0) } : []
    // A list that was not shown, or that other code removed a child from, must not be retained.
    if machine.target != newest.identities {
      let target = ControllerList(registry.controllers(of: machine.target))
      released += exchange(&newest, with: target).controllers
    }
    // Deallocation may run code that makes requests, so that it must happen in a consistent state.
    withExtendedLifetime(released) {}
  }

  private func perform(_ effect: Machine.Effect, in host: ContainerViewController?) {
    report(effect, in: host)
    // Without a container, only completion handlers remain to be called.
    if case .complete(let request, let outcome) = effect {
      player.dismissCoordinator()
      return complete(request, TransitionOutcome(outcome), in: host)
    }
    guard let host else { return }
    switch effect {
    case .willTransition(let request, let entering, let leaving, let animated, let isReversal):
      if isReversal {
        player.announceReversal()
      } else {
        announce(request, from: leaving, to: entering, animated: animated)
      }
      if machine.hostPhase != .disappeared {
        handover.willLeave(leaving.compactMap { registry[$0] }, isTurning: player.isPlaying)
      }
      arriving = entering
      // What a gesture has begun and not completed leaves everything as it was.
      departed = player.isGoingBackFromGesture ? [] : leaving
      pins.yield(leaving, to: entering)
      if interactiveGeneration == nil { dismissPresented(over: host, animated: animated) }
      host.willPerform(request, animated: animated)
    case .didTransition(let request):
      if !arriving.isEmpty { handover.didArrive(arriving.last.flatMap { registry[$0] }, in: host) }
      // If there was no motion, animations that were registered with it are performed now.
      player.performAlongside()
      dismissPresented(over: host, animated: true)
      host.didPerform(request)
    case .addChild(let child): add(child, to: host)
    case .didMoveToParent(let child): contained(child, in: host)?.didMove(toParent: host.stage)
    case .willMoveToNil(let child): contained(child, in: host)?.willMove(toParent: nil)
    case .removeFromParent(let child):
      received[child] = nil
      contained(child, in: host)?.removeFromParent()
    case .beginAppearance(let child, let isAppearing, let animated):
      begin(child, appearing: isAppearing, animated: animated, in: host)
    case .endAppearance(let child): end(child, in: host)
    case .insertView(let child, let other): insertView(of: child, above: other, in: host)
    case .removeView(let child): removeView(of: child, in: host)
    // UIKit's list cannot be reordered. The container returns an ordered one; see ``ordered(_:)``.
    case .reorder(let children, let movesViews): if movesViews { reorder(children, in: host) }
    case .startAnimation(let animation): start(animation, in: host)
    case .reverseAnimation(let generation): player.reverse(generation)
    case .pauseAnimation(let generation): player.hold(generation)
    case .resumeAnimation(let generation): player.release(generation)
    case .finishAnimation(let generation, let position):
      player.finish(generation, at: position)
      pins.resume()
    case .complete: break
    }
  }

  // MARK: - Containment

  /// Returns the view controller of a child, or `nil` if user code of an earlier step has removed it.
  private func contained(_ child: ObjectIdentifier, in host: ContainerViewController) -> UIViewController? {
    guard let controller = registry[child], controller.parent === host.stage else {
      removeReferences(to: child)
      return nil
    }
    return controller
  }

  private func add(_ child: ObjectIdentifier, to host: ContainerViewController) {
    guard let controller = registry[child] else { return }
    if controller.parent === host.stage {
      // The app has added the view controller as a child itself. From now on the machine manages it.
      foreignChildCount -= 1
      guard host.isShowing(controller) else { return }
      dismissForeign(controller, in: host)
    }
    controller.removeViewWithoutContainment()
    // Another container may have added the view controller since the request was made. UIKit would remove it there.
    guard controller.parent == nil else { return removeReferences(to: child) }
    isAddingChild = true
    host.stage.addChild(controller)
    isAddingChild = false
  }

  /// Removes the children from the machine that other code has removed from the container.
  private func noticeVanishedChildren() {
    // The effects in the queue are not performed yet, so that the two can be compared only while it is empty.
    guard !queue.isPerforming, let host, hasLostChildren else { return }
    for child in machine.contained where registry[child]?.parent !== host.stage { removeReferences(to: child) }
    foreignChildCount = host.uiKitChildren.count - machine.contained.count
  }

  /// A Boolean value that indicates whether the container has another number of children than is known.
  private var hasLostChildren: Bool {
    host.map { $0.uiKitChildren.count != machine.contained.count + foreignChildCount } ?? false
  }

  /// Counts an added child as foreign, unless the interpreter has added it.
  func noticeAddedChild(_ child: UIViewController) {
    foreignLedger.remove(ObjectIdentifier(child))
    guard !isAddingChild else { return }
    foreignChildCount += 1
    // The view is often added to a view of the app, which does not report it.
    host?.stage.viewIfLoaded?.setNeedsLayout()
  }

  func removeReferences(to child: ObjectIdentifier) {
    let requests = Set(tickets.ids.filter { tickets[$0]?.children.contains(child) == true })
    queue.editWaiting { $0.removing(child, requestedBy: requests) }
    machine.handle(.childVanished(child), into: &queue.effects)
    registry.reconsider(child)
    let isUnwitnessed = unwitnessed[child] != nil
    stopWatching(child)
    exchange(&inserted[child], with: nil)
    pins.remove(child)?.releaseIfOrphaned()
    sendOwedCallbacks(of: child, isUnwitnessed: isUnwitnessed)
  }

  // MARK: - Appearance

  /// Returns whether the appearance transition of a child has begun and has not ended.
  func isMoving(_ child: UIViewController) -> Bool { received[ObjectIdentifier(child)]?.transition != nil }

  private func begin(
    _ child: ObjectIdentifier, appearing: Bool, animated: Bool, in host: ContainerViewController
  ) {
    guard let controller = appearing ? fitted(child, in: host) : contained(child, in: host) else { return }
    // UIKit has sent its callbacks to a child that is covered by what it presents, and will send those of its return.
    guard !controller.isCoveredByItsPresentation else {
      received[child] = appearing ? ReceivedAppearance(calls: .appeared) : nil
      return
    }
    received[child, default: ReceivedAppearance()].transition = (appearing, animated)
    if appearing {
      host.childWillAppear(controller, animated: animated)
    } else {
      host.childWillDisappear(controller, animated: animated)
    }
    // The hook may have removed the child.
    guard contained(child, in: host) != nil else { return }
    received[child]?.calls = appearing ? .appearing : .disappearing
    controller.perform(.init(begins: appearing, ends: false), animated: animated)
  }

  private func end(_ child: ObjectIdentifier, in host: ContainerViewController) {
    guard let controller = contained(child, in: host),
      let (isAppearing, animated) = received[child]?.transition
    else { return }
    received[child] = isAppearing ? ReceivedAppearance(calls: .appeared) : nil
    controller.perform(.init(begins: nil, ends: true), animated: false)
    if isAppearing {
      host.childDidAppear(controller, animated: animated)
    } else {
      host.childDidDisappear(controller, animated: animated)
    }
  }

  // MARK: - Views

  /// Returns the view controller of a child after its view was loaded and given its final size.
  ///
  /// The size must be final before the child receives `viewWillAppear(_:)`.
  private func fitted(_ child: ObjectIdentifier, in host: ContainerViewController) -> UIViewController? {
    guard let controller = contained(child, in: host) else { return nil }
    if !controller.isViewLoaded {
      UIView.performOutsideAnimationBlock { controller.loadViewIfNeeded() }
      // Loading the view runs user code, which may have removed the child.
      guard contained(child, in: host) != nil else { return nil }
    }
    let content = host.contentView
    guard let view = controller.view, view.superview !== content else { return controller }
    UIView.performWithoutAnimation { view.fill(content) }
    return controller
  }

  private func insertView(of child: ObjectIdentifier, above other: ObjectIdentifier?, in host: ContainerViewController)
  {
    guard let controller = fitted(child, in: host) else { return }
    let content = host.contentView
    guard let view = controller.view else { return }
    let isNew = view.superview !== content
    if let otherView = other.flatMap({ registry[$0] })?.viewIfLoaded, otherView.superview === content {
      content.insertSubview(view, aboveSubview: otherView)
    } else if other == nil, let lowest = lowestChildView(in: content, of: host) {
      content.insertSubview(view, belowSubview: lowest)
    } else {
      // The container's own views stay below.
      content.addSubview(view)
    }
    pins.pin(view, of: child)
    exchange(&inserted[child], with: view)
    watch(controller)
    if host.decidingViewController === controller { host.updateBarsAroundContent() }
    // An animation block performs layout at its end, and would animate it.
    if isNew, UIView.inheritedAnimationDuration > 0 { UIView.performOutsideAnimationBlock(view.layoutIfNeeded) }
  }

  private func removeView(of child: ObjectIdentifier, in host: ContainerViewController) {
    guard let controller = contained(child, in: host) else { return }
    let pin = pins.remove(child)
    stopWatching(child)
    Self.removeView(of: controller)
    // The app can have given the child another view since.
    if let view = inserted.removeValue(forKey: child), view.superview === host.contentView {
      view.removeFromSuperview()
    }
    pin?.release()
  }

  /// Resizes leaving views with the container, and notices views that other code has added or removed.
  func hostDidLayOutSubviews() {
    if !machine.isAtRest { pins.containerDidLayOut() }
    guard !queue.isPerforming else {
      // The layout that precedes a motion is one of the steps. What the app has added needs another pass.
      hasMissedLayout = foreignChildCount > 0
      return
    }
    if !withdrawn.isEmpty || hasLostChildren { catchUp() }
    noticeArrivedViews()
  }

  /// Returns the lowest view of a child in the content view.
  ///
  /// The machine's state may be ahead of the view hierarchy, so that the hierarchy decides.
  private func lowestChildView(in content: UIView, of host: ContainerViewController) -> UIView? {
    guard !content.subviews.isEmpty else { return nil }
    let children = host.uiKitChildren.filter { registry.contains(ObjectIdentifier($0)) }
    let views = Set(children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
    return content.subviews.first { views.contains(ObjectIdentifier($0)) }
  }

  /// Moves the children's views to another view of the container.
  func moveViews(from old: UIView, to new: UIView) {
    for child in registry.controllers(of: machine.contained) {
      guard let view = child.viewIfLoaded, view.superview === old else { continue }
      view.fill(new)
      new.addSubview(view)
      pins.pin(view, of: ObjectIdentifier(child))
      watch(child)
    }
  }

  /// Orders the children's views.
  private func reorder(_ order: [ObjectIdentifier], in host: ContainerViewController) {
    let content = host.contentView
    let views = registry.controllers(of: order).compactMap(\.viewIfLoaded).filter { $0.superview === content }
    for (below, view) in zip(views, views.dropFirst()) { content.insertSubview(view, aboveSubview: below) }
  }

  // MARK: - Animation

  /// Returns whether another request, which is reported, includes a request.
  func isPart(_ request: RequestID?) -> Bool { request.flatMap { tickets[$0]?.request.isPart } ?? false }

  func transition(of request: RequestID?) -> ContainerTransition {
    request.flatMap { tickets[$0]?.transition } ?? .dissolve
  }

  private func announce(
    _ request: RequestID?, from leaving: [ObjectIdentifier], to entering: [ObjectIdentifier], animated: Bool
  ) {
    player.dismissCoordinator()
    guard animated else { return }
    player.announce(
      transition(of: request), from: leaving.last.flatMap { registry[$0] }, to: entering.last.flatMap { registry[$0] },
      isInteractive: interactiveGeneration != nil)
  }

  private func start(_ animation: Machine.Animation, in host: ContainerViewController) {
    let generation = animation.generation
    // Entering views are laid out at their final place, so that their layout is not part of the motion.
    host.contentView.layoutIfNeeded()
    let run = TransitionRun(
      transition(of: animation.request).oriented(in: host.contentView),
      entering: registry.controllers(of: animation.entering),
      leaving: registry.controllers(of: animation.leaving)
    ) { [self] position in
      // The reference is strong because a weak one would make every retain of the interpreter slow. The run releases
      // this closure when it ends or is finished early, and a container that is deallocated finishes it.
      player.ended(generation, at: position)
      pins.resume()
      handle(.animationEnded(generation: generation, at: position))
    }
    if transition(of: animation.request).isDisturbedByConstraints {
      pins.suspend(animation.entering + animation.leaving)
    }
    player.start(run, generation, isInteractive: animation.isInteractive)
  }

  private func dismissPresented(over host: ContainerViewController, animated: Bool) {
    let leaving = departed
    departed = []
    guard !leaving.isEmpty, host.presentedControllersPolicy == .dismiss else { return }
    // What a state declares is dismissed when the state is left, and what the next one declares stays.
    PresentedControllers.dismiss(
      over: host.stage, leaving: registry.controllers(of: leaving), animated: animated
    ) { [weak host] in (host as? any PresentingContainer)?.declares($0) ?? false }
  }

  // MARK: - Completion

  private func complete(_ request: RequestID, _ outcome: TransitionOutcome, in host: ContainerViewController?) {
    guard let ticket = tickets.remove(request) else { return }
    completedRequests.append(request)
    // Its events have the number of the request, which the reporter removes afterwards.
    if outcome == .completed { host?.announceChangeWithoutTransition(of: request) }
    reporter.ended(request)
    guard let host else { return ticket.request.end(outcome) }
    host.end(ticket.request, request, outcome)
  }
}
