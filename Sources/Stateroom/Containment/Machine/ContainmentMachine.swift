/// The rules of containment as a value that handles events and returns effects.
///
/// A container shows a list of children and can be requested to show another one at any time: while it loads, appears,
/// animates, disappears, and from any callback of any child. The machine decides which calls follow and in which order,
/// without a view controller, a clock or a callback. An interpreter performs the effects.
///
/// ```swift
/// var machine = ContainmentMachine<String>()
/// machine.handle(.request(.init(RequestID(1), children: ["splash"], animated: false)))
/// // willTransition, addChild, didMoveToParent, didTransition, complete
/// machine.handle(.hostViewDidLoad)  // insertView
/// machine.handle(.hostWillAppear(animated: true))  // beginAppearance
/// ```
///
/// **State.** The machine's state is the one after all returned effects were performed. An event can therefore be
/// handled immediately, even while older effects are queued, and the machine never reads the state of view controllers.
///
/// **Ledger.** Every contained child has a record of the calls that were made for it. The appearance that it *must*
/// have follows from the host's phase and the child's role (``ChildRole``), and ``reconcile(_:animated:)`` emits the
/// begins and ends that lead to it. No other code emits them. All common cases follow: a child receives no callback
/// while the host is off the screen, and those that it has missed when the host appears, also for a change between the
/// host's will and did callbacks; a transition can be reversed; a child that remains receives no callbacks.
///
/// **Passage.** At most one transition is running (``Passage``), and lists wait behind it (``Proposal``). Of the
/// pending requests, only the newest is performed, unless they are queued. A change without an animation begins and
/// ends within one event. An animation has a generation number, so that its late reports are ignored.
///
/// **Animation.** A request is animated if it is requested with an animation, the host has appeared, and at least one
/// child enters or leaves. While the host itself appears or disappears, changes have no animation of their own, because
/// the host's animation shows them. The `animated` flag of a begin describes what is visible: it is true for the
/// change's own motion, and for an animation of the host in which the child takes part.
///
/// **Repetition.** A request for the list that is shown or to which the running transition leads joins it. A request
/// without an animation never waits, not even for that transition, which jumps to its end.
///
/// **Withdrawal.** A request that is withdrawn ends as cancelled. If no other request needs its list, a pending list is
/// removed, and a running passage is reversed as by a gesture. While other lists are pending, the passage continues. It
/// is reversed when they are withdrawn as well, unless it returns to its start and no request waits for its end.
///
/// **Reversal.** A passage that ends where it began reverts its changes. UIKit requires that every `willMove` is
/// followed by one `didMove` before the next. A child whose removal is reverted receives `didMove` with the parent that
/// it has never left, and a child that is not added after all receives the rest of its addition and then its removal.
/// Both are sent when the passage ends, however often it was reversed. The reversal itself moves no child.
///
/// **Interaction.** A gesture can control a passage from its beginning, or interrupt it later. The passage is not
/// different from any other: its heading is the end that the gesture leads to. When the gesture ends, the passage
/// continues or is reversed. A request for another list, or the host's disappearance, ends the control. The passage
/// then runs to the end that it has without the gesture. A request for the list to which the gesture leads takes over:
/// the passage continues to that list. No request therefore waits for a gesture.
///
/// **Newest change.** The newest change wins, also against requests: a child that other code has removed is removed
/// from the list that is shown *and* from requested lists, and requests for it end as superseded.
///
/// The machine does not validate requests (a refused one does not reach it), and has no knowledge of motions and of
/// time.
///
/// - Complexity: A request compares lists and copies one: O(*n*) with a small constant. Only the children between the
///   first and the last difference are hashed, and only those that enter or leave have effects.
struct ContainmentMachine<Child: Hashable> {
  /// The children that are shown at rest, or when the running transition ends.
  var shown: [Child] = []

  /// All contained children, the lowest first.
  ///
  /// Leaving children are included until they have left.
  var contained: [Child] = []

  var hostPhase = HostPhase.disappeared
  var isHostViewLoaded = false

  /// A Boolean value that indicates whether the container is being deallocated.
  ///
  /// No event has an effect after that.
  var isHostDeallocated = false

