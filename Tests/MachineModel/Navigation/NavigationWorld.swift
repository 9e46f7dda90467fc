@testable import Stateroom

/// A navigation machine with a model of UIKit beside it, which records every broken rule.
struct NavigationWorld: SearchedWorld {
  typealias Machine = NavigationMachine<Int, Int>

  enum Event: Hashable, Sendable {
    case push(state: Int, animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    case replaceTop(state: Int)
    /// Keeps the root and puts these states above it.
    case set([Int], animated: Bool)
    case transitionEnds
    case swipeBegins, swipeEnds, swipeIsCancelled
    /// As above, but UIKit restores its stack later than it reports the cancellation.
    case swipeIsCancelledLate, stackComesBack
    /// UIKit restores its stack without a callback: the container has left the screen.
    case swipeIsCutOff
    /// A gesture interrupts a transition, and controls it from then on.
    case gestureCatches
    case someoneLeaves
    /// Other code changes the stack in a way that is not noticed before.
    case menuLeadsToRoot, strangerComes
    case staleReport
    /// UIKit carries the next call out later than it is made.
    case nextCallIsPutOff, putOffCallIsMade
    case hostIsDeallocated
  }

  private struct Transition {
    var generation: Int
    var origin: [Int]
    var isSwipe = false
    var isUndecided = false
  }

  private struct Asked {
    var operation: Machine.Operation
    var outcome: RequestOutcome?
    /// Whether it was the newest, and only code has changed the stack since.
    var isToBeCompleted = true
  }

  private var machine = Machine()
  private var uiKit: [Int] = []
  private var transition: Transition?
  private var returning: [Int]?
  /// UIKit was late in more than one way since it was at rest, so that what it shows can be mistaken for what it will
  /// show.
  private var isMuddled = false
  private var putsOffNextCall = false
  private var putOff: (calls: [Machine.Call], animated: Bool, generation: Int)?
  private var asked: [RequestID: Asked] = [:]
  private var lastRequest = 0
  private var lastController = 0
  private var receivedStates: [Int] = []
  private var statesOf: [Int: Int] = [:]
  private(set) var isGone = false
  private(set) var problems: [String] = []

  init() {
    ask(.set([newEntry(0), newEntry(1)]), animated: false)
  }

  // MARK: - What Can Happen

  var possibleEvents: [Event] {
    guard !isGone else { return [] }
    var events: [Event] = [
      .push(state: 1, animated: true), .push(state: 2, animated: false), .pop(animated: true),
      .popToRoot(animated: false), .replaceTop(state: 3), .set([2, 1], animated: true), .set([1], animated: false),
      .strangerComes, .hostIsDeallocated,
    ]
    let isBusy = transition != nil || returning != nil || putOff != nil
    if let transition, !transition.isUndecided {
      events.append(.transitionEnds)
      if !transition.isSwipe { events.append(.gestureCatches) }
    }
    if let transition, transition.isUndecided {
      events += [.swipeEnds, .swipeIsCancelled, .swipeIsCancelledLate, .swipeIsCutOff]
      if uiKit.count > 1, transition.origin.count > 1 { events.append(.someoneLeaves) }
    }
    if transition?.isSwipe == true, transition?.isUndecided == false { events.append(.swipeIsCancelled) }
    if returning != nil { events.append(.stackComesBack) }
    if putOff != nil, returning == nil { events.append(.putOffCallIsMade) }
    if !isBusy, uiKit.count > 1 { events += [.swipeBegins, .menuLeadsToRoot] }
    if !isBusy, !putsOffNextCall { events.append(.nextCallIsPutOff) }
    if lastGeneration > 1 { events.append(.staleReport) }
    return events
  }

  private var lastGeneration = 0

  mutating func feed(_ event: Event) {
    switch event {
    case .push(let state, let animated): ask(.push(newEntry(state)), animated: animated)
    case .pop(let animated):
      guard let below = machine.target.dropLast().last else { return }
      ask(.popTo(below.controller), animated: animated)
    case .popToRoot(let animated):
      guard let root = machine.target.first else { return }
      ask(.popTo(root.controller), animated: animated)
    case .replaceTop(let state):
      guard let top = machine.target.last else { return }
      ask(.popReplacing(top.controller, with: newEntry(state)), animated: true)
    case .set(let states, let animated): set(states, animated: animated)
    case .transitionEnds: endTransition()
    case .swipeBegins: beginSwipe()
    case .swipeEnds: endSwipe()
    case .swipeIsCancelled: cancelSwipe(late: false)
    case .swipeIsCancelledLate: cancelSwipe(late: true)
    case .stackComesBack: comeBack()
    case .swipeIsCutOff: cutOff()
    case .gestureCatches:
      guard let caught = transition else { return }
      transition?.isUndecided = true
      interfere()
      machine.caught(caught.generation)
    case .someoneLeaves:
      uiKit.removeFirst()
      transition?.origin.removeFirst()
      interfere()
      report()
    case .menuLeadsToRoot:
      uiKit = [uiKit[0]]
      interfere()
      report()
      endMotionAtOnce()
    case .strangerComes: strangerComes()
    case .staleReport:
      let stale = lastGeneration - 1
      act { $0.ended(stale, isCancelled: true, into: &$1) }
      act { $0.decided(stale, into: &$1) }
    case .nextCallIsPutOff: putsOffNextCall = true
    case .putOffCallIsMade: makePutOffCall()
    case .hostIsDeallocated:
      isGone = true
      act { $0.hostIsDeallocated(into: &$1) }
    }
    check(after: event)
  }

