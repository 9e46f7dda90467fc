/// The appearance of children that are not in a machine's list, according to the calls made.
///
/// Such a child is foreign to a container, because the app has added it, or is embedded in a view controller that is
/// not a container. The calls follow from the host's phase and the child's role, as those of a machine's own children
/// do.
struct AppearanceLedger<Child: Hashable> {
  private var appearances: [Child: ChildAppearance] = [:]

  func contains(_ child: Child) -> Bool { appearances[child] != nil }

  /// Returns the appearance of a child, or `nil` if it has no record.
  func appearance(of child: Child) -> ChildAppearance? { appearances[child] }

  /// Records a child whose callbacks other code has sent until now.
  mutating func add(_ child: Child, _ appearance: ChildAppearance) { appearances[child] = appearance }

  /// Removes a child without callbacks.
  mutating func remove(_ child: Child) { appearances[child] = nil }

  /// Gives a child a role, and returns the calls that follow.
  ///
  /// A child without a record has disappeared.
  mutating func assign(_ role: ChildRole, to child: Child, in phase: HostPhase) -> ChildAppearance.Steps {
    var appearance = appearances[child] ?? .disappeared
    let steps = appearance.advance(to: role.appearance(in: phase))
    appearances[child] = role == .gone ? nil : appearance
    return steps
  }
}
