@testable import Stateroom

/// A tab machine with a model of UIKit beside it, which records every broken rule.
struct TabWorld: SearchedWorld {
  typealias Machine = TabMachine<Int>

  enum Event: Hashable {
    case ask(Int, animated: Bool)
    case tap(Int)
    case transitionEnds, transitionIsCancelled, staleReport
    case tabsBecome([Int])
    case hostIsDeallocated
  }

  private struct Asked {
    var state: Int
    var outcome: RequestOutcome?
    var isToBeCompleted = true
  }

  private var machine = Machine()
  private var tabs = [0, 1, 2]
  private var selected: Int? = 0
  private var transition: (generation: Int, origin: Int?)?
  private var asked: [RequestID: Asked] = [:]
  private var lastRequest = 0
  private var received: Int?
  private(set) var isGone = false
  private(set) var problems: [String] = []

  init() { report() }

  var possibleEvents: [Event] {
    guard !isGone else { return [] }
    var events: [Event] = tabs.prefix(2).map { .ask($0, animated: true) }
    if let last = tabs.last { events += [.ask(last, animated: false), .tap(last)] }
    events.append(.tabsBecome(tabs.count == 3 ? [1, 2] : [0, 1, 2]))
    if transition != nil { events += [.transitionEnds, .transitionIsCancelled, .staleReport] }
    events.append(.hostIsDeallocated)
    return events
  }

  mutating func feed(_ event: Event) {
    switch event {
    case .ask(let state, let animated):
      for id in asked.keys where asked[id]?.outcome == nil { asked[id]?.isToBeCompleted = false }
      lastRequest += 1
      let id = RequestID(lastRequest)
      asked[id] = Asked(state: state)
      act { $0.handle(.init(ids: [id], tab: state, isAnimated: animated), into: &$1) }
    case .tap(let state):
      interfere()
      selected = state
      report()
    case .transitionEnds: endTransition(isCancelled: false)
    case .transitionIsCancelled:
      interfere()
      endTransition(isCancelled: true)
    case .staleReport:
      guard let transition else { return }
      act { $0.ended(transition.generation - 1, isCancelled: true, into: &$1) }
    case .tabsBecome(let new):
      interfere()
      tabs = new
      if selected.map({ !new.contains($0) }) ?? true { selected = new.first }
      report()
    case .hostIsDeallocated:
      isGone = true
      act { $0.hostIsDeallocated(into: &$1) }
    }
    check()
  }

  mutating func drain() {
    while transition != nil, !isGone { feed(.transitionEnds) }
    for (id, asked) in asked where asked.outcome == nil { problems.append("\(id) for \(asked.state) has no outcome") }
  }

  private mutating func interfere() {
    for id in asked.keys { asked[id]?.isToBeCompleted = false }
  }

  private mutating func act(_ body: (inout Machine, inout [Machine.Effect]) -> Void) {
    var effects: [Machine.Effect] = []
    body(&machine, &effects)
    for effect in effects { perform(effect) }
  }

  private mutating func report() {
    let (tabs, selected) = (tabs, selected)
    act { $0.found(tabs, selected: selected, into: &$1) }
    endAtOnce()
  }

  private mutating func endAtOnce() {
    guard transition == nil, let motion = machine.motion, motion.isCalled else { return }
    act { $0.ended(motion.generation, isCancelled: false, into: &$1) }
  }

  private mutating func endTransition(isCancelled: Bool) {
    guard let ended = transition else { return }
    transition = nil
    if isCancelled, let origin = ended.origin, tabs.contains(origin) { selected = origin }
    if !isCancelled {
      let (tabs, selected) = (tabs, selected)
      act { $0.found(tabs, selected: selected, into: &$1) }
    }
    act { $0.ended(ended.generation, isCancelled: isCancelled, into: &$1) }
    report()
  }

  private mutating func perform(_ effect: Machine.Effect) {
    switch effect {
    case .perform(let state, let animated, let generation):
      if transition != nil { problems.append("UIKit is called in the middle of a transition") }
      if !tabs.contains(state) { problems.append("\(state) has no tab") }
      let origin = selected
      selected = state
      machine.called(generation)
      if animated { transition = (generation, origin) }
      report()
    case .announce:
      guard let (old, new) = machine.announcement() else { return }
      if old != received { problems.append("changed from \(old ?? -1), but \(received ?? -1) was reported before") }
      received = new
    case .complete(let id, let outcome):
      if asked[id]?.outcome != nil { problems.append("\(id) has two outcomes") }
      if outcome == .completed, selected != asked[id]?.state { problems.append("\(id) is not what is shown") }
      if outcome != .completed, asked[id]?.isToBeCompleted == true, !isGone {
        problems.append("\(id), the newest, is \(outcome)")
      }
      asked[id]?.outcome = outcome
    }
  }

  private mutating func check() {
    guard !isGone else { return }
    if received != machine.target { problems.append("target \(machine.target ?? -1), \(received ?? -1) was reported") }
    guard transition == nil else { return }
    if !machine.isAtRest { problems.append("nothing is going on, but the machine waits") }
    if machine.selected != selected { problems.append("selected \(machine.selected ?? -1), UIKit \(selected ?? -1)") }
  }
}
