@testable import Stateroom

/// The world of a root machine, as simple as can be: what the container shows, whether something covers it, and which
/// reports are due. It performs effects and notes which rules they break.
struct RootModel {
  var machine = RootMachine<Int>()
  private(set) var violations: [String] = []
  private(set) var shown: Int?
  private(set) var isCovered = false
  private(set) var clearing: Int?
  private(set) var swapping: (generation: Int, interface: Int)?
  private(set) var dissolving: Int?
  private var announced: RequestID?
  private(set) var requests: [Int] = []
  private(set) var outcomes: [TransitionOutcome?] = []
  /// Whether the container has failed to swap.
  private var hasFailed = false

  // MARK: - Events

  mutating func request(_ interface: Int, isAnimated: Bool, dismissesPresented: Bool = true) {
    requests.append(interface)
    outcomes.append(nil)
    feed(
      .request(
        .init(
          id: RequestID(requests.count - 1), interface: interface, isAnimated: isAnimated,
          dismissesPresented: dismissesPresented)))
    if !machine.isRootDeallocated, machine.target != interface {
      violations.append("asked for \(interface), target \(String(describing: machine.target))")
    }
  }

  mutating func reportCleared() {
    guard let generation = clearing else { return }
    clearing = nil
    feed(.cleared(generation: generation))
  }

  mutating func reportSwapped(_ outcome: TransitionOutcome = .completed) {
    guard let (generation, interface) = swapping else { return }
    swapping = nil
    if outcome == .completed { shown = interface } else { hasFailed = true }
    feed(.swapped(generation: generation, outcome))
  }

  mutating func reportDissolved() {
    guard let generation = dissolving else { return }
    dissolving = nil
    feed(.dissolved(generation: generation))
  }

  mutating func reportLate() {
    let before = "\(machine)"
    for generation in -1...0 {
      feed(.cleared(generation: generation))
      feed(.swapped(generation: generation, .completed))
      feed(.dissolved(generation: generation))
    }
    if "\(machine)" != before { violations.append("a late report was taken") }
  }

  mutating func loseScreen() { feed(.screenLost) }

  mutating func goAway() {
    feed(.rootIsDeallocated)
    (clearing, swapping, dissolving) = (nil, nil, nil)
  }

  /// Lets everything that is due happen.
  mutating func comeToRest() {
    for _ in 0..<100 where clearing != nil || swapping != nil || dissolving != nil {
      reportCleared()
      reportSwapped()
      reportDissolved()
    }
  }

  // MARK: - Effects

  private mutating func feed(_ event: RootMachine<Int>.Event) {
    var effects: [RootMachine<Int>.Effect] = []
    machine.handle(event, into: &effects)
    for effect in effects { perform(effect) }
  }

  private mutating func require(_ holds: Bool, _ rule: String) {
    if !holds { violations.append(rule) }
  }

  private mutating func perform(_ effect: RootMachine<Int>.Effect) {
    switch effect {
    case .cover(let isNew):
      if isNew { dissolving = nil }
      isCovered = true
    case .clear(let generation, _):
      require(swapping == nil, "clears in the middle of a swap")
      clearing = generation
    case .willSwitch(let request, let waiting, _):
      require(waiting.contains(request), "announces \(request), which is not pending")
      require(announced == nil, "announces twice")
      announced = request
    case .swap(let request, let generation, let interface, _):
      require(swapping == nil, "swaps twice at a time")
      require(announced == request, "swaps what was not announced")
      require(shown != interface, "swaps what is shown already")
      require(isCovered, "swaps uncovered")
      announced = nil
      swapping = (generation, interface)
    case .hastenSwap(let generation): require(swapping?.generation == generation, "hastens what does not run")
    case .dissolve(_, let generation):
      require(isCovered && swapping == nil, "dissolves nothing")
      dissolving = generation
    case .uncover:
      (isCovered, dissolving) = (false, nil)
    case .didSwitch: require(swapping == nil, "done in the middle of a swap")
    case .complete(let request, let outcome): complete(request.rawValue, outcome)
    }
  }

  private mutating func complete(_ request: Int, _ outcome: TransitionOutcome) {
    require(outcomes[request] == nil, "\(request) has two outcomes")
    outcomes[request] = outcome
    switch outcome {
    case .completed: require(shown == requests[request], "\(request) is completed, but \(shown ?? -1) is")
    case .superseded: require(request + 1 < requests.count || hasFailed, "\(request) is superseded, but is the newest")
    case .cancelled: require(machine.isRootDeallocated, "\(request) is cancelled, but the root is there")
    case .refused: require(false, "the machine refuses no request")
    }
  }

  // MARK: - Rest

  /// What is wrong now that nothing is due any more.
  var problemsAtRest: [String] {
    var problems = violations
    if !machine.isAtRest { problems.append("not at rest, but nothing is due") }
    if isCovered { problems.append("covered at rest") }
    for (request, outcome) in outcomes.enumerated() where outcome == nil {
      problems.append("\(request) has no outcome")
    }
    guard !machine.isRootDeallocated, !hasFailed, let last = requests.last else { return problems }
    if shown != last { problems.append("\(last) was asked for last, \(String(describing: shown)) is shown") }
    if outcomes.last != .completed {
      problems.append("the last request ended as \(String(describing: outcomes.last))")
    }
    return problems
  }
}
