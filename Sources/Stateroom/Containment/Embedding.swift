import UIKit

/// An operation that adds, removes or replaces a single child of any view controller.
///
/// A ``ContainerViewController`` handles the operation as a request, unless a view of the app contains the child. For
/// any other view controller, UIKit forwards the appearance callbacks. Without an animation, the operation follows the
/// steps of Apple's documentation. With an animation, the child's own begin and end of the appearance transition
/// enclose the motion, and UIKit does not forward callbacks to the child in between. A second operation on a child that
/// is still moving finishes the first one.
///
/// Every step may run user code. Its operations on the same host wait until this one is done, and a child that it
/// removes is not accessed from then on.
///
/// While the host itself appears or disappears, operations are not animated, because UIKit forwards the host's
/// callbacks to the child, and a transition of the child's own would send them a second time.
@MainActor
final class Embedding {
  private let host: Weak<UIViewController>
  private let old: UIViewController?
  private let new: UIViewController?
  private let request: TransitionRequest
  private var run: TransitionRun?
  private var isOver = false
  /// The motions of descendants that end when this one has ended.
  private var followers: [() -> Void] = []
  /// The children between a begin and an end of this operation.
  private var ledger = AppearanceLedger<ObjectIdentifier>()

  private init(
    _ old: UIViewController?, _ new: UIViewController?, of host: UIViewController, for request: TransitionRequest
  ) {
    self.host = Weak(host)
    self.old = old
    self.new = new
    self.request = request
  }

  // MARK: - Beginning

