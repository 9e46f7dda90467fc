/// The receivers of a control's events, in the order of addition: actions, and targets, which are not retained.
@MainActor
struct ControlActions {
  enum Receiver {
    case action(UIAction)
    /// The first object in the responder chain that implements the action.
    case chain(Selector)
    case target(WeakTarget, Selector)
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  private var entries: [(receiver: Receiver, events: UIControl.Event)] = []

  var events: UIControl.Event { living.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the receivers for any of the events.
  ///
  /// A receiver for several of the events is contained once.
  func receivers(for events: UIControl.Event) -> [Receiver] {
    living.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }

  /// All receivers with their events.
  var all: [(receiver: Receiver, events: UIControl.Event)] { living }

  private var living: [(receiver: Receiver, events: UIControl.Event)] { entries.filter { !Self.isGone($0.receiver) } }

  private static func isGone(_ receiver: Receiver) -> Bool {
    if case .target(let target, _) = receiver { target.object == nil } else { false }
  }

  // MARK: - Actions

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let index = entries.firstIndex { if case .action(let known) = $0.receiver { known === action } else { false } }
    if let index {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: events)
    entries.append((.action(action), events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
  }

  // MARK: - Targets

  mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { Self.isPair($0.receiver, target, action) }) {
      entries[index].events.formUnion(events)
    } else if let target {
      entries.append((.target(WeakTarget(object: target), action), events))
    } else {
      entries.append((.chain(action), events))
    }
  }

  /// Removes pairs for events.
  ///
  /// If the target or the action is `nil`, every target or every action matches.
  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    subtract(events) { receiver in
      switch receiver {
      case .action: false
      case .chain(let name): target == nil && (action == nil || name == action)
      case .target(let known, let name):
        (target == nil || known.object === target) && (action == nil || name == action)
      }
    }
  }

  private static func isPair(_ receiver: Receiver, _ target: AnyObject?, _ action: Selector) -> Bool {
    switch receiver {
    case .action: false
    case .chain(let name): target == nil && name == action
    case .target(let known, let name): known.object === target && name == action
    }
  }

  private mutating func subtract(_ events: UIControl.Event, from isMeant: (Receiver) -> Bool) {
    for index in entries.indices where isMeant(entries[index].receiver) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty || Self.isGone($0.receiver) }
  }
}
