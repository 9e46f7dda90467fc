@testable import Stateroom

/// A presentation machine with a model of UIKit beside it, which records every broken rule.
struct PresentationWorld: SearchedWorld {
  typealias Machine = PresentationMachine<Int>

  enum Event: Hashable {
    /// A request for a state with this controller: its children are shown, and the container is at rest.
    case show(Int?)
    /// A transition begins, to a state with this controller, and ends later or is cancelled.
    case begin(Int?)
    case withdraw(RequestID)
    case appear, disappear, leaveParent
    case turn, refuse, end
    /// The user dismisses what is presented, and another state follows or not.
    case userDismisses, baseGoesAway, answer
    case goAway
  }

  private struct Asked: Hashable {
    var declared: Int?
    var outcome: RequestOutcome?
  }

  private var machine = Machine()
  /// What UIKit presents, and whether that has ended.
  private var presented: Int?
  private var isMoving = false
  private var isWaiting = false
  private var isAnswering = false
  private var isOnScreen = false
  private var isRemoved = false
  private var isInTransition = false
  private(set) var isGone = false
  private var declared: Int?
  private var asked: [Asked] = []
  private(set) var problems: [String] = []

  var possibleEvents: [Event] {
    guard !isGone else { return [] }
    var events: [Event] = [.show(nil), .show(1), .show(2), .goAway]
    if !isInTransition { events += [.begin(nil), .begin(1)] }
    events += isOnScreen ? [.disappear] : [.appear, .leaveParent]
    if isWaiting { events += [.turn, .refuse] }
    if isMoving { events.append(.end) }
    if presented != nil, !isMoving { events += [.userDismisses, .baseGoesAway] }
    if isAnswering { events.append(.answer) }
    if let open = asked.lastIndex(where: { $0.outcome == nil }) { events.append(.withdraw(RequestID(open))) }
    return events
  }

  mutating func feed(_ event: Event) {
    switch event {
    case .show(let controller):
      asked.append(Asked(declared: controller))
      if controller != declared { isAnswering = false }
      declared = controller
      isInTransition = false
      handle(.request(RequestID(asked.count - 1), declared: controller))
      handle(.declare(controller, animated: true))
    case .begin(let controller):
      isInTransition = true
      let kept = presented == controller ? controller : nil
      if kept != declared { isAnswering = false }
      declared = kept
      handle(.prepare(for: controller, animated: true))
    case .withdraw(let id):
      let wasWaiting = isWaiting
      handle(.withdrawn(id))
      require(!wasWaiting || asked[id.rawValue].outcome == .cancelled, "\(id) waits for its turn and is withdrawn")
    case .appear:
      (isOnScreen, isRemoved) = (true, false)
      handle(.hostDidAppear)
    case .disappear:
      isOnScreen = false
      handle(.hostWillDisappear)
    case .leaveParent:
      isRemoved = true
      handle(.hostWasRemoved)
    case .turn:
      isWaiting = false
      handle(.mayBegin)
    case .refuse:
      isWaiting = false
      handle(.mayBegin)
      guard presented != nil, isMoving else { return require(false, "nothing was presented in turn") }
      (presented, isMoving, isWaiting) = (nil, false, true)
      handle(.presentationFailed)
    case .end:
      if isDismissing { presented = nil }
      isMoving = false
      handle(.ended)
    case .userDismisses:
      presented = nil
      handle(.vanished(isAnswered: false))
    case .baseGoesAway:
      presented = nil
      isOnScreen = false
      handle(.hostWillDisappear)
      handle(.vanished(isAnswered: true))
    case .answer:
      isAnswering = false
      handle(.answered)
    case .goAway:
      isGone = true
      handle(.hostIsDeallocated)
      require(asked.allSatisfy { $0.outcome != nil }, "no request waits for a container that was deallocated")
    }
    if !isGone {
      require(machine.presented == presented, "the machine knows what is presented")
      require(machine.declared == declared, "the machine knows what is declared")
      require((machine.activity == .waiting) == isWaiting, "the machine knows that it waits")
    }
    checkRest()
  }

  private var isDismissing: Bool { machine.activity == .dismissing }

  private mutating func handle(_ event: Machine.Event) {
    for effect in machine.handle(event) {
      switch effect {
      case .awaitTurn:
        require(!isWaiting && isOnScreen && presented == nil, "waits on the screen, once, with nothing presented")
        isWaiting = true
      case .stopWaiting:
        require(isWaiting, "stops what it has begun")
        isWaiting = false
      case .present(let controller, _):
        require(presented == nil && !isMoving && isOnScreen, "presents \(controller) in turn")
        (presented, isMoving) = (controller, true)
      case .dismiss(let controller, _):
        require(presented == controller && (!isMoving || isGone), "dismisses \(controller), which is presented")
        isMoving = true
      case .askForNextState:
        require(presented == nil && declared != nil && !isAnswering, "asks after a dismissal")
        isAnswering = true
      case .goBack(let id):
        require(asked[id.rawValue].outcome == .cancelled, "goes back from a request that was cancelled")
      case .complete(let id, let outcome): complete(id, outcome)
      }
    }
  }

  private mutating func complete(_ id: RequestID, _ outcome: RequestOutcome) {
    let request = asked[id.rawValue]
    require(request.outcome == nil, "\(id) ends once")
    asked[id.rawValue].outcome = outcome
    switch outcome {
    case .completed:
      let isReached = request.declared == presented || isRemoved || (!isOnScreen && presented == nil)
      require(isReached, "\(id) is completed when \(request.declared as Any) is presented")
    case .superseded:
      require(id.rawValue < asked.count - 1 || isInTransition, "\(id) is superseded by a newer request")
    case .cancelled: break
    }
  }

  private mutating func checkRest() {
    guard !isMoving, !isWaiting, !isAnswering, !isGone, !isInTransition else { return }
    require(machine.isAtRest, "nothing is running")
    require(asked.allSatisfy { $0.outcome != nil }, "at rest no request waits")
    if isOnScreen { require(presented == declared, "at rest the declared controller is presented") }
    if isRemoved { require(presented == nil, "a container that was removed presents nothing") }
    if let presented { require(presented == declared, "nothing else is presented") }
  }

  /// Lets everything come to rest.
  mutating func drain() {
    for _ in 0..<8 where !isGone {
      if isMoving { feed(.end) } else if isWaiting { feed(.turn) } else if isAnswering { feed(.answer) }
    }
    if isInTransition { feed(.show(1)) }
    for _ in 0..<8 where !isGone {
      if isMoving { feed(.end) } else if isWaiting { feed(.turn) } else if isAnswering { feed(.answer) }
    }
    if !isGone { require(!isMoving && !isWaiting && !isAnswering, "everything comes to rest") }
  }

  private mutating func require(_ holds: Bool, _ rule: String) {
    if !holds { problems.append("\(rule): \(machine)") }
  }
}