  static func replace(
    _ old: UIViewController?, with new: UIViewController?, in containerView: UIView?, of host: UIViewController,
    using transition: ContainerTransition, completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest {
    // In front of the children of a state, or an interface, another one is shown that the container does not manage.
    if let container = host as? ContainerViewController, containerView == nil,
      old != nil || !container.embedsInFront,
      old.map({ $0.parent === host && container.isForeign($0) }) != true
    {
      return change(container, old, new, using: transition, completion: completion)
    }
    if let driver = host.driver, let old, old.parent === host, !driver.isForeign(old) {
      return change(driver, old, new, using: transition, completion: completion)
    }
    let request = TransitionRequest(of: host, completion: completion)
    perform(on: host) {
      for child in [old, new].compactMap({ $0 }) { finishMotion(of: child, duringOperationOn: host) }
      if let refusal = refusal(of: old, new, in: host)
        ?? containerView.flatMap({ RequestValidation.placement(in: $0, of: host, for: new) })
      {
        return request.refuse(refusal)
      }
      // The host's `viewDidLoad()` must precede the operation.
      host.loadViewIfNeeded()
      guard let container = containerView ?? old?.viewIfLoaded?.superview ?? host.view else {
        misuse("\(host) has no view: loadView() must assign one")
      }
      let embedding = Embedding(old, new, of: host, for: request)
      let adapted = transition.adapted()
      if adapted.isAnimated, isSettledOnScreen(host) {
        embedding.animate(in: container, of: host, using: adapted)
      } else {
        embedding.replaceAtOnce(in: container, of: host)
      }
    }
    return request
  }

  /// Performs the operation as a request of a container.
  ///
  /// The container's requested list decides which child can be removed, and not its present children.
  private static func change(
    _ container: ContainerViewController, _ old: UIViewController?, _ new: UIViewController?,
    using transition: ContainerTransition, completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest {
    var controllers = container.viewControllers
    let place = old.flatMap { old in controllers.firstIndex { $0 === old } }
    if place == nil, let old, let refusal = refusal(of: old, nil, in: container.stage) {
      let request = container.makeRequest(completion)
      request.refuse(refusal)
      return request
    }
    if let place { controllers.remove(at: place) }
    if let new { controllers.insert(new, at: place ?? controllers.count) }
    // The removal of one view controller is a decision of the app, and not evaluated by the leave guards.
    return LeaveGuards.ignored {
      container.setViewControllers(controllers, using: transition, completion: completion)
    }
  }

  private static func refusal(
    of old: UIViewController?, _ new: UIViewController?, in host: UIViewController
  ) -> TransitionRefusal? {
    if let old, old.parent !== host {
      return TransitionRefusal(
        reason: .notAChild,
        description:
          "\(old) is not a child of \(host), so it cannot be removed there. Its parent is \(old.parent.map { "\($0)" } ?? "nil")."
      )
    }
    if let old, let refusal = RequestValidation.management(of: old, by: host) { return refusal }
    guard let new else { return nil }
    if let refusal = RequestValidation.containment(of: new, by: host)
      ?? RequestValidation.presentation(of: new, for: host)
    {
      return refusal
    }
    if let parent = new.parent {
      return TransitionRefusal(
        reason: parent === host ? .childIsListedTwice : .childHasAnotherParent,
        description:
          "\(new) is already a child of \(parent), so \(host) cannot embed it. Remove it there first, or create another instance."
      )
    }
    return nil
  }

  // MARK: - Order of Operations

  /// The hosts with a running operation, and the operations that follow.
  private static var waiting: [ObjectIdentifier: [() -> Void]] = [:]

  private static func perform(on host: UIViewController, _ operation: @escaping () -> Void) {
    let identity = ObjectIdentifier(host)
    guard waiting[identity] == nil else {
      waiting[identity]?.append(operation)
      return
    }
    waiting[identity] = []
    LeaveGuards.evaluated {
      operation()
      while waiting[identity]?.isEmpty == false {
        let next = waiting[identity]?.removeFirst()
        next?()
      }
    }
    waiting[identity] = nil
  }

  // MARK: - Steps

  /// The entering child, or `nil` if other code has removed it.
  private var incoming: UIViewController? { new?.parent === host.object ? new : nil }
  /// The leaving child, or `nil` if other code has removed it.
  private var outgoing: UIViewController? { old?.parent === host.object ? old : nil }

  /// Forwards the appearance callbacks that follow from a child's role.
  ///
  /// The ledger of a container decides them. For any other host they are forwarded only if there is a motion to
  /// enclose.
  private func assign(_ role: ChildRole, to child: UIViewController?, animated: Bool) {
    guard let child else { return }
    if let container = host.object as? ContainerViewController ?? host.object?.driver {
      return container.assign(role, toForeign: child, animated: animated)
    }
    guard animated else { return }
    let identity = ObjectIdentifier(child)
    switch role {
    case .entering, .leaving:
      // Code of the app that ran since the operation began may have moved the host, and UIKit the child with it.
      guard host.object.map(Self.isSettledOnScreen) == true else { return }
      ledger.add(identity, role == .entering ? .disappeared : .appeared)
      child.perform(ledger.assign(role, to: identity, in: .appeared), animated: true)
    case .member, .gone:
      guard ledger.contains(identity) else { return }
      // Only the window indicates whether the host is still on the screen.
      let isVisible = child.viewIfLoaded?.window?.isHidden == false
      child.perform(ledger.assign(isVisible ? role : .gone, to: identity, in: .appeared), animated: false)
      // From now on, UIKit forwards the callbacks.
      ledger.remove(identity)
    }
  }

  /// Returns whether a view controller is on the screen, and does not appear or disappear at the moment.
  private static func isSettledOnScreen(_ host: UIViewController) -> Bool {
    host.viewIfLoaded?.window?.isHidden == false && !host.isInAncestorTransition
  }

  private func enter(_ container: UIView, of host: UIViewController, animated: Bool) {
    if let new {
      ContainmentInterpreter.sendOwedCallbacks(of: new)
      new.removeViewWithoutContainment()
      host.addChild(new)
    }
    outgoing?.willMove(toParent: nil)
    assign(.leaving, to: outgoing, animated: animated)
    if new != nil { outgoing.flatMap { Self.pins[ObjectIdentifier($0)] }?.yield() }
    guard let new else { return }
    // Loading the view runs user code as well.
    UIView.performOutsideAnimationBlock { incoming?.loadViewIfNeeded() }
    UIView.performWithoutAnimation { incoming?.view.fill(container) }
    assign(.entering, to: incoming, animated: animated)
    guard incoming != nil else { return }
    Self.put(new, into: container, above: outgoing?.viewIfLoaded)
  }

  private func leave(animated: Bool) {
    if let outgoing {
      let pin = Self.pins.removeValue(forKey: ObjectIdentifier(outgoing))
      ContainmentInterpreter.removeView(of: outgoing)
      pin?.release()
    }
    incoming.flatMap { Self.pins[ObjectIdentifier($0)] }?.resume()
    assign(.member, to: incoming, animated: animated)
    assign(.gone, to: outgoing, animated: animated)
    incoming?.didMove(toParent: host.object)
    outgoing?.removeFromParent()
    for child in [old, new].compactMap(\.self) where child.parent == nil { release(child) }
  }

  private static func put(_ child: UIViewController, into container: UIView, above other: UIView?) {
    guard let view = child.view else { return }
    UIView.performWithoutAnimation { view.fill(container) }
    if let other, other.superview === container {
      container.insertSubview(view, aboveSubview: other)
    } else {
      container.addSubview(view)
    }
    // The pins of views that the app has removed are no longer needed.
    pins = pins.filter { $0.value.isInPlace }
    pins[ObjectIdentifier(child)] = ViewPin(view, retainsView: false)
    // An animation block performs layout at its end, and would animate it.
    if UIView.inheritedAnimationDuration > 0 { UIView.performOutsideAnimationBlock(view.layoutIfNeeded) }
  }

  /// The constraints that fill container views with the views of embedded children.
  private static var pins: [ObjectIdentifier: ViewPin] = [:]

  // MARK: - Without an Animation

  private func replaceAtOnce(in container: UIView, of host: UIViewController) {
    enter(container, of: host, animated: false)
    let outcome = outcome
    leave(animated: false)
    request.end(outcome)
  }

  private var outcome: TransitionOutcome {
    if host.object == nil { return .cancelled }
    // The code that removed the child made the newer request.
    return new != nil && incoming == nil ? .superseded : .completed
  }

  // MARK: - With an Animation

  /// The running motions, by the children that take part in them.
  private static var motions: [ObjectIdentifier: Embedding] = [:]

  /// Returns whether a view controller enters or leaves in the motion of an operation.
  static func isMoving(_ child: UIViewController) -> Bool { motions[ObjectIdentifier(child)] != nil }

  /// Returns the motion in which a view controller moves, directly or with an ancestor.
  private static func motion(around controller: UIViewController) -> Embedding? {
    sequence(first: controller, next: \.parent).lazy.compactMap { motions[ObjectIdentifier($0)] }.first
  }

  private func animate(in container: UIView, of host: UIViewController, using transition: ContainerTransition) {
    enter(container, of: host, animated: true)
    container.layoutIfNeeded()
    if transition.isDisturbedByConstraints {
      for child in [incoming, outgoing].compactMap({ $0 }) { Self.pins[ObjectIdentifier(child)]?.suspend() }
    }
    let run = TransitionRun(
      transition.oriented(in: container), entering: [incoming].compactMap { $0 }, leaving: [outgoing].compactMap { $0 }
    ) { _ in self.concludeOnceHostIsSettled() }
    self.run = run
    for child in [old, new].compactMap({ $0 }) { exchange(&Self.motions[ObjectIdentifier(child)], with: self) }
    run.start()
  }

  /// Ends the motion, or waits until the host's own transition is over.
  ///
  /// If the child's appearance transition ended while its host disappears, the child would remain in the appeared
  /// state: UIKit, which forwards the host's callbacks, skips a child between a begin and an end, and has forwarded the
  /// host's callbacks already.
  ///
  /// - Parameter last: The coordinator of the transition that has ended. Another transition may have begun during it.
  private func concludeOnceHostIsSettled(after last: (any UIViewControllerTransitionCoordinator)? = nil) {
    if let motion = host.object.flatMap(Self.motion) {
      motion.followers.append { self.concludeOnceHostIsSettled() }
      return
    }
    guard let coordinator = host.object?.transitionCoordinator, coordinator !== last,
      // A container returns its coordinator until the transition is reported as ended.
      (coordinator as? ContainerTransitionCoordinator)?.isOver != true
    else { return conclude() }
    coordinator.animate(alongsideTransition: nil) { _ in self.concludeOnceHostIsSettled(after: coordinator) }
  }

  /// Ends a motion once, as part of a running operation on its host or as an operation of its own.
  private func conclude(duringOperationOn busyHost: UIViewController? = nil) {
    guard !isOver else { return }
    isOver = true
    exchange(&run, with: nil)
    for child in [old, new].compactMap({ $0 }) where Self.motions[ObjectIdentifier(child)] === self {
      exchange(&Self.motions[ObjectIdentifier(child)], with: nil)
    }
    guard let host = host.object else {
      // A child that outlives the host must not remain between a begin and an end.
      for child in [new, old].compactMap(\.self) where child.parent == nil {
        release(child)
      }
      concludeFollowers()
      request.end(.cancelled)
      return
    }
    let ending = { [self] in
      let outcome = outcome
      leave(animated: true)
      concludeFollowers()
      request.end(outcome)
    }
    if host === busyHost { ending() } else { Self.perform(on: host, ending) }
  }

  private func concludeFollowers() {
    for conclude in exchange(&followers, with: []) { conclude() }
  }

  /// Ends the appearance transition of a child that other code has removed during its motion.
  static func sendOwedCallbacks(of child: UIViewController) { motions[ObjectIdentifier(child)]?.release(child) }

  /// Ends the appearance transition of a child that has no parent any more.
  private func release(_ child: UIViewController) {
    let identity = ObjectIdentifier(child)
    guard ledger.contains(identity) else { return }
    child.perform(ledger.assign(.leaving, to: identity, in: .appeared), animated: false)
    if child === new { child.viewIfLoaded?.removeFromSuperview() }
    child.perform(ledger.assign(.gone, to: identity, in: .appeared), animated: false)
  }

  private static func finishMotion(of child: UIViewController, duringOperationOn host: UIViewController) {
    guard let motion = motions[ObjectIdentifier(child)] else { return }
    motion.run?.finish(at: .end)
    motion.conclude(duringOperationOn: host)
  }
}
