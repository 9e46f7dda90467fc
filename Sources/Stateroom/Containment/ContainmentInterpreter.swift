import UIKit

/// Performs the containment machine's effects on real view controllers.
///
/// The machine decides, this does. Effects are performed one after the other from one queue. Performing one runs user
/// code (a `viewWillAppear`, a completion), which may ask for more: the machine takes that in at once, so that what
/// the container reports is true, and the effects of it wait in the queue for their turn. So user code runs between
/// steps and never in the middle of one.
///
/// The machine knows controllers by identity alone, which makes its lists cheap to copy and to compare; the
/// ``ControllerRegistry`` keeps the controllers themselves.
@MainActor
final class ContainmentInterpreter {
  typealias Machine = ContainmentMachine<ObjectIdentifier>

  /// What is to be known of a request until it has been told its outcome.
  private struct Ticket {
    var transition: ContainerTransition
    var children: [ObjectIdentifier]
    var completion: ((TransitionOutcome) -> Void)?
  }

  private(set) var machine = Machine()
  /// Weak, so that it is `nil` as soon as the host is being deallocated, while its own properties and those of its subclasses
  /// are released.
  private weak var host: ContainerViewController?
  private(set) var registry = ControllerRegistry()
  private var queue = EffectQueue<Machine.Effect>()
  private var isAddingChild = false
  private var foreignChildCount = 0
  /// What the children that are not in the list have been told.
  private var foreignAppearances: [ObjectIdentifier: ChildAppearance] = [:]
  /// How many requests were taken.
  private(set) var lastRequest = 0
  /// The newest list that was asked for.
  private var newest = ControllerList([])
  private var tickets = RequestTickets<Ticket>()
  /// Who has been told the outcome since everybody was let go last. What is queued may still speak of them.
  private var completedRequests: [RequestID] = []
  let player = TransitionPlayer()
  let reporter = TransitionReporter()
  private let handover = ContentHandover()
  /// What keeps the children's views in their place.
  private var pins: [ObjectIdentifier: ViewPin] = [:]
  /// Who comes in what was announced last.
  private var arriving: [ObjectIdentifier] = []
  /// Who goes in what was announced last, until what they present is dealt with.
  private var departed: [ObjectIdentifier] = []
  /// What the open begins were, for the hooks that go with their ends.
  private var openBegins: [ObjectIdentifier: (isAppearing: Bool, animated: Bool)] = [:]

  /// Sets the container that the effects are performed on. It is made at the container's initialization, because Objective-C
  /// allows no weak reference to an object that is being deallocated.
  func attach(to host: ContainerViewController) { self.host = host }

  /// A Boolean value that indicates whether the container is there; not any more while it is being deallocated.
  var hasHost: Bool { host != nil }

  // MARK: - What the container shows

  /// The list of the newest request.
  var target: [UIViewController] {
    // Nearly always the list is the one that was given, and need not be made again.
    if machine.target == newest.identities { return newest.controllers }
    return registry.controllers(of: machine.target)
  }
  /// What the running transition leads to, whatever waits behind it.
  var shown: [UIViewController] { registry.controllers(of: machine.shown) }
  /// What the running transition leaves, or returns to if it is taken back.
  var departing: [UIViewController] { registry.controllers(of: machine.departure?.children ?? []) }
  /// Whether a request is still to be told, or stands for a list that is there or may come back.
  func isNeeded(_ request: RequestID) -> Bool {
    machine.standsForList(request) || tickets[request] != nil
  }
  /// The topmost of those shown when the running transition is over, whatever waits behind it.
  var topmost: UIViewController? { machine.shown.last.flatMap { registry[$0] } }
  var isTransitioning: Bool { !machine.isAtRest }
  var isHostViewLoaded: Bool { machine.isHostViewLoaded }

