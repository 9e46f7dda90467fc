/// A state on a stack, whose value the app can replace, for a stack that looks states up by their hash.
///
/// It has no value if the app has removed the value.
final class StackedState<State: Equatable>: Hashable {
  var state: State?

  init(_ state: State?) { self.state = state }

  static func == (one: StackedState, other: StackedState) -> Bool { one === other || one.state == other.state }

  // Only equality is used, because the app's states need not be hashable.
  func hash(into hasher: inout Hasher) {}
}
