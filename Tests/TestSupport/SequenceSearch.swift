/// A machine with a model of its surroundings, for a search through all sequences of events.
package protocol SearchedWorld {
  associatedtype Event

  /// The events that can occur now.
  var possibleEvents: [Event] { get }
  /// The rules that were broken.
  var problems: [String] { get }
  /// Whether no further event can occur.
  var isGone: Bool { get }

  mutating func feed(_ event: Event)
  /// Lets everything come to rest.
  mutating func drain()
}

/// A search through all sequences of events up to a length. It ends with the first broken rule.
package struct SequenceSearch: Sendable {
  package private(set) var sequences = 0
  /// The first broken rule, with the sequence that broke it.
  package private(set) var failure: String?

  package init() {}

  /// Searches all sequences of events.
  package mutating func visit<World: SearchedWorld>(from start: World, depth: Int) {
    for event in start.possibleEvents { visit(event, after: start, depth: depth) }
  }

  /// Searches the sequences that begin with an event.
  package mutating func visit<World: SearchedWorld>(
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
  package mutating func add(_ other: SequenceSearch) {
    sequences += other.sequences
    failure = failure ?? other.failure
  }
}