  /// The children of UIKit's list in the order in which they are shown, those that are not ours last.
  func ordered(_ children: [UIViewController]) -> [UIViewController] {
    let contained = machine.contained
    if children.count == contained.count, zip(children, contained).allSatisfy({ ObjectIdentifier($0) == $1 }) {
      return children
    }
    let places = Dictionary(uniqueKeysWithValues: contained.enumerated().map { ($1, $0) })
    return children.enumerated().sorted { one, other in
      let onePlace = places[ObjectIdentifier(one.element)] ?? contained.count + one.offset
      let otherPlace = places[ObjectIdentifier(other.element)] ?? contained.count + other.offset
      return onePlace < otherPlace
    }.map(\.element)
  }

  /// Children that the app added to the container by itself, with UIKit's `addChild(_:)`.
  var foreignChildren: [UIViewController] {
    guard let host, foreignChildCount > 0 else { return [] }
    let own = Set(machine.contained)
    return host.uiKitChildren.filter { !own.contains(ObjectIdentifier($0)) }
  }

  func isForeign(_ child: UIViewController) -> Bool { foreignChildren.contains { $0 === child } }

  /// Tells the foreign children what follows from the host's phase, as the machine does for its own.
  func reconcileForeignChildren(animated: Bool) {
    for child in foreignChildren where child.isViewLoaded {
      guard foreignAppearances[ObjectIdentifier(child)] != nil || host?.isShowing(child) == true else { continue }
      assign(.member, toForeign: child, animated: animated)
    }
  }

  /// Gives a foreign child a part in a change, and tells it what follows.
  func assign(_ role: ChildRole, toForeign child: UIViewController, animated: Bool) {
    let identity = ObjectIdentifier(child)
    var appearance = foreignAppearances[identity] ?? .disappeared
    let steps = appearance.advance(to: role.appearance(in: machine.hostPhase))
    foreignAppearances[identity] = role == .gone ? nil : appearance
    if let appearing = steps.begins { child.beginAppearanceTransition(appearing, animated: animated) }
    if steps.ends { child.endAppearanceTransition() }
  }

