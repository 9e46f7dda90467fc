/// The rules for replacing whole interfaces: a pure value that turns events into effects.
///
/// A change consists of steps that take time, and each step can be overtaken by the next request:
///
/// 1. *clearing*: the old interface is covered, the keyboard is dismissed, and what the interface presents is
///   dismissed;
/// 2. *swapping*: the container removes the old interface and adds the new one;
/// 3. *dissolving*: the cover fades.
///
/// **No decision depends on captured values.** The target of a change is read when a step begins, and every step
/// carries the number of its change, so that a late report is ignored.
///
/// **The last request wins.** During clearing, nothing has changed yet: another request replaces the first one, and a
/// request for the interface that is still shown cancels the change. A swap is one step that is never interrupted: a
/// request that is made during a swap waits for its end, which is hastened. A cover that dissolves is replaced
/// immediately.
///
/// **Repeated requests join.** A request for an interface that is already pending waits together with the first one,
/// and nothing is done twice.
///
/// The machine is generic over the interface's identity, and does not use view controllers, a clock or callbacks. The
/// ``RootInterpreter`` performs its effects.
struct RootMachine<Interface: Hashable> {
  /// The interface that is shown, or will be at the end of a running swap, or `nil` before the first one.
  private(set) var shown: Interface?
  private(set) var phase = Phase.idle
  /// The change that was requested during a swap.
  private(set) var pending: Switch?
  private(set) var isRootDeallocated = false

  private var lastGeneration = 0
  /// The effects of the event that is being handled.
  ///
  /// The list is empty between events.
  private var outbox: [Effect] = []

  /// The step that a change has reached.
  enum Phase {
    case idle
    case clearing(Switch)
    case swapping(Switch)
    case dissolving(Switch)
  }

  /// An interface that must be shown, and the requests that wait for it.
  struct Switch {
    /// The first request for the interface.
    var id: RequestID
    var interface: Interface
    var isAnimated: Bool
    var dismissesPresented: Bool
    /// The requests that report the outcome, the oldest first.
    var waiting: [RequestID]
    /// The number that distinguishes reports of this change from reports of others.
    var generation = 0
  }

  /// The interface of the newest request.
  var target: Interface? {
    if let pending { return pending.interface }
    switch phase {
    case .idle: return shown
    case .clearing(let current), .swapping(let current), .dissolving(let current): return current.interface
    }
  }

  var isAtRest: Bool { if case .idle = phase { true } else { false } }

  /// Handles an event and appends its effects to a queue.
  mutating func handle(_ event: Event, into effects: inout [Effect]) {
    // The queue is swapped in for the duration of the call, so that the rules need not pass it along.
    swap(&outbox, &effects)
    defer { swap(&outbox, &effects) }
    if isRootDeallocated {
      if case .request(let request) = event { complete([request.id], .cancelled) }
      return
    }
    switch event {
    case .request(let request): requested(request)
    case .withdrawn(let request): withdrawn(request)
    case .cleared(let generation): cleared(generation)
    case .swapped(let generation, let outcome): swapped(generation, outcome)
    case .dissolved(let generation): dissolved(generation)
    case .screenLost: screenLost()
    case .replaced(let interface): replaced(by: interface)
    case .rootIsDeallocated: rootIsDeallocated()
    }
  }

  // MARK: - Requests

  private mutating func requested(_ request: Request) {
    let wanted = Switch(
      id: request.id, interface: request.interface, isAnimated: request.isAnimated,
      dismissesPresented: request.dismissesPresented, waiting: [request.id])
    switch phase {
    case .idle: beginUnlessShown(wanted)
    case .clearing(let current): requested(wanted, clearingFor: current)
    case .swapping(let current): requested(wanted, during: current)
    case .dissolving(let current): requested(wanted, dissolving: current)
    }
  }

  private mutating func withdrawn(_ request: RequestID) {
    if let waiting = pending, waiting.waiting.contains(request) {
      pending = waiting.without(request)
      complete([request], .cancelled)
    } else if case .clearing(let current) = phase, current.waiting.contains(request) {
      if let rest = current.without(request) {
        phase = .clearing(rest)
      } else {
        phase = .idle
        emit(.uncover)
      }
      complete([request], .cancelled)
    }
  }

  private mutating func requested(_ wanted: Switch, clearingFor current: Switch) {
    guard wanted.interface == current.interface else {
      complete(current.waiting, .superseded)
      return beginUnlessShown(wanted)
    }
    var joined = current
    joined.waiting += wanted.waiting
    joined.isAnimated = current.isAnimated && wanted.isAnimated
    // The request that joins may dismiss more than the first one.
    let asksForMore = wanted.dismissesPresented && !current.dismissesPresented
    joined.dismissesPresented = current.dismissesPresented || wanted.dismissesPresented
    guard asksForMore else { return phase = .clearing(joined) }
    begin(joined)
  }

