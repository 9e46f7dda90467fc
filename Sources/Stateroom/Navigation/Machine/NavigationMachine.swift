/// The rules of a stack of states, as a pure value without UIKit or a clock.
///
/// The state of the machine:
/// * ``stack`` is the stack that counts as shown. UIKit has it, or was just called with it.
/// * ``motion`` is the change that UIKit is carrying out. There is only one, because UIKit is called only at rest.
/// * ``waiting`` are the requests that were made meanwhile. A request describes a change ("pop to this controller") and
///   not the resulting stack, so that its meaning remains if a gesture changes the stack before its turn.
/// * ``target``, the stack after all waiting requests, is what the container reports.
///
/// A change without a request was made by the user or by the app with UIKit's own methods. The machine adopts it, and a
/// change that a gesture controls as soon as the gesture has ended.
struct NavigationMachine<Controller: Hashable, State: Hashable>: FollowingMachine {
  typealias Step = [Call]
  typealias Motion = FollowedMotion<[Entry]>

  private var backlog = Backlog()
  var motion: Motion?
  /// The states that were announced to the app.
  var announced: [State] = []
  /// The earlier stacks that UIKit may still report.
  ///
  /// UIKit carries out some calls later than they are made, and restores the stack of a cancelled transition later than
  /// it reports the cancellation.
  private var leftBehind: [[Controller]] = []
  private var lastGeneration = 0

  // MARK: - Reading the State

  private(set) var stack: [Entry] {
    get { backlog.stack }
    set { backlog.stack = newValue }
  }

  private var waiting: [Request] { backlog.waiting }

  /// The stack after all requests.
  var target: [Entry] { backlog.target.entries }

  /// The states of the target, the lowest first.
  ///
  /// Controllers without a state are left out.
  var states: [State] { backlog.target.states }
  var news: [State] { states }

  /// Returns whether a controller is on the target.
  func isOnTarget(_ controller: Controller) -> Bool { backlog.target.contains(controller) }

  /// Returns the entries that a change would remove from the target, the lowest first.
  func departing(by operation: Operation) -> [Entry] { backlog.target.departing(by: operation) }

  /// A Boolean value that indicates whether requests wait for the end of a motion.
  var hasWaiting: Bool { !waiting.isEmpty }

  var isAtRest: Bool {
    // A comparison with `nil` would copy the motion with its lists.
    guard case .none = motion else { return false }
    return waiting.isEmpty
  }

  /// A Boolean value that indicates whether the stack from before the motion still counts.
  ///
  /// A gesture controls the motion from its beginning. A change that a gesture has interrupted counts already.
  private var originCounts: Bool {
    guard let motion, motion.isUndecided else { return false }
    return !motion.destination.elementsEqual(stack) { $0.controller == $1.controller }
  }

  /// All entries that may be shown or restored.
  var entries: [Entry] {
    stack + (motion.map { $0.origin + $0.destination } ?? []) + waiting.flatMap(\.operation.newcomers)
  }

  var places: [Entry] { entries }
  static func place(of stack: [Entry]) -> Entry? { stack.last }

  // MARK: - Handling Requests

  mutating func handle(_ request: Request, into effects: inout [Effect]) {
    guard motion == nil, waiting.isEmpty else {
      wait(request, changesNothing: backlog.target.change(by: request.operation) == .nothing, into: &effects)
      return announce(into: &effects)
    }
    carryOut([request], into: &effects)
  }

  mutating func withdrawn(_ request: RequestID, into effects: inout [Effect]) {
    if motion?.opponents.contains(request) == true {
      motion?.opponents.removeAll { $0 == request }
    } else if !backlog.withdraw(request) {
      return
    }
    effects.append(.complete(request, .cancelled))
    announce(into: &effects)
  }

  private mutating func wait(_ request: Request, changesNothing: Bool, into effects: inout [Effect]) {
    // A request for the result of the running change joins it. A request for the stack before a change that a gesture
    // may still cancel does not bring that stack back after the gesture, because the user's decision is newer.
    if changesNothing, waiting.isEmpty {
      if originCounts { motion?.opponents += request.ids } else { motion?.requests += request.ids }
      return
    }
    var request = request
    request.joins = changesNothing
    if !changesNothing {
      effects += backlog.supersede().map { .complete($0, .superseded) }
      if case .set = request.operation { backlog.removeAll() }
    }
    backlog.append(request)
  }

