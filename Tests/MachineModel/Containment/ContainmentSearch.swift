@testable import Stateroom

/// Feeds a machine every sequence of events up to a length, and checks the world after each event.
///
/// Machine and world are values, and what can still happen follows from them alone. So where several sequences of the
/// same length lead to the same machine in the same world, one of them continues and counts for all. Each sequence of
/// the maximum length is brought to rest and released.
struct ContainmentSearch: Sendable, CustomStringConvertible {
  /// What a test may ask for.
  struct Wishes: Sendable {
    var lists: [[Int]]
    var animated: [TransitionPolicy]
    var isAlsoAskedWithoutAnimation = true

    /// Whether gestures begin transitions, interrupt running ones, and end.
    var includesHands = false

    /// Whether requests that wait are withdrawn.
    var includesWithdrawals = false
  }

  var name: String
  var children: Int
  var depth: Int
  var requestRecords: Wishes

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

  /// A sequence that breaks a rule.
  typealias Failure = (events: [ContainmentEvent], problems: [ContainmentModel.Problem])

  /// What has been found: how many sequences there are, and a shortest one that breaks a rule.
  struct Result: Sendable {
    var sequences = 0
    var failure: Failure?

    mutating func add(_ other: Result) {
      sequences += other.sequences
      failure = failure ?? other.failure
    }
  }

  /// Searches all sequences of events of the machine.
  func run() async -> Result { await run(ContainmentMachine<Int>()) }

  /// Searches all sequences of one event, then all of two, and so on; the work is shared out among several tasks.
  func run<Subject: ContainmentSubject>(_ subject: Subject) async -> Result {
    var root = ContainmentRun(subject, children: children)
    for event in prologue { root.feed(event) }
    var (result, layer) = (Result(), Layer<Subject>())
    layer.add(.init(run: root, path: prologue, sequences: 1))
    for _ in 1...depth where result.failure == nil {
      var next = Layer<Subject>()
      for part in await inParts(layer, follow) {
        result.add(part.result)
        for moment in part.layer.moments { next.add(moment) }
      }
      layer = next
    }
    guard result.failure == nil else { return result }
    result.failure = await inParts(layer, bringToRest).lazy.compactMap(\.self).first
    return result
  }

  /// A machine and a world that some sequences lead to.
  private struct Moment<Subject: ContainmentSubject> {
    var run: ContainmentRun<Subject>
    /// One of the sequences.
    var path: [ContainmentEvent]
    var sequences: Int
  }

  /// What all sequences of one length lead to, each once, in the order in which it was found.
  private struct Layer<Subject: ContainmentSubject> {
    private(set) var moments: [Moment<Subject>] = []
    private var places: [ContainmentRun<Subject>.Essence: Int] = [:]

    mutating func add(_ moment: Moment<Subject>) {
      let essence = moment.run.essence
      if let place = places[essence] {
        moments[place].sequences += moment.sequences
      } else {
        places[essence] = moments.count
        moments.append(moment)
      }
    }
  }

  /// Shares out a layer among several tasks, and returns what they have found in the layer's order.
  private func inParts<Subject, Found: Sendable>(
    _ layer: Layer<Subject>, _ work: @escaping @Sendable (ArraySlice<Moment<Subject>>) -> Found
  ) async -> [Found] {
    let size = max(layer.moments.count / 16, 1)
    return await withTaskGroup(of: (Int, Found).self) { group in
      for start in stride(from: 0, to: layer.moments.count, by: size) {
        let slice = layer.moments[start..<min(start + size, layer.moments.count)]
        group.addTask { (start, work(slice)) }
      }
      var parts: [(Int, Found)] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// What a task has found that goes on with some sequences.
  private struct Part<Subject: ContainmentSubject>: Sendable {
    var result = Result()
    var layer = Layer<Subject>()
  }

  /// Adds everything that can happen next to some sequences.
  @Sendable
  private func follow<Subject>(_ moments: ArraySlice<Moment<Subject>>) -> Part<Subject> {
    var part = Part<Subject>()
    for moment in moments {
      for event in events(after: moment.run) {
        var next = moment
        next.run.feed(event)
        next.path.append(event)
        part.result.sequences += moment.sequences
        guard next.run.world.problems.isEmpty else {
          part.result.failure = (next.path, next.run.world.problems)
          return part
        }
        if !next.run.world.isGone { part.layer.add(next) }
      }
    }
    return part
  }

  /// Ends some sequences, and returns the first that breaks a rule by it.
  @Sendable
  private func bringToRest<Subject>(_ moments: ArraySlice<Moment<Subject>>) -> Failure? {
    for var moment in moments {
      moment.run.drain()
      if !moment.run.world.problems.isEmpty { return (moment.path, moment.run.world.problems) }
    }
    return nil
  }

  /// Everything that can happen next.
  private func events<Subject>(after run: ContainmentRun<Subject>) -> [ContainmentEvent] {
    var events = hostEvents
    let id = run.nextRequest
    for list in requestRecords.lists {
      if requestRecords.isAlsoAskedWithoutAnimation {
        events.append(.request(.init(id, children: list, animated: false)))
      }
      if requestRecords.includesHands {
        events.append(.request(.init(id, children: list, animated: true, isInteractive: true)))
      }
      for policy in requestRecords.animated {
        events.append(.request(.init(id, children: list, animated: true, policy: policy)))
      }
    }
    if let motion = run.world.motion, motion.pausedPosition != nil {
      for position in AnimationPosition.allCases {
        events.append(.interactionEnded(generation: motion.generation, at: position))
        // The views have left the window, and the animations with them.
        if includesStrayEnds { events.append(.animationEnded(generation: motion.generation, at: position)) }
      }
    } else if let motion = run.world.motion {
      if requestRecords.includesHands { events.append(.interactionBegan(generation: motion.generation)) }
      events.append(.animationEnded(generation: motion.generation, at: .end))
      if includesStrayEnds || motion.heading == .start {
        events.append(.animationEnded(generation: motion.generation, at: .start))
      }
    }
    if requestRecords.includesWithdrawals {
      for (index, requestRecord) in run.world.requestRecords.enumerated() where requestRecord.outcome == nil {
        events.append(.withdrawn(RequestID(index + 1)))
      }
    }
    if includesStrayEnds, run.world.lastGeneration > 0 {
      events.append(.animationEnded(generation: run.world.lastGeneration - 1, at: .end))
    }
    if includesVanishing {
      events += run.world.children.map { .childVanished($0) }
      events.append(.hostIsDeallocated)
    }
    return events
  }
}