  private mutating func requested(_ wanted: Switch, during current: Switch) {
    if let waiting = pending {
      guard waiting.interface != wanted.interface else {
        pending?.waiting += wanted.waiting
        pending?.isAnimated = waiting.isAnimated && wanted.isAnimated
        pending?.dismissesPresented = waiting.dismissesPresented || wanted.dismissesPresented
        return
      }
      complete(waiting.waiting, .superseded)
      pending = nil
    }
    if wanted.interface == current.interface {
      phase = .swapping(current.joined(by: wanted))
      if !wanted.isAnimated { emit(.hastenSwap(generation: current.generation)) }
    } else {
      pending = wanted
      emit(.hastenSwap(generation: current.generation))
    }
  }

  private mutating func requested(_ wanted: Switch, dissolving current: Switch) {
    // The interface can have been replaced in the meantime.
    guard wanted.interface != current.interface || wanted.interface != shown else {
      let joined = current.joined(by: wanted)
      if wanted.isAnimated { return phase = .dissolving(joined) }
      phase = .idle
      emit(.uncover)
      return conclude(joined, .completed)
    }
    // The new cover shows the old one as far as it has faded, so that no jump is visible.
    emit(.cover(isNew: true))
    conclude(current, .completed)
    begin(wanted)
  }

  /// Begins a change to an interface that is not shown, or ends a change whose result is shown.
  private mutating func beginUnlessShown(_ wanted: Switch) {
    guard wanted.interface == shown else {
      return begin(wanted)
    }
    phase = .idle
    emit(.uncover)
    complete(wanted.waiting, .completed)
  }

  private mutating func begin(_ wanted: Switch) {
    lastGeneration += 1
    var wanted = wanted
    wanted.generation = lastGeneration
    phase = .clearing(wanted)
    emit(.cover(isNew: false))
    emit(.clear(generation: wanted.generation, dismissesPresented: wanted.dismissesPresented))
  }

  // MARK: - Steps

  private mutating func cleared(_ generation: Int) {
    guard case .clearing(let current) = phase, current.generation == generation else { return }
    phase = .swapping(current)
    emit(.willSwitch(current.id, waiting: current.waiting, isAnimated: current.isAnimated))
    emit(
      .swap(current.id, generation: generation, to: current.interface, isAnimated: current.isAnimated))
  }

  private mutating func swapped(_ generation: Int, _ outcome: TransitionOutcome) {
    guard case .swapping(let current) = phase, current.generation == generation else { return }
    if outcome == .completed { shown = current.interface }
    if let next = pending {
      pending = nil
      // The interface that is now shown must be covered before code of the app runs.
      if next.interface != shown { emit(.cover(isNew: true)) }
      conclude(current, outcome)
      beginUnlessShown(next)
    } else if outcome == .completed, current.isAnimated {
      phase = .dissolving(current)
      emit(.dissolve(current.id, generation: generation))
    } else {
      phase = .idle
      emit(.uncover)
      conclude(current, outcome)
    }
  }

  private mutating func dissolved(_ generation: Int) {
    guard case .dissolving(let current) = phase, current.generation == generation else { return }
    phase = .idle
    emit(.uncover)
    conclude(current, .completed)
  }

  /// Ends a dissolve immediately, because it is no longer visible.
  private mutating func screenLost() {
    guard case .dissolving(let current) = phase else { return }
    dissolved(current.generation)
  }

  private mutating func replaced(by interface: Interface?) {
    // During a swap the container is changing, and reports the resulting interface at the end.
    if case .swapping = phase { return }
    shown = interface
  }

  private mutating func rootIsDeallocated() {
    var waiting = pending?.waiting ?? []
    switch phase {
    case .idle: break
    case .clearing(let current), .swapping(let current), .dissolving(let current): waiting = current.waiting + waiting
    }
    isRootDeallocated = true
    phase = .idle
    pending = nil
    emit(.uncover)
    complete(waiting, .cancelled)
  }

  private mutating func conclude(_ done: Switch, _ outcome: TransitionOutcome) {
    if outcome == .completed { emit(.didSwitch(done.id)) }
    complete(done.waiting, outcome)
  }

  private mutating func emit(_ effect: Effect) { outbox.append(effect) }

  private mutating func complete(_ requests: [RequestID], _ outcome: TransitionOutcome) {
    for request in requests { emit(.complete(request, outcome)) }
  }
}

extension RootMachine.Switch {
  /// Returns the change for the remaining requests, or `nil` if there are none.
  fileprivate func without(_ request: RequestID) -> Self? {
    var copy = self
    copy.waiting.removeAll { $0 == request }
    guard let oldest = copy.waiting.first else { return nil }
    if id == request { copy.id = oldest }
    return copy
  }

  fileprivate func joined(by other: Self) -> Self {
    var copy = self
    copy.waiting += other.waiting
    copy.isAnimated = isAnimated && other.isAnimated
    return copy
  }
}

extension RootMachine: Sendable where Interface: Sendable {}
extension RootMachine.Phase: Sendable where Interface: Sendable {}
extension RootMachine.Switch: Sendable where Interface: Sendable {}
