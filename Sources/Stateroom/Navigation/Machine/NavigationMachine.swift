/// Decides what becomes of a stack of states: a pure value, which knows neither UIKit nor time.
///
/// It hears of what is asked for and of what UIKit was found to have done, and answers with effects:
///
///     request, report  →  machine  →  calls to UIKit, news of the states, outcomes
///
/// Who owns what:
/// * ``stack`` is what counts as shown. UIKit has it, or was just told to have it.
/// * ``motion`` is the change that UIKit is busy with. There is one at a time: UIKit is called only at rest.
/// * ``waiting`` is what was asked for meanwhile. A request says what is to be done ("pop to this one"), not what the stack
///   should be in the end, so that it still means the same if the user's finger has changed the stack before its turn.
/// * ``target``, the stack with everything that waits carried out, is what the container reports.
///
/// A change that nobody asked for is the user's or the app's own, made with UIKit directly. It is adopted; if it is driven by
/// a finger, not before that has decided.
struct NavigationMachine<Controller: Hashable, State: Hashable> {
  private var backlog = Backlog()
  private(set) var motion: Motion?
  /// The states that the app has heard of.
  private(set) var announced: [State] = []
  /// Stacks that are over and that UIKit may still report: it carries out some calls later than they are made, and takes a
  /// cancelled transition back later than it says so.
  private var leftBehind: [[Controller]] = []
  private var lastGeneration = 0

  // MARK: - Looking

  private(set) var stack: [Entry] {
    get { backlog.stack }
    set { backlog.stack = newValue }
  }

  private var waiting: [Request] { backlog.waiting }

  /// The stack as it will be when everything that was asked for is done.
  var target: [Entry] { backlog.target.entries }

  /// The states of the target, the lowest first. Controllers without a state are left out.
  var states: [State] { backlog.target.states }

  /// Whether a controller is on the stack as it will be.
  func isOnTarget(_ controller: Controller) -> Bool { backlog.target.contains(controller) }

  /// Those whom a wish would take off the stack as it will be, the lowest first.
  func departing(by wish: Wish) -> [Entry] { backlog.target.departing(by: wish) }

  /// Whether requests wait for the end of a motion.
  var hasWaiting: Bool { !waiting.isEmpty }

  var isAtRest: Bool { motion == nil && waiting.isEmpty }

  /// Everybody who may be shown or be brought back.
  var entries: [Entry] {
    stack + (motion.map { $0.origin + $0.destination } ?? []) + waiting.flatMap(\.wish.newcomers)
  }

  // MARK: - Asking

  /// Takes a request in.
  mutating func handle(_ request: Request, into effects: inout [Effect]) {
    guard motion == nil, waiting.isEmpty else {
      wait(request, changesNothing: backlog.target.change(by: request.wish) == .nothing, into: &effects)
      return announce(into: &effects)
    }
    backlog.append(request)
    takeUp(into: &effects)
  }

  private mutating func wait(_ request: Request, changesNothing: Bool, into effects: inout [Effect]) {
    // Whoever asks for what is on its way joins it. Whoever asks for what a finger is about to change does not bring it back
    // when the finger has done so: the user is later.
    if changesNothing, waiting.isEmpty {
      if motion?.isUndecided == true { motion?.opponents += request.ids } else { motion?.requests += request.ids }
      return
    }
    var request = request
    request.joins = changesNothing
    if !changesNothing {
      effects += backlog.supersede().map { .complete($0, .superseded) }
      if case .set = request.wish { backlog.removeAll() }
    }
    backlog.append(request)
  }

  /// Carries out what waits, all of it in one change.
  private mutating func takeUp(into effects: inout [Effect]) {
    guard motion == nil, let last = waiting.last else { return announce(into: &effects) }
    let (destination, done, others) = outcome(of: waiting)
    backlog.removeAll()
    if destination.map(\.controller) == stack.map(\.controller) {
      stack = destination
      effects += done.map { .complete($0, .completed) }
    } else {
      lastGeneration += 1
      let calls = Call.calls(from: stack, to: destination, backwards: last.wish.leadsBack)
      motion = Motion(generation: lastGeneration, origin: stack, destination: destination, requests: done)
      // UIKit may make the calls later, and one after the other.
      leftBehind.append(stack.map(\.controller))
      for call in calls.dropLast() { leftBehind.append(call.applied(to: leftBehind[leftBehind.count - 1])) }
      stack = destination
      effects.append(.perform(calls, animated: last.isAnimated, generation: lastGeneration))
    }
    effects += others.map { .complete($0, .cancelled) }
    announce(into: &effects)
  }

  /// What requests lead to, one after the other; whose wish it is, and whose it is not. Those who have joined the ones before
  /// them share their end, unless the stack is another now and they do change something.
  private func outcome(of requests: [Request]) -> (stack: [Entry], done: [RequestID], others: [RequestID]) {
    var (result, done, others) = (Target(stack), [RequestID](), [RequestID]())
    for request in requests {
      let change = result.change(by: request.wish)
      if change == .impossible {
        others += request.ids
        continue
      }
      if !request.joins || change == .something {
        others += done
        done = []
      }
      done += request.ids
      result.apply(request.wish)
    }
    return (result.entries, done, others)
  }

