@testable import Stateroom

/// Feeds a machine every sequence of events up to a length, and checks the world after each event.
///
/// A sequence is a path in a tree. Machine and world are values, so what two sequences have in common at the
/// beginning is run once. Each sequence is then brought to rest and let go, if it is as long as can be. Where two events
/// lead to the same machine in the same world, what can follow is the same as well, so that it is run once and
/// counted for both.
struct ContainmentSearch: Sendable, CustomStringConvertible {
  /// What a test may ask for.
  struct Wishes: Sendable {
    var lists: [[Int]]
    var animated: [TransitionPolicy]
    var isAlsoAskedWithoutAnimation = true

    /// Whether hands make transitions, catch running ones and let go of them.
    var includesHands = false
  }

  var name: String
  var children: Int
  var depth: Int
  var wishes: Wishes

  /// What the host does, besides.
  var hostEvents: [ContainmentEvent] = []
  var includesVanishing = false

  /// Whether animations also end where they should not, and stale reports come in.
  var includesStrayEnds = true

  /// What happens before the search begins.
  var prologue: [ContainmentEvent] = []

  var description: String { "\(name) to depth \(depth)" }

  static let everythingOfTheHost: [ContainmentEvent] = [
    .hostViewDidLoad, .hostWillAppear(animated: true), .hostWillAppear(animated: false), .hostDidAppear,
    .hostWillDisappear(animated: true), .hostWillDisappear(animated: false), .hostDidDisappear,
  ]

  /// What has been found: how many sequences there are, and the first one that breaks a rule.
  struct Result: Sendable {
    var sequences = 0
    var failure: (events: [ContainmentEvent], objections: [ContainmentModel.Objection])?

    mutating func add(_ other: Result) {
      sequences += other.sequences
      failure = failure ?? other.failure
    }
  }

  /// Searches the whole tree; its branches are shared out among as many tasks.
  func run(_ subject: some ContainmentSubject) async -> Result {
    var root = ContainmentRun(subject, children: children)
    for event in prologue {
      root.feed(event)
    }
    let start = root
    return await withTaskGroup(of: Result.self) { group in
      for event in events(after: start) {
        group.addTask {
          var result = Result()
          var path = prologue
          goOn(with: [event], after: start, depth: depth, &path, &result)
          return result
        }
      }
      var sum = Result()
      for await result in group {
        sum.add(result)
        if sum.failure != nil { group.cancelAll() }
      }
      return sum
    }
  }

  private func goOn<Subject>(
    with events: [ContainmentEvent],
    after run: ContainmentRun<Subject>,
    depth: Int,
    _ path: inout [ContainmentEvent],
    _ result: inout Result
  ) {
    var known: [(run: ContainmentRun<Subject>, sequences: Int)] = []
    for event in events where result.failure == nil && !Task.isCancelled {
      path.append(event)
      defer { path.removeLast() }
      var next = run
      next.feed(event)
      result.sequences += 1
      guard next.world.objections.isEmpty else { return result.failure = (path, next.world.objections) }
      guard !next.world.isGone else { continue }
      if let same = known.first(where: { $0.run.isAlike(next) }) {
        result.sequences += same.sequences
        continue
      }
      let before = result.sequences
      if depth > 1 {
        goOn(with: self.events(after: next), after: next, depth: depth - 1, &path, &result)
      } else {
        var end = next
        end.drain()
        if !end.world.objections.isEmpty { result.failure = (path, end.world.objections) }
      }
      known.append((next, result.sequences - before))
    }
  }

  /// Everything that can happen next.
  private func events<Subject>(after run: ContainmentRun<Subject>) -> [ContainmentEvent] {
    var events = hostEvents
    let id = run.nextRequest
    for list in wishes.lists {
      if wishes.isAlsoAskedWithoutAnimation {
        events.append(.request(.init(id, children: list, animated: false)))
      }
      if wishes.includesHands {
        events.append(.request(.init(id, children: list, animated: true, isInteractive: true)))
      }
      for policy in wishes.animated {
        events.append(.request(.init(id, children: list, animated: true, policy: policy)))
      }
    }
    if let motion = run.world.motion, motion.hold != nil {
      for position in AnimationPosition.allCases {
        events.append(.interactionEnded(generation: motion.generation, at: position))
      }
    } else if let motion = run.world.motion {
      if wishes.includesHands { events.append(.interactionBegan(generation: motion.generation)) }
      events.append(.animationEnded(generation: motion.generation, at: .end))
      if includesStrayEnds || motion.heading == .start {
        events.append(.animationEnded(generation: motion.generation, at: .start))
      }
    }
    if includesStrayEnds, run.world.lastGeneration > 0 {
      events.append(.animationEnded(generation: run.world.lastGeneration - 1, at: .end))
    }
    if includesVanishing {
      events += run.world.children.map { .childVanished($0) }
      events.append(.hostGoesAway)
    }
    return events
  }
}
