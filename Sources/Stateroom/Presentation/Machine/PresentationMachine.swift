/// The rules of presentation by state, as a value that handles events and returns effects.
///
/// A state declares the view controller that is presented over it. The machine compares that controller with the one
/// that UIKit presents for the container, and decides on one presentation or dismissal at a time:
///
/// ```swift
/// var machine = PresentationMachine<String>()
/// _ = machine.handle(.hostDidAppear)
/// _ = machine.handle(.declare("sheet", animated: true))  // awaitTurn
/// _ = machine.handle(.mayBegin)  // present
/// _ = machine.handle(.ended)
/// ```
///
/// **Order.** UIKit presents one view controller at a time over an interface, so that a container first waits for its
/// turn. A presentation or dismissal that has begun is completed. The one that is declared by then follows.
///
/// **Screen.** A container that is off the screen cannot present. It presents what is declared when it has appeared.
/// Its requests do not wait for that. When it is removed from its parent, it dismisses what it presents.
///
/// **Requests.** A request whose state is shown waits until the declared view controller is presented, or until nothing
/// is presented if none is declared. It then ends as completed. If another controller is declared before the
/// presentation has begun, the request ends as superseded.
///
/// **User.** If the presented view controller is dismissed by other code than the container's, usually by the user, the
/// container requests the state that follows. If there is none, or it is refused, the controller is still declared, and
/// is presented again.
struct PresentationMachine<Controller: Hashable> {
  /// The activity of the machine.
  enum Activity: Hashable, Sendable {
    case none
    /// The container waits until it may present.
    case waiting
    case presenting
    case dismissing
    /// The presented view controller was dismissed, and the container determines the state that follows.
    case answering
  }

  /// A request that waits for a presentation.
  struct Waiting: Hashable {
    var id: RequestID
    /// The controller that the request's state presents, or `nil` for none.
    var declared: Controller?
  }

  /// The controller that the state presents, or `nil` for none.
  private(set) var declared: Controller?

  /// The controller of the state to which a transition leads, or of the state that is shown.
  private var next: Controller?

  /// The controller that UIKit presents for the container, from the beginning to the end.
  private(set) var presented: Controller?

  private(set) var activity = Activity.none

  /// The requests that have not ended, the oldest first.
  private(set) var requests: [Waiting] = []

  private var isHostOnScreen = false
  private var isHostRemoved = false
  private var isHostDeallocated = false
  private var isAnimated = false
  private var outbox: [Effect] = []

  init() {}

  /// A Boolean value that indicates whether nothing is being presented or dismissed, or waits.
  var isAtRest: Bool { activity == .none }

  /// Handles an event and returns its effects.
  mutating func handle(_ event: Event) -> [Effect] {
    guard !isHostDeallocated else {
      // A request that is made too late ends as cancelled. Other events are ignored.
      if case .request(let id, _) = event { return [.complete(id, .cancelled)] }
      return []
    }
    outbox = []
    switch event {
    case .prepare(let controller, let animated): prepare(for: controller, animated: animated)
    case .declare(let controller, let animated): set(controller, next: controller, animated: animated)
    case .request(let id, let declared): requests.append(Waiting(id: id, declared: declared))
    case .withdrawn(let id): withdrawn(id)
    case .hostDidAppear: (isHostOnScreen, isHostRemoved) = (true, false)
    case .hostWillDisappear: isHostOnScreen = false
    case .hostWasRemoved: isHostRemoved = true
    case .mayBegin: mayBegin()
    case .presentationFailed: if activity == .presenting { (activity, presented) = (.waiting, nil) }
    case .ended: ended()
    case .vanished(let isAnswered): vanished(isAnswered: isAnswered)
    case .answered: if activity == .answering { activity = .none }
    case .hostIsDeallocated: return hostIsDeallocated()
    }
    reconcile()
    return outbox
  }

  /// Begins to dismiss the controller that the next state does not declare.
  ///
  /// The controller that it declares is presented when its children are shown.
  private mutating func prepare(for controller: Controller?, animated: Bool) {
    set(presented == controller ? controller : nil, next: controller, animated: animated)
  }

  private mutating func set(_ controller: Controller?, next: Controller?, animated: Bool) {
    self.next = next
    if controller != declared {
      (declared, isAnimated) = (controller, animated)
      // The state that follows a dismissal is shown.
      if activity == .answering { activity = .none }
    }
    // A running presentation or dismissal reaches its end, and completes the requests for it.
    let goal: Controller?? = activity == .presenting ? presented : activity == .dismissing ? .some(nil) : nil
    end(.superseded) { $0.declared != next && $0.declared != goal }
  }

  private mutating func withdrawn(_ id: RequestID) {
    // UIKit completes a presentation or dismissal that has begun.
    guard activity == .waiting, let request = requests.first(where: { $0.id == id }) else { return }
    end(.cancelled) { $0.id == id }
    if !requests.contains(where: { $0.declared == request.declared }) { outbox.append(.goBack(id)) }
  }

  private mutating func mayBegin() {
    guard activity == .waiting, let declared else { return }
    activity = .presenting
    presented = declared
    outbox.append(.present(declared, animated: isAnimated))
  }

  /// Handles the end of the presentation or dismissal that the container has begun.
  private mutating func ended() {
    guard activity == .presenting || activity == .dismissing else { return }
    if activity == .dismissing { presented = nil }
    activity = .none
    let presented = presented
    end(.completed) { $0.declared == presented }
    let next = next
    end(.superseded) { $0.declared != next }
  }

  private mutating func vanished(isAnswered: Bool) {
    guard let controller = presented, activity == .none else { return }
    presented = nil
    guard declared == controller, !isAnswered else { return }
    activity = .answering
    outbox.append(.askForNextState)
  }

  private mutating func hostIsDeallocated() -> [Effect] {
    if let presented, activity != .dismissing { outbox.append(.dismiss(presented, animated: false)) }
    if activity == .waiting { outbox.append(.stopWaiting) }
    isHostDeallocated = true
    end(.cancelled) { _ in true }
    return outbox
  }

  /// Begins the next presentation or dismissal, or ends the requests if there is none.
  private mutating func reconcile() {
    if activity == .waiting, declared == nil || !isHostOnScreen {
      activity = .none
      outbox.append(.stopWaiting)
    }
    guard activity == .none else { return }
    if let presented, presented != declared || isHostRemoved {
      activity = .dismissing
      outbox.append(.dismiss(presented, animated: isAnimated))
    } else if presented == nil, declared != nil, isHostOnScreen {
      activity = .waiting
      outbox.append(.awaitTurn)
    } else {
      let declared = declared
      end(.completed) { $0.declared == declared }
    }
  }

  private mutating func end(_ outcome: RequestOutcome, where isEnding: (Waiting) -> Bool) {
    for request in requests where isEnding(request) { outbox.append(.complete(request.id, outcome)) }
    requests.removeAll(where: isEnding)
  }
}

extension PresentationMachine: Equatable {}
extension PresentationMachine: Hashable {}
extension PresentationMachine: Sendable where Controller: Sendable {}
extension PresentationMachine.Waiting: Sendable where Controller: Sendable {}
