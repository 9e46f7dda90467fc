/// A machine with a model of its environment, for a search through all sequences of events.
protocol SearchedWorld: Sendable {
  associatedtype Event: Sendable

  init()

  /// The events that are possible in the current state.
  var possibleEvents: [Event] { get }
  /// The violations of rules.
  var problems: [String] { get }
  /// A Boolean value that indicates whether no further event can occur.
  var isGone: Bool { get }

  mutating func feed(_ event: Event)
  /// Performs events until the machine is at rest.
  mutating func drain()
}

/// A search through all sequences of events up to a length, which ends with the first violation of a rule.
struct SequenceSearch: Sendable {
  private(set) var sequences = 0
  /// The first violation of a rule, with its sequence of events.
  private(set) var failure: String?

  /// Searches the sequences that begin with an event.
  mutating func visit<World: SearchedWorld>(
    _ event: World.Event, after world: World, depth: Int, path: [World.Event] = []
  ) {
    guard failure == nil else { return }
    var world = world
    world.feed(event)
    sequences += 1
    let path = path + [event]
    if depth > 1, world.problems.isEmpty {
      for event in world.possibleEvents { visit(event, after: world, depth: depth - 1, path: path) }
    }
    if depth == 1 || world.isGone { world.drain() }
    if let problem = world.problems.first, failure == nil { failure = "\(problem) after \(path)" }
  }

  /// Adds the result of a search through other sequences.
  mutating func add(_ other: SequenceSearch) {
    sequences += other.sequences
    failure = failure ?? other.failure
  }
}

extension SearchedWorld {
  /// Searches all sequences of events from the beginning; those with each first event in a task of their own.
  static func search(depth: Int) async -> SequenceSearch {
    let start = Self()
    return await withTaskGroup(of: SequenceSearch.self) { group in
      for event in start.possibleEvents {
        group.addTask {
          var search = SequenceSearch()
          search.visit(event, after: start, depth: depth)
          return search
        }
      }
      return await group.reduce(into: SequenceSearch()) { $0.add($1) }
    }
  }
}
