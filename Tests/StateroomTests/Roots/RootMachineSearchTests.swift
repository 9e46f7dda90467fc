import TestSupport
import Testing

@testable import Stateroom

/// Every sequence of events up to a depth, each played to its end.
@Suite(.background)
struct RootMachineSearchTests {
  static let depth = 5

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

  @Test func `Every sequence of events ends well`() {
    let events = Self.requests + Self.reports
    var sequences = 0
    var failures: [String] = []
    func search(_ model: RootModel, _ path: [String]) {
      guard failures.count < 3 else { return }
      var rest = model
      rest.comeToRest()
      sequences += 1
      let problems = rest.problemsAtRest
      if !problems.isEmpty { failures.append("\(path): \(problems)") }
      guard path.count < Self.depth else { return }
      for event in events where event.isPossible(model) {
        var next = model
        event.happen(&next)
        search(next, path + [event.name])
      }
    }
    search(RootModel(), [])
    print("roots: \(sequences) sequences of up to \(Self.depth) events")
    #expect(failures == [])
    #expect(sequences > 60_000)
  }
}
