@testable import Stateroom

/// A search through all sequences of events of a root machine, each played to its end.
struct RootSearch {
  private struct Event {
    let name: String
    var isPossible: (RootModel) -> Bool = { _ in true }
    let happen: (inout RootModel) -> Void
  }

  private static var requests: [Event] {
    var events: [Event] = []
    for interface in 0..<3 {
      for isAnimated in [true, false] {
        events.append(Event(name: "\(interface) \(isAnimated)") { $0.request(interface, isAnimated: isAnimated) })
      }
    }
    events.append(Event(name: "0 keeping") { $0.request(0, isAnimated: true, dismissesPresented: false) })
    return events
  }

  private static var reports: [Event] {
    [
      Event(name: "cleared", isPossible: { $0.clearing != nil }) { $0.reportCleared() },
      Event(name: "swapped", isPossible: { $0.swapping != nil }) { $0.reportSwapped() },
      Event(name: "swap failed", isPossible: { $0.swapping != nil }) { $0.reportSwapped(.superseded) },
      Event(name: "dissolved", isPossible: { $0.dissolving != nil }) { $0.reportDissolved() },
      Event(name: "late reports", isPossible: { !$0.machine.isAtRest }) { $0.reportLate() },
      Event(name: "screen lost", isPossible: { $0.dissolving != nil }) { $0.loseScreen() },
      Event(name: "gone", isPossible: { !$0.machine.isRootDeallocated }) { $0.goAway() },
    ]
  }

  private(set) var sequences = 0
  /// The first sequences that break a rule, with the problems.
  private(set) var failures: [String] = []

  /// Searches all sequences of events up to a length.
  init(depth: Int) { visit(RootModel(), [], Self.requests + Self.reports, depth) }

  private mutating func visit(_ model: RootModel, _ path: [String], _ events: [Event], _ depth: Int) {
    guard failures.count < 3 else { return }
    var rest = model
    rest.comeToRest()
    sequences += 1
    let problems = rest.problemsAtRest
    if !problems.isEmpty { failures.append("\(path): \(problems)") }
    guard path.count < depth else { return }
    for event in events where event.isPossible(model) {
      var next = model
      event.happen(&next)
      visit(next, path + [event.name], events, depth)
    }
  }
}
