@testable import Stateroom

/// A delayed interpreter, which performs effects one at a time, with events in between.
///
/// This corresponds to a real container, where an effect calls code of the children, which may make any request.
struct ContainmentQueue<Subject: ContainmentSubject>: Sendable {
  /// An effect to be performed, or an event that occurred at this position in the order.
  enum Item: Sendable {
    case event(ContainmentEvent)
    case effect(ContainmentEffect)
  }

  var subject: Subject
  var world: ContainmentModel
  private(set) var items: [Item] = []
  private(set) var history: [Item] = []
  private var reported = 0

  init(_ subject: Subject, children: Int) {
    self.subject = subject
    world = ContainmentModel(children: children)
  }

  var nextRequest: RequestID { RequestID(world.requestRecords.count + 1) }

  /// The running animation that has not reported its end yet.
  var animation: ContainmentModel.Motion? {
    world.motion.flatMap { $0.generation > reported ? $0 : nil }
  }

  mutating func feed(_ event: ContainmentEvent) {
    history.append(.event(event))
    world.register(event)
    switch event {
    case .childVanished(let child):
      world.takeAway(child, wasKnown: subject.contained.contains(child))
      world.isBlurred = true
      world.isUnsure = true
      items = items.compactMap { item in
        guard case .effect(let effect) = item else { return item }
        return effect.removing(child).map { .effect($0) }
      }
    case .hostIsDeallocated:
      world.isBlurred = true
      items = items.filter { item in
        if case .effect(.complete) = item { true } else { false }
      }
    case .animationEnded(let generation, _):
      reported = max(reported, generation)
    default:
      break
    }
    var effects: [ContainmentEffect] = []
    subject.handle(event, into: &effects)
    items.append(.event(event))
    items += effects.map { .effect($0) }
  }

  /// Performs the oldest effect, and checks the world after the last one.
  mutating func performNext() {
    guard !items.isEmpty else { return }
    switch items.removeFirst() {
    case .event(let event):
      world.follow(event)
    case .effect(let effect):
      history.append(.effect(effect))
      world.perform(effect)
    }
    if items.isEmpty { world.check(subject) }
  }

  mutating func performAll() {
    while !items.isEmpty { performNext() }
  }
}