  /// A foreign child that is in the hierarchy already leaves it by the book, before it becomes one of ours.
  private func dismissForeign(_ child: UIViewController, in host: ContainerViewController) {
    child.willMove(toParent: nil)
    assign(.leaving, toForeign: child, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
    assign(.gone, toForeign: child, animated: false)
    if child.parent === host.stage { child.removeFromParent() }
  }

  // MARK: - Events

  func handle(_ event: Machine.Event) {
    noticeVanishedChildren()
    machine.handle(event, into: &queue.effects)
    host?.targetDidChange(to: machine.targetOwner)
    perform()
  }

  /// Looks whether somebody has changed the container's children behind its back.
  func catchUp() {
    noticeVanishedChildren()
    if !queue.isEmpty { perform() }
    if !queue.isPerforming { letGo() }
  }

  /// What is wrong with a request.
  func refusal(
    of list: ControllerList, using transition: ContainerTransition, policy: TransitionPolicy, isInteractive: Bool
  ) -> TransitionRefusal? {
    guard let host else {
      misuse("a container that is being freed was asked for something; please report this")
    }
    // A list is judged by what is there, and not by what was there before somebody took a child.
    catchUp()
    if let refusal = RequestValidation.refusal(
      of: list, current: machine.target, in: host.stage, isKnown: registry.contains)
    {
      return refusal
    }
    if policy == .keepCurrent, !machine.isAtRest, list.identities != machine.target {
      return .transitionIsUnderWay(in: host.stage)
    }
    guard isInteractive else { return nil }
    return RequestValidation.refusalOfInteraction(list, machine, transition, in: host.stage)
  }

  /// Those who are shown, or will be when the running transition is over, and would not be any more.
  func leaving(for list: ControllerList) -> [UIViewController] {
    let shown = machine.restingList
    let (own, others) = list.difference(from: shown)
    guard !others.isEmpty else { return [] }
    let staying = Set(list.identities[own])
    return registry.controllers(of: shown[others].filter { !staying.contains($0) })
  }

  /// Takes a request and gives it a number, or refuses it without having touched anything.
  func request(
    _ list: ControllerList, using transition: ContainerTransition, policy: TransitionPolicy,
    isInteractive: Bool = false,
    prepare: (RequestID) -> Void, completion: ((TransitionOutcome) -> Void)?
  ) -> Result<RequestID, TransitionRefusal> {
    if let refusal = refusal(of: list, using: transition, policy: policy, isInteractive: isInteractive) {
      return .failure(refusal)
    }
    if isInteractive { player.expectHand() }
    lastRequest += 1
    let id = RequestID(lastRequest)
    let adapted = transition.adapted()
    tickets.append(Ticket(transition: adapted, children: list.identities, completion: completion), for: id)
    prepare(id)
    registry.add(list, current: machine.target)
    exchange(&newest, with: list)
    handle(
      .request(
        Machine.Request(
          id, children: list.identities, animated: adapted.isAnimated, policy: policy, isInteractive: isInteractive)))
    return .success(id)
  }

  /// The container is being freed: everybody who waits is told, and nothing else happens.
  func hostGoesAway() {
    host = nil
    player.stop()
    // A child may outlive the container.
    for pin in pins.values { pin.release() }
    pins = [:]
    reportEnd()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.handle(.hostGoesAway, into: &queue.effects)
    perform()
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    // A step may run code that replaces this very container. What is due to its children is done before it is deallocated.
    let host = host
    while let effect = queue.next() { perform(effect) }
    reportRest()
    player.dismissCoordinator()
    catchUp()
    withExtendedLifetime(host) {}
  }

  /// Lets go of everybody who is not needed any more.
  private func letGo() {
    if !completedRequests.isEmpty {
      let completed = completedRequests
      completedRequests = []
      host?.didCompleteRequests(completed)
    }
    var released = machine.isAtRest ? registry.release { !machine.contains($0) } : []
    // A list that did not come about, or that somebody vanished from, is not to be kept alive.
    if machine.target != newest.identities {
      let target = ControllerList(registry.controllers(of: machine.target))
      released += exchange(&newest, with: target).controllers
    }
    // Whoever is freed may ask for something, so that it happens when everything is in order again.
    withExtendedLifetime(released) {}
  }

  private func perform(_ effect: Machine.Effect) {
    report(effect, in: host)
    // Without a host only the completions are left to be made.
    if case .complete(let request, let outcome) = effect {
      player.dismissCoordinator()
      return complete(request, TransitionOutcome(outcome))
    }
    guard let host else { return }
    switch effect {
    case .willTransition(let request, let entering, let leaving, let animated):
      announce(request, from: leaving, to: entering, animated: animated)
      if machine.hostPhase != .disappeared {
        handover.willLeave(leaving.compactMap { registry[$0] }, isTurning: player.isPlaying)
      }
      arriving = entering
      departed = leaving
      if heldGeneration == nil { dismissPresented(over: host, animated: animated) }
      host.willPerform(request, animated: animated)
    case .didTransition(let request):
      if !arriving.isEmpty { handover.didArrive(arriving.last.flatMap { registry[$0] }, in: host) }
      // What was to change with the motion changes now if there was none.
      player.performAlongside()
      dismissPresented(over: host, animated: true)
      host.didPerform(request)
    case .addChild(let child): add(child, to: host)
    case .didMoveToParent(let child): contained(child, in: host)?.didMove(toParent: host.stage)
    case .willMoveToNil(let child): contained(child, in: host)?.willMove(toParent: nil)
    case .removeFromParent(let child): contained(child, in: host)?.removeFromParent()
    case .beginAppearance(let child, let isAppearing, let animated):
      begin(child, appearing: isAppearing, animated: animated, in: host)
    case .endAppearance(let child): end(child, in: host)
    case .insertView(let child, let other): insertView(of: child, above: other, in: host)
    case .removeView(let child): removeView(of: child, in: host)
    // UIKit's list cannot be put into order; the container answers with one that is. See ``ordered(_:)``.
    case .reorder(let children, let movesViews): if movesViews { reorder(children, in: host) }
    case .startAnimation(let animation): start(animation, in: host)
    case .reverseAnimation(let generation): player.reverse(generation)
    case .holdAnimation(let generation): player.hold(generation)
    case .releaseAnimation(let generation): player.release(generation)
    case .finishAnimation(let generation, let position):
      player.finish(generation, at: position)
      resumePins()
    case .complete: break
    }
  }

  // MARK: - Containment

  /// The child if it still is one: user code of an earlier step may have taken it away.
  private func contained(_ child: ObjectIdentifier, in host: ContainerViewController) -> UIViewController? {
    guard let controller = registry[child], controller.parent === host.stage else {
      forget(child)
      return nil
    }
    return controller
  }

  private func add(_ child: ObjectIdentifier, to host: ContainerViewController) {
    guard let controller = registry[child] else { return }
    if controller.parent === host.stage {
      // The app had made it a child by itself; from now on it is one of ours.
      foreignChildCount -= 1
      guard host.isShowing(controller) else { return }
      dismissForeign(controller, in: host)
    }
    // Between the request and now somebody else may have taken the controller; UIKit would take it from them.
    guard controller.parent == nil else { return forget(child) }
    isAddingChild = true
    host.stage.addChild(controller)
    isAddingChild = false
  }

  /// Children that somebody removed or took over are no longer ours to do anything to.
  private func noticeVanishedChildren() {
    // The queue's changes are not in the container yet, so that only an empty one allows to compare.
    guard !queue.isPerforming, let host else { return }
    let count = host.uiKitChildren.count
    guard count != machine.contained.count + foreignChildCount else { return }
    for child in machine.contained where registry[child]?.parent !== host.stage { forget(child) }
    foreignChildCount = count - machine.contained.count
  }

  /// UIKit was given a child. Unless it came from here, it is the app's own.
  func noticeAddedChild(_ child: UIViewController) {
    foreignAppearances[ObjectIdentifier(child)] = nil
    if !isAddingChild { foreignChildCount += 1 }
  }

  private func forget(_ child: ObjectIdentifier) {
    let disappointed = Set(tickets.ids.filter { tickets[$0]?.children.contains(child) == true })
    queue.editWaiting { $0.forgetting(child, wantedBy: disappointed) }
    machine.handle(.childVanished(child), into: &queue.effects)
    registry.doubt(child)
    pins.removeValue(forKey: child)?.releaseIfOrphaned()
    closeBegin(of: child)
  }

  /// What was begun here is ended here, unless somebody else has a say in it by now.
  private func closeBegin(of child: ObjectIdentifier) {
    guard let begin = openBegins.removeValue(forKey: child), let controller = registry[child],
      controller.parent == nil
    else { return }
    if begin.isAppearing { controller.beginAppearanceTransition(false, animated: false) }
    controller.endAppearanceTransition()
  }

  // MARK: - Appearance

  /// Returns whether the appearance transition of a child has begun and has not ended.
  func isMoving(_ child: UIViewController) -> Bool { openBegins[ObjectIdentifier(child)] != nil }

  private func begin(
    _ child: ObjectIdentifier, appearing: Bool, animated: Bool, in host: ContainerViewController
  ) {
    guard let controller = appearing ? fitted(child, in: host) : contained(child, in: host) else { return }
    openBegins[child] = (appearing, animated)
    if appearing {
      host.childWillAppear(controller, animated: animated)
    } else {
      host.childWillDisappear(controller, animated: animated)
    }
    controller.beginAppearanceTransition(appearing, animated: animated)
  }

  private func end(_ child: ObjectIdentifier, in host: ContainerViewController) {
    guard let controller = contained(child, in: host) else { return }
    controller.endAppearanceTransition()
    guard let (isAppearing, animated) = openBegins.removeValue(forKey: child) else { return }
    if isAppearing {
      host.childDidAppear(controller, animated: animated)
    } else {
      host.childDidDisappear(controller, animated: animated)
    }
  }

  // MARK: - Views

  /// The child with its view in its final size, which it finds when it is told that it will appear.
  private func fitted(_ child: ObjectIdentifier, in host: ContainerViewController) -> UIViewController? {
    UIView.performOutsideAnimationBlock { contained(child, in: host)?.loadViewIfNeeded() }
    // Loading the view runs user code, which may have taken the child away.
    guard let controller = contained(child, in: host) else { return nil }
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
      // Whatever the container has of its own stays below.
      content.addSubview(view)
    }
    pin(view, of: child)
    // The block would lay it out at its end, and animate that.
    if isNew, UIView.inheritedAnimationDuration > 0 { UIView.performOutsideAnimationBlock(view.layoutIfNeeded) }
  }

