/// The transitions of a cell between its states, of which the newest is current.
struct CellTransitions {
  /// A transition, until another begins.
  struct Transition {
    let state: UITableViewCell.StateMask
    fileprivate let generation: Int
  }

  private var generation = 0

  /// Begins a transition, which supersedes the current one.
  mutating func begin(editing: Bool, swiped: Bool) -> Transition {
    supersede()
    var state = UITableViewCell.StateMask()
    if editing { state.insert(.showingEditControl) }
    if swiped { state.insert(.showingDeleteConfirmation) }
    return Transition(state: state, generation: generation)
  }

  /// Supersedes the current transition without beginning another.
  mutating func supersede() { generation &+= 1 }

  /// Ends a transition, and returns whether it was the current one.
  mutating func end(_ transition: Transition) -> Bool {
    guard transition.generation == generation else { return false }
    supersede()
    return true
  }
}
