/// The actions of a control with the events that they are for.
@MainActor
struct ControlActions {
  private var entries: [(action: UIAction, events: UIControl.Event)] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The actions for any of the events; each once, however many of its events are meant.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: events)
    entries.append((action, events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