  private func pin(_ view: UIView, of child: ObjectIdentifier) {
    pins.removeValue(forKey: child)?.release()
    pins[child] = ViewPin(view)
  }

  private func removeView(of child: ObjectIdentifier, in host: ContainerViewController) {
    guard let view = contained(child, in: host)?.viewIfLoaded else { return }
    let pin = pins.removeValue(forKey: child)
    view.removeFromSuperview()
    pin?.release()
  }

  private func resumePins() {
    for pin in pins.values { pin.resume() }
  }

  /// What is there now counts, and not what the machine knows, which may be ahead.
  private func lowestChildView(in content: UIView, of host: ContainerViewController) -> UIView? {
    guard !content.subviews.isEmpty else { return nil }
    let children = host.uiKitChildren.filter { registry.contains(ObjectIdentifier($0)) }
    let views = Set(children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
    return content.subviews.first { views.contains(ObjectIdentifier($0)) }
  }

  /// The content has moved into another view of the container.
  func moveViews(from old: UIView, to new: UIView) {
    for child in registry.controllers(of: machine.contained) {
      guard let view = child.viewIfLoaded, view.superview === old else { continue }
      view.fill(new)
      new.addSubview(view)
      pin(view, of: ObjectIdentifier(child))
    }
  }

  /// Puts the children's views into an order.
  private func reorder(_ order: [ObjectIdentifier], in host: ContainerViewController) {
    let content = host.contentView
    let views = registry.controllers(of: order).compactMap(\.viewIfLoaded).filter { $0.superview === content }
    for (below, view) in zip(views, views.dropFirst()) { content.insertSubview(view, aboveSubview: below) }
  }

  // MARK: - Animation

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
      isHeld: heldGeneration != nil)
  }

  private func start(_ animation: Machine.Animation, in host: ContainerViewController) {
    let generation = animation.generation
    // What comes in is laid out where it will be, so that its layout does not become part of the motion.
    host.contentView.layoutIfNeeded()
    let run = TransitionRun(
      transition(of: animation.request), entering: registry.controllers(of: animation.entering),
      leaving: registry.controllers(of: animation.leaving)
    ) { [self] position in
      // The run lets go of this when it ends or is cut short, and a container that is freed cuts it short. Not weak, which
      // would make every retain of the interpreter a slow one.
      player.ended(generation, at: position)
      resumePins()
      handle(.animationEnded(generation: generation, at: position))
    }
    if transition(of: animation.request).animator != nil {
      for child in animation.entering + animation.leaving { pins[child]?.suspend() }
    }
    player.start(run, generation, isHeld: animation.isHeld)
  }

  private func dismissPresented(over host: ContainerViewController, animated: Bool) {
    let leaving = departed
    departed = []
    guard !leaving.isEmpty, host.presentedControllersPolicy == .dismiss else { return }
    PresentedControllers.dismiss(over: host.stage, leaving: registry.controllers(of: leaving), animated: animated)
  }

  // MARK: - Completion

  private func complete(_ request: RequestID, _ outcome: TransitionOutcome) {
    guard let ticket = tickets.remove(request) else { return }
    completedRequests.append(request)
    reporter.ended(request)
    ticket.completion?(outcome)
  }
}
