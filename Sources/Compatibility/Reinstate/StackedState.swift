/// A state on a stack, for a stack that wants to look states up, which these need not allow.
struct StackedState<State: Equatable>: Hashable {
  let state: State

  // Equality alone decides.
  func hash(into hasher: inout Hasher) {}
}
