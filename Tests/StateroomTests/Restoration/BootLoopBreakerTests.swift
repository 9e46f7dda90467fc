import Testing

@testable import Stateroom

/// What keeps a bad archive from bringing the app down more than once.
struct BootLoopBreakerTests {
  @Test func `After any sequence of launches, no archive crashes the app twice`() {
    enum Step: CaseIterable { case restore, confirm, save, crash, quit }
    struct World {
      var kept: (trial: Int?, aside: Int?) = (nil, nil)
      var breaker = BootLoopBreaker<Int>(trial: nil, setAside: nil)
      var saved: Int?
      var date = 0
      var applied: Int?
      var guilty: Set<Int> = []
      var crashedLast = false
    }
    var sequences = 0
    var violations: [String] = []
    func search(_ world: World, _ log: [Step]) {
      sequences += 1
      guard log.count < 8, violations.isEmpty else { return }
      for step in Step.allCases {
        var next = world
        switch step {
        case .restore:
          guard let saved = next.saved, next.breaker.begin(saved) else { continue }
          next.applied = saved
          if next.guilty.contains(saved) { violations.append("\(log): \(saved) again") }
        case .confirm: next.breaker.confirm()
        case .save:
          next.date += 1
          next.saved = next.date
        case .crash, .quit:
          if step == .quit { next.breaker.confirm() }
          if step == .crash, let applied = next.applied, next.breaker.trial != nil { next.guilty.insert(applied) }
          next.applied = nil
          // What outlives the launch.
          next.breaker = BootLoopBreaker(trial: next.breaker.trial, setAside: next.breaker.setAside)
          next.breaker.launched()
          if next.breaker.trial != nil { violations.append("\(log): on trial without having been applied") }
        }
        search(next, log + [step])
      }
    }
    search(World(), [])
    print("boot loop: \(sequences) sequences, \(violations.count) violations")
    #expect(violations == [])
  }
}
