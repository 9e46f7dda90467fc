/// A state on a stack, which the app may give another value, for a stack that looks states up by their hash.
///
/// It has no value if the app has taken its value away.
final class StackedState<State: Equatable>: Hashable {
  var state: State?

  init(_ state: State?) { self.state = state }

  static func == (one: StackedState, other: StackedState) -> Bool { one === other || one.state == other.state }

  // Only equality counts, because the app's states need not be hashable.
  func hash(into hasher: inout Hasher) {}
}