  /// The running animated transition.
  var passage: Passage?

  /// The lists that are shown next, the oldest first.
  ///
  /// The list is empty if no passage is running. It has more than one element only if requests are queued.
  var pending: ArraySlice<Proposal> = []

  /// The newest request for the list that is shown at rest.
  var settledOwner: RequestID?

  var ledger: [Child: ChildRecord] = [:]
  var lastGeneration = 0

  /// The effects of the event that is being handled.
  ///
  /// The list is empty between events.
  private var outbox: [Effect] = []

  init() {}

  /// The list of the newest request, which is shown at rest.
  var target: [Child] {
    pending.last?.children ?? shown
  }

  /// The newest request for the target, or `nil` if there was no request.
  ///
  /// After a cancelled transition, it is the one for the restored list.
  var targetOwner: RequestID? {
    if let newest = pending.last { return newest.owner }
    return shownOwner
  }

  /// The newest request for the list that is shown when the running transition ends.
  var shownOwner: RequestID? {
    guard let passage else { return settledOwner }
    return passage[passage.heading].owner
  }

  /// The end of the running transition to which it does not run.
  var departure: Passage.Terminus? { passage.map { $0[$0.heading.opposite] } }

  /// A Boolean value that indicates whether a transition returns to its origin, and nothing follows.
  var isReturning: Bool { passage?.heading == .start && pending.isEmpty }

  /// Returns whether a request is the one for a list that is shown or may be shown again.
  func representsList(_ request: RequestID) -> Bool {
    guard let passage else { return request == settledOwner }
    let ends = [passage.start, passage.end]
    return request == targetOwner || ends.contains { $0.owner == request || $0.announced == request }
  }

  /// A Boolean value that indicates whether no transition is running and none is pending.
  var isAtRest: Bool {
    // A comparison with `nil` would copy the passage with its lists, once for each of its many uses in a change.
    if case .none = passage { true } else { false }
  }

  /// Returns whether a child is contained, or requested by a pending request.
  func contains(_ child: Child) -> Bool {
    ledger[child] != nil || pending.contains { $0.children.contains(child) }
  }

  /// Returns the appearance of a child, or `nil` if it is not contained.
  func appearance(of child: Child) -> ChildAppearance? { ledger[child]?.appearance }

  /// The generation of the running animation.
  var generation: Int? {
    passage?.generation
  }

  /// Handles an event and returns its effects.
  @discardableResult
  mutating func handle(_ event: Event) -> [Effect] {
    var effects: [Effect] = []
    handle(event, into: &effects)
    return effects
  }

  /// Handles an event and appends its effects to a queue.
  mutating func handle(_ event: Event, into effects: inout [Effect]) {
    // The queue is moved here for the duration of the call, so that the rules need not pass it on.
    swap(&outbox, &effects)
    defer { swap(&outbox, &effects) }

    if isHostDeallocated {
      // A request that is made too late ends as cancelled. Other events are ignored.
      if case .request(let request) = event { emit(.complete(request.id, .cancelled)) }
      return
    }
    switch event {
    case .request(let request): requested(request)
    case .withdrawn(let request): withdrawn(request)
    case .animationEnded(let generation, let position): animationEnded(generation, at: position)
    case .interactionBegan(let generation): interactionBegan(generation)
    case .interactionEnded(let generation, let position): interactionEnded(generation, at: position)
    case .hostViewDidLoad: hostViewDidLoad()
    case .hostWillAppear(let animated): hostWillAppear(animated: animated)
    case .hostDidAppear: hostDidAppear()
    case .hostWillDisappear(let animated): hostWillDisappear(animated: animated)
    case .hostDidDisappear: hostDidDisappear()
    case .childVanished(let child): childVanished(child)
    case .hostIsDeallocated: hostIsDeallocated()
    }
  }

  mutating func emit(_ effect: Effect) {
    outbox.append(effect)
  }

  mutating func complete(_ requests: [RequestID], _ outcome: RequestOutcome) {
    for request in requests {
      emit(.complete(request, outcome))
    }
  }
}

extension ContainmentMachine: Equatable {}
extension ContainmentMachine: Sendable where Child: Sendable {}