  // MARK: - Hearing of UIKit

  /// UIKit was found to have this stack.
  ///
  /// - Parameter isInteractive: Whether a finger is about to decide on the newest change.
  mutating func found(_ list: [Entry], isInteractive: Bool, into effects: inout [Effect]) {
    if list.elementsEqual(stack, by: { $0.controller == $1.controller }) { return foundAsExpected() }
    let found = list.map(\.controller)
    if leftBehind.contains(found) { return }
    guard let motion else { return adopt(list, isInteractive: isInteractive, into: &effects) }
    guard motion.isUndecided else {
      if isInteractive { return interrupt(motion, with: list, into: &effects) }
      // UIKit goes somewhere else.
      effects += motion.requests.map { .complete($0, .cancelled) }
      self.motion?.requests = []
      self.motion?.destination = list
      self.motion?.isAwaited = false
      stack = list
      return announce(into: &effects)
    }
    guard found != motion.destination.map(\.controller) else {
      self.motion?.isTakenBack = false
      return
    }
    guard found != motion.origin.map(\.controller) else { return }
    // Somebody left by himself in the middle of the gesture; whatever that leads to, he will not be there.
    let gone = Set(motion.destination.map(\.controller)).subtracting(found)
    effects += motion.opponents.map { .complete($0, .cancelled) }
    self.motion?.opponents = []
    self.motion?.destination = list
    self.motion?.origin.removeAll { gone.contains($0.controller) }
    stack.removeAll { gone.contains($0.controller) }
    announce(into: &effects)
  }

  /// A gesture begins in the middle of a change. UIKit brings the change to its end first, so that its requests are completed.
  private mutating func interrupt(_ motion: Motion, with list: [Entry], into effects: inout [Effect]) {
    effects += motion.requests.map { .complete($0, motion.isAwaited ? .cancelled : .completed) }
    effects += motion.opponents.map { .complete($0, .cancelled) }
    adopt(list, isInteractive: true, into: &effects)
  }

  /// UIKit was found to have the stack that counts as shown.
  mutating func foundAsExpected() {
    leftBehind = []
    motion?.isAwaited = false
    if let motion, motion.isUndecided, motion.destination.map(\.controller) != stack.map(\.controller) {
      self.motion?.isTakenBack = true
    }
  }

  private mutating func adopt(_ list: [Entry], isInteractive: Bool, into effects: inout [Effect]) {
    lastGeneration += 1
    motion = Motion(
      generation: lastGeneration, origin: stack, destination: list, isUndecided: isInteractive, isAwaited: false,
      isCalled: true)
    leftBehind = []
    guard !isInteractive else { return }
    stack = list
    announce(into: &effects)
  }

  /// The calls of a motion have been made.
  mutating func called(_ generation: Int) {
    guard motion?.generation == generation else { return }
    motion?.isCalled = true
  }

  /// The finger has let go, and not taken the change back.
  mutating func decided(_ generation: Int, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation, motion.isUndecided else { return }
    self.motion?.isUndecided = false
    self.motion?.isTakenBack = false
    stack = motion.destination
    announce(into: &effects)
  }

  /// A gesture has taken hold of a change that was decided, and may cancel it. Until then the change counts.
  mutating func caught(_ generation: Int) {
    guard motion?.generation == generation else { return }
    motion?.isUndecided = true
  }

  /// UIKit is done with a motion. The reports of earlier ones are stale, and nothing comes of them.
  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation else { return }
    self.motion = nil
    leftBehind = []
    let isCancelled = isCancelled || motion.isTakenBack
    if isCancelled {
      stack = motion.origin
      // UIKit may show it for a while.
      if !motion.isTakenBack { leftBehind = [motion.destination.map(\.controller)] }
    } else if motion.isAwaited {
      // It was never carried out.
      stack = motion.origin
    } else if motion.isUndecided {
      stack = motion.destination
    }
    let isDone = !isCancelled && stack.map(\.controller) == motion.destination.map(\.controller)
    announce(into: &effects)
    effects += motion.requests.map { .complete($0, isDone ? .completed : .cancelled) }
    effects += motion.opponents.map { .complete($0, isCancelled ? .completed : .cancelled) }
    takeUp(into: &effects)
  }

  /// The container is being freed: everybody who waits is told.
  mutating func hostGoesAway(into effects: inout [Effect]) {
    let everybody = (motion.map { $0.requests + $0.opponents } ?? []) + waiting.flatMap(\.ids)
    motion = nil
    backlog.removeAll()
    effects += everybody.map { .complete($0, .cancelled) }
  }

  /// Lets the app be told of the states, if they are others than those that it knows.
  private func announce(into effects: inout [Effect]) {
    if states != announced { effects.append(.announce) }
  }

  /// What the app is to be told when its turn comes: what has changed since it was told last, and what is true now.
  mutating func announcement() -> (old: [State], new: [State])? {
    let (old, new) = (announced, states)
    announced = new
    return old == new ? nil : (old, new)
  }
}

extension NavigationMachine: Sendable where Controller: Sendable, State: Sendable {}
