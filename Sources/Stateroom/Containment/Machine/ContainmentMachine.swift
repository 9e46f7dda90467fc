/// The rules of containment as a value: events go in, effects come out.
///
/// A container shows a list of children, and is asked for another one at any time: while it loads, appears,
/// animates, disappears, from any callback of any child. What has to be called then, on whom and in which
/// order, is decided here, without a view controller, a clock or a callback. An interpreter performs the
/// effects.
///
/// ```swift
/// var machine = ContainmentMachine<String>()
/// machine.handle(.request(.init(RequestID(1), children: ["splash"], animated: false)))
/// // willTransition, addChild, didMoveToParent, didTransition, complete
/// machine.handle(.hostViewDidLoad)  // insertView
/// machine.handle(.hostWillAppear(animated: true))  // beginAppearance
/// ```
///
/// **One truth.** The machine's state is the world as it will be when all effects given so far are performed.
/// So an event may be handled at once even while older effects are waiting, and nothing is ever looked up in
/// the world.
///
/// **One ledger.** Every contained child has a record of what it has been told. The appearance that it
/// *ought* to have follows from two things only, the host's phase and the child's role (``ChildRole``);
/// ``reconcile(_:animated:)`` gives the begins and ends that lead there. Nothing else emits them. All the
/// usual cases are consequences: no callback while the host is off screen; catching up when it comes, also
/// when the change falls between its will and its did; a way turned round; a child that stays hears nothing.
///
/// **One passage.** At most one transition is under way (``Passage``), and lists wait behind it
/// (``Proposal``): of requests that wait, only the newest has a future, unless they queue. Everything that does not
/// animate starts and settles within one event. An animation carries a generation number, so its late reports are
/// ignored.
///
/// **When it animates.** A request animates if it asks to, the host has appeared, and somebody comes or goes.
/// While the host is itself on its way, changes are made at once: the host's own animation shows them. The
/// `animated` flag of a begin tells what the child will see: the motion, the host's animation that it takes
/// part in, or neither.
///
/// **Asking again.** What is shown or under way already is not done twice: the request joins it. One that
/// does not animate never waits, not even for itself: what is under way jumps to its end.
///
/// **Turning round.** A passage that ends where it began takes back what it did. UIKit wants every `willMove`
/// answered by one `didMove` before the next, so a child whose removal is taken back gets `didMove` to the
/// parent it never left, and one that does not arrive after all gets the rest of its arrival and then its
/// removal. Both are sent when the passage is over, whichever way it was headed in between: turning round
/// itself moves nobody.
///
/// **Holding.** A passage can be held by a hand: from its first moment on, or caught on the way. It is one like any
/// other then, headed for where the hand wants it. Letting go sends it on, or turns it round. A hold is broken by
/// whatever decides otherwise: a request for something else, or the host's leaving. Then it falls back to where the hand
/// began, and nothing is left of it. So nobody ever waits for a hand.
///
/// **Who comes last, wins.** Also against requests: a child that was taken away by somebody else is dropped
/// from what is shown *and* from what is wanted, and requests that wanted it are told that they are
/// superseded.
///
/// It is deliberately not the judge of a request (who is refused never gets here), nor of a motion, nor of
/// time.
///
/// - Complexity: A request compares lists, and copies one: O(*n*) with a small constant. Hashing is done for
///   the children between the first and the last difference, effects for those that come or go.
struct ContainmentMachine<Child: Hashable> {
  /// What the settled transition shows, or the running one will when it ends.
  var shown: [Child] = []

  /// Everybody contained, lowest first; those who leave are among them until they have left.
  var contained: [Child] = []

  var hostPhase = HostPhase.disappeared
  var isHostViewLoaded = false

  /// Whether the container has gone away; nothing happens after that.
  var hasGone = false

  /// The animated transition under way.
  var passage: Passage?

  /// What is shown next, the oldest first; only while a passage is under way.
  ///
  /// There is more than one only where requests are queued.
  var pending: ArraySlice<Proposal> = []

  /// The newest request for what is shown at rest.
  var settledOwner: RequestID?

  var ledger: [Child: ChildRecord] = [:]
  var lastGeneration = 0

  /// The effects of the event being handled; empty between events.
  private var outbox: [Effect] = []

  init() {}

  /// The list of the newest request: what is or will be shown when everything has come to rest.
  var target: [Child] {
    pending.last?.children ?? shown
  }

  /// The newest request for the target, which speaks for it; `nil` as long as nobody has asked for anything.
  ///
  /// A transition taken back gives the word to whoever had it before.
  var targetOwner: RequestID? {
    if let newest = pending.last { return newest.owner }
    return shownOwner
  }

  /// The newest request for what is shown when the running transition is over.
  var shownOwner: RequestID? {
    guard let passage else { return settledOwner }
    return passage[passage.heading].owner
  }

  /// The end that the running transition comes from, seen from where it is headed.
  var departure: Passage.Terminus? { passage.map { $0[$0.heading.opposite] } }

  /// Whether a request stands for a list that is there, under way, or may come back.
  func standsForList(_ request: RequestID) -> Bool {
    guard let passage else { return request == settledOwner }
    let ends = [passage.start, passage.end]
    return request == targetOwner || ends.contains { $0.owner == request || $0.announced == request }
  }

  /// Whether no transition is under way and none is waiting.
  var isAtRest: Bool {
    passage == nil
  }

  /// Whether the child is contained, or wanted by a request that waits.
  func contains(_ child: Child) -> Bool {
    ledger[child] != nil || pending.contains { $0.children.contains(child) }
  }

  /// The generation of the animation under way.
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
    // Lent for the time of the call, so that no rule has to carry the queue about.
    swap(&outbox, &effects)
    defer { swap(&outbox, &effects) }

    if hasGone {
      // Even a request that comes too late is told so. It is the only thing that still happens.
      if case .request(let request) = event { emit(.complete(request.id, .cancelled)) }
      return
    }
    switch event {
    case .request(let request): requested(request)
    case .animationEnded(let generation, let position): animationEnded(generation, at: position)
    case .interactionBegan(let generation): interactionBegan(generation)
    case .interactionEnded(let generation, let position): interactionEnded(generation, at: position)
    case .hostViewDidLoad: hostViewDidLoad()
    case .hostWillAppear(let animated): hostWillAppear(animated: animated)
    case .hostDidAppear: hostDidAppear()
    case .hostWillDisappear(let animated): hostWillDisappear(animated: animated)
    case .hostDidDisappear: hostDidDisappear()
    case .childVanished(let child): childVanished(child)
    case .hostGoesAway: hostGoesAway()
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