  /// Lets everything come to its end.
  mutating func drain() {
    for _ in 0..<40 {
      if returning != nil { feed(.stackComesBack) }
      if putOff != nil { feed(.putOffCallIsMade) }
      guard let transition else { continue }
      feed(transition.isUndecided ? .swipeEnds : .transitionEnds)
    }
    if !isGone {
      if !machine.isAtRest { problems.append("not at rest in the end") }
      if machine.stack.map(\.controller) != uiKit { problems.append("\(machine.stack) at rest, UIKit has \(uiKit)") }
    }
    for (id, asked) in asked where asked.outcome == nil { problems.append("\(id) \(asked.operation) has no outcome") }
  }

  // MARK: - Asking

  private mutating func newEntry(_ state: Int) -> Machine.Entry {
    lastController += 1
    statesOf[lastController] = state
    return .init(controller: lastController, state: state)
  }

  private mutating func set(_ states: [Int], animated: Bool) {
    let stack = machine.target
    var entries: [Machine.Entry] = []
    for (state, place) in zip([0] + states, StateMatching.places(of: [0] + states, in: stack.map(\.state))) {
      entries.append(place.map { stack[$0] } ?? newEntry(state))
    }
    ask(.set(entries), animated: animated)
  }

  private mutating func ask(_ operation: Machine.Operation, animated: Bool) {
    for id in asked.keys where asked[id]?.outcome == nil { asked[id]?.isToBeCompleted = false }
    lastRequest += 1
    let id = RequestID(lastRequest)
    asked[id] = Asked(operation: operation, isToBeCompleted: transition?.isUndecided != true && !isMuddled)
    let joins = operation.applied(to: machine.target) == machine.target
    // A joined request has not been superseded.
    if joins {
      for id in asked.keys where asked[id]?.outcome == nil { asked[id]?.isToBeCompleted = false }
    }
    act { $0.handle(.init(ids: [id], operation: operation, isAnimated: animated), into: &$1) }
  }

  private mutating func act(_ body: (inout Machine, inout [Machine.Effect]) -> Void) {
    var effects: [Machine.Effect] = []
    body(&machine, &effects)
    for effect in effects { perform(effect) }
  }

  private mutating func interfere() {
    for id in asked.keys { asked[id]?.isToBeCompleted = false }
  }

  // MARK: - UIKit

  private mutating func report(isInteractive: Bool = false) {
    let entries = uiKit.map { Machine.Entry(controller: $0, state: statesOf[$0]) }
    act { $0.found(entries, isInteractive: isInteractive, into: &$1) }
    lastGeneration = max(lastGeneration, machine.motion?.generation ?? 0)
  }

  private mutating func perform(_ effect: Machine.Effect) {
    switch effect {
    case .perform(let calls, let animated, let generation):
      lastGeneration = generation
      if transition != nil { problems.append("UIKit is called in the middle of a transition") }
      if calls.isEmpty { problems.append("nothing to do for UIKit") }
      if putsOffNextCall {
        putsOffNextCall = false
        putOff = (calls, animated, generation)
        machine.called(generation)
        report()
      } else {
        make(calls, animated, generation)
      }
    case .announce:
      guard let (old, new) = machine.announcement() else { return }
      if old != receivedStates { problems.append("changed from \(old), but \(receivedStates) was reported before") }
      receivedStates = new
    case .complete(let id, let outcome): complete(id, outcome)
    }
  }

  private mutating func make(_ calls: [Machine.Call], _ animated: Bool, _ generation: Int) {
    let origin = uiKit
    for call in calls {
      if case .push(let controller) = call, uiKit.contains(controller) {
        problems.append("\(controller) pushed twice")
      }
      if case .popTo(let controller) = call, !uiKit.contains(controller) {
        problems.append("\(controller) is not there")
      }
      uiKit = call.applied(to: uiKit)
    }
    if Set(uiKit).count != uiKit.count { problems.append("twice the same in \(uiKit)") }
    machine.called(generation)
    if animated, origin.last != uiKit.last {
      transition = Transition(generation: generation, origin: origin)
      report()
    } else {
      report()
      endMotionAtOnce()
    }
  }