  /// Performs requests in one change.
  private mutating func carryOut(_ requests: [Request], into effects: inout [Effect]) {
    let (old, (result, done, others)) = (stack, backlog.outcome(of: requests))
    backlog.settle(on: result)
    let calls = Call.calls(from: old, to: stack, backwards: requests.last?.operation.isBackward == true)
    if calls.isEmpty {
      effects += done.map { .complete($0, .completed) }
    } else {
      lastGeneration += 1
      motion = Motion(generation: lastGeneration, origin: old, destination: stack, requests: done)
      // UIKit may carry out the calls later, and one after the other.
      leftBehind.append(old.map(\.controller))
      for call in calls.dropLast() { leftBehind.append(call.applied(to: leftBehind[leftBehind.count - 1])) }
      effects.append(.perform(calls, animated: requests.last?.isAnimated == true, generation: lastGeneration))
    }
    effects += others.map { .complete($0, .cancelled) }
    announce(into: &effects)
  }

  // MARK: - Handling Reports of UIKit

  /// Handles a stack that UIKit was found to have.
  ///
  /// - Parameters:
  ///   - list: The entries of UIKit's stack.
  ///   - isInteractive: A Boolean value that indicates whether a gesture controls the newest change.
  ///   - effects: The effects, to which this method appends.
  mutating func found(_ list: [Entry], isInteractive: Bool, into effects: inout [Effect]) {
    if list.elementsEqual(stack, by: { $0.controller == $1.controller }) { return foundAsExpected() }
    let found = list.map(\.controller)
    if leftBehind.contains(found) { return }
    guard let motion else { return adopt(list, isInteractive: isInteractive, into: &effects) }
    guard motion.isUndecided else {
      if isInteractive { return interrupt(motion, with: list, into: &effects) }
      // UIKit changes to another stack.
      effects += motion.requests.map { .complete($0, .cancelled) }
      self.motion?.requests = []
      self.motion?.destination = list
      self.motion?.isAwaited = false
      stack = list
      return announce(into: &effects)
    }
    let isAtOrigin = found == motion.origin.map(\.controller)
    if isAtOrigin || found == motion.destination.map(\.controller) {
      self.motion?.isReverted = isAtOrigin
      return
    }
    // Controllers were removed in the middle of the gesture. Neither of the possible stacks is the requested one.
    let gone = Set(motion.destination.map(\.controller)).subtracting(found)
    effects += (motion.requests + motion.opponents).map { .complete($0, .cancelled) }
    self.motion?.requests = []
    self.motion?.opponents = []
    self.motion?.destination = list
    self.motion?.origin.removeAll { gone.contains($0.controller) }
    stack.removeAll { gone.contains($0.controller) }
    announce(into: &effects)
  }

  /// Handles a gesture that begins in the middle of a change.
  ///
  /// UIKit completes the change first, so that its requests are completed.
  private mutating func interrupt(_ motion: Motion, with list: [Entry], into effects: inout [Effect]) {
    effects += motion.requests.map { .complete($0, motion.isAwaited ? .cancelled : .completed) }
    effects += motion.opponents.map { .complete($0, .cancelled) }
    adopt(list, isInteractive: true, into: &effects)
  }

  /// Handles a report that UIKit has the stack that counts as shown.
  mutating func foundAsExpected() {
    leftBehind = []
    motion?.isAwaited = false
    let isReverted = originCounts
    motion?.isReverted = isReverted
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

  /// Handles the end of a gesture that has not cancelled the change.
  mutating func decided(_ generation: Int, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation, motion.isUndecided else { return }
    self.motion?.isUndecided = false
    self.motion?.isReverted = false
    stack = motion.destination
    announce(into: &effects)
  }

  /// Handles a gesture that interrupts a change that counted already, and may cancel it.
  ///
  /// Until the gesture ends, the change still counts.
  mutating func caught(_ generation: Int) {
    guard motion?.generation == generation else { return }
    motion?.isUndecided = true
  }

  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation else { return }
    self.motion = nil
    leftBehind = []
    let isCancelled = isCancelled || motion.isReverted
    if isCancelled {
      stack = motion.origin
      // UIKit may still report the destination for a while.
      if !motion.isReverted { leftBehind = [motion.destination.map(\.controller)] }
    } else if motion.isAwaited {
      // UIKit has never carried out the change.
      stack = motion.origin
    } else if motion.isUndecided {
      stack = motion.destination
    }
    let isDone = !isCancelled && stack.map(\.controller) == motion.destination.map(\.controller)
    announce(into: &effects)
    effects += motion.requests.map { .complete($0, isDone ? .completed : .cancelled) }
    effects += motion.opponents.map { .complete($0, isCancelled ? .completed : .cancelled) }
    if !waiting.isEmpty { carryOut(waiting, into: &effects) }
  }

  mutating func hostIsDeallocated(into effects: inout [Effect]) {
    let requests = (motion.map { $0.requests + $0.opponents } ?? []) + waiting.flatMap(\.ids)
    motion = nil
    backlog.removeAll()
    effects += requests.map { .complete($0, .cancelled) }
  }
}

extension NavigationMachine: Sendable where Controller: Sendable, State: Sendable {}
