import Testing

@testable import Stateroom

/// What keeps a bad archive from bringing the app down more than once.
struct BootLoopBreakerTests {
  private typealias Breaker = BootLoopBreaker<Int>

  /// An app that restores, saves, crashes and quits. An archive is the number of its states.
  private struct World {
    enum Step: CaseIterable { case restore, restoreActivity, confirm, saveNew, saveAgain, crash, quit }

    var breaker = Breaker(saved: nil, trial: nil, setAside: nil)
    var newest = 0
    /// What the app shows.
    var shown: Int?
    /// What was applied or saved in a trial that failed, until it is saved in order.
    var suspects: Set<Int> = []
    /// What was applied or saved during the present trial.
    var tried: Set<Int> = []
    /// What the next launch restores if this one ends in order.
    var expected: Int?
    var violations: [String] = []

    /// Performs a step, and returns whether it was possible.
    mutating func perform(_ step: Step) -> Bool {
      switch step {
      case .restore:
        guard let saved = breaker.restorable, begin(saved) else { return false }
      case .restoreActivity:
        // An archive that the app has not saved.
        guard begin(-1) else { return false }
      case .confirm: confirm()
      case .saveNew:
        newest += 1
        shown = newest
        save(newest)
      case .saveAgain:
        guard let shown, shown > 0 else { return false }
        save(shown)
      case .crash: launch()
      case .quit:
        confirm()
        if breaker.restorable != expected { violations.append("\(expected as Int?) was lost") }
        launch()
      }
      return true
    }

    private mutating func begin(_ archive: Int) -> Bool {
      let trial = breaker.trial
      guard breaker.begin(archive) else { return false }
      // The trial of another archive ends the one before.
      if archive != trial { tried = [] }
      if suspects.contains(archive) { violations.append("\(archive) was applied after it had failed") }
      shown = archive
      tried.insert(archive)
      return true
    }

    private mutating func save(_ archive: Int) {
      breaker.saved = archive
      expected = archive
      if breaker.trial != nil {
        tried.insert(archive)
      } else if archive != breaker.setAside {
        suspects.remove(archive)
      }
    }

    private mutating func confirm() {
      breaker.confirm()
      tried = []
    }

    /// The next launch, with what outlives a launch.
    private mutating func launch() {
      let hasFailed = breaker.trial != nil
      breaker = Breaker(saved: breaker.saved, trial: breaker.trial, setAside: breaker.setAside)
      breaker.launched()
      if breaker.trial != nil { violations.append("on trial without having been applied") }
      if hasFailed {
        suspects = tried
        expected = nil
        if breaker.restorable != nil { violations.append("something is left of a trial that failed") }
      }
      tried = []
      shown = nil
    }
  }

  @Test func `After any sequence of launches, what failed is not applied, and nothing else is lost`() {
    var sequences = 0
    var violations: [String] = []
    func search(_ world: World, _ log: [World.Step]) {
      sequences += 1
      guard log.count < 7, violations.isEmpty else { return }
      for step in World.Step.allCases {
        var next = world
        guard next.perform(step) else { continue }
        violations += next.violations.map { "\(log + [step]): \($0)" }
        search(next, log + [step])
      }
    }
    search(World(), [])
    print("boot loop: \(sequences) sequences, \(violations.count) violations")
    #expect(violations == [])
    #expect(sequences > 10_000)
  }

  @Test func `What the app saves during a trial is on trial as well`() {
    var breaker = Breaker(saved: 1, trial: nil, setAside: nil)
    #expect(breaker.begin(1) == true)
    breaker.saved = 2
    breaker.launched()
    #expect(breaker == Breaker(saved: nil, trial: nil, setAside: 1))
  }

  @Test func `An archive that is confirmed is saved again, unless a newer one is`() {
    for newer in [nil, 2] {
      var breaker = Breaker(saved: 1, trial: nil, setAside: nil)
      #expect(breaker.begin(1) == true)
      #expect(breaker.saved == nil)
      #expect(breaker.restorable == 1)
      if let newer { breaker.saved = newer }
      breaker.confirm()
      #expect(breaker == Breaker(saved: newer ?? 1, trial: nil, setAside: nil))
    }
  }

  @Test func `An archive that was not saved does not become the saved one`() {
    var breaker = Breaker(saved: nil, trial: nil, setAside: nil)
    #expect(breaker.begin(7) == true)
    #expect(breaker.restorable == nil)
    breaker.confirm()
    #expect(breaker == Breaker(saved: nil, trial: nil, setAside: nil))
  }

  @Test func `Nothing remains when all archives are removed`() {
    var breaker = Breaker(saved: 1, trial: nil, setAside: 3)
    #expect(breaker.begin(1) == true)
    breaker.saved = 2
    breaker.removeAll()
    #expect(breaker == Breaker(saved: nil, trial: nil, setAside: nil))
  }
}