  private mutating func makePutOffCall() {
    guard let call = putOff else { return }
    putOff = nil
    make(call.calls, call.animated, call.generation)
  }

  private mutating func endMotionAtOnce() {
    guard let motion = machine.motion, transition == nil, putOff == nil else { return }
    act { $0.ended(motion.generation, isCancelled: false, into: &$1) }
  }

  private mutating func endTransition() {
    guard let ended = transition else { return }
    transition = nil
    report()
    act { $0.ended(ended.generation, isCancelled: false, into: &$1) }
  }

  private mutating func beginSwipe() {
    let origin = uiKit
    uiKit.removeLast()
    let states = machine.states
    report(isInteractive: true)
    transition = Transition(generation: lastGeneration, origin: origin, isSwipe: true, isUndecided: true)
    if machine.states != states { problems.append("the states follow a finger that has not decided") }
  }

  private mutating func endSwipe() {
    guard let swipe = transition, swipe.isUndecided else { return }
    transition?.isUndecided = false
    interfere()
    act { $0.decided(swipe.generation, into: &$1) }
  }

  private mutating func cancelSwipe(late: Bool) {
    guard let swipe = transition else { return }
    transition = nil
    // A touch may also interrupt a transition that it has released.
    if !swipe.isUndecided { interfere() }
    if late { returning = swipe.origin } else { uiKit = swipe.origin }
    if late {
      isMuddled = true
      report()
      putsOffNextCall = true
    }
    act { $0.ended(swipe.generation, isCancelled: true, into: &$1) }
    report()
    if late, putOff == nil, machine.stack.map(\.controller) != swipe.origin {
      problems.append("the machine has the stack \(machine.stack) of a swipe that was cancelled")
    }
    if !late, machine.motion == nil, machine.stack.map(\.controller) != uiKit {
      problems.append("a swipe that was cancelled has left \(machine.stack)")
    }
  }

  private mutating func cutOff() {
    guard let swipe = transition else { return }
    transition = nil
    let target = machine.target
    uiKit = swipe.origin
    report()
    endMotionAtOnce()
    if swipe.isSwipe, machine.target != target {
      problems.append("a swipe that was cut off has changed \(target) to \(machine.target)")
    }
  }

  private mutating func comeBack() {
    guard let stack = returning else { return }
    returning = nil
    uiKit = stack
    if putOff == nil { putsOffNextCall = false }
    report()
    endMotionAtOnce()
  }

  private mutating func strangerComes() {
    // Through UIKit's own method, which takes its turn.
    lastController += 1
    for id in asked.keys where asked[id]?.outcome == nil { asked[id]?.isToBeCompleted = false }
    let entry = Machine.Entry(controller: lastController, state: nil)
    act { $0.handle(.init(ids: [], operation: .push(entry), isAnimated: false), into: &$1) }
  }

  // MARK: - Judging

  private mutating func complete(_ id: RequestID, _ outcome: RequestOutcome) {
    guard let request = asked[id] else { return problems.append("\(id) was never asked") }
    if let reported = request.outcome { problems.append("\(id) has the outcomes \(reported) and \(outcome)") }
    asked[id]?.outcome = outcome
    if outcome == .completed, !isSatisfied(request.operation) {
      problems.append("\(id) \(request.operation) is called completed with \(uiKit)")
    }
    if outcome != .completed, request.isToBeCompleted, !isGone {
      problems.append("\(id) \(request.operation), the newest, is \(outcome)")
    }
  }

  private func isSatisfied(_ operation: Machine.Operation) -> Bool {
    // UIKit may still be returning to the effective stack.
    let stack = returning ?? uiKit
    return switch operation {
    case .push(let entry), .popReplacing(_, let entry), .replace(_, let entry): stack.last == entry.controller
    case .popTo(let controller): stack.last == controller
    case .set(let entries): stack == entries.map(\.controller)
    }
  }

  private mutating func check(after event: Event) {
    guard !isGone else { return }
    if receivedStates != machine.states {
      problems.append("states \(machine.states), but \(receivedStates) was reported")
    }
    if Set(machine.target.map(\.controller)).count != machine.target.count {
      problems.append("twice the same in \(machine.target)")
    }
    guard transition == nil, returning == nil, putOff == nil else { return }
    isMuddled = false
    if !machine.isAtRest { problems.append("nothing is going on, but the machine waits: \(machine)") }
    if machine.stack.map(\.controller) != uiKit {
      problems.append("stack \(machine.stack.map(\.controller)), UIKit has \(uiKit)")
    }
  }
}
