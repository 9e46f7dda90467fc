/// How far the container itself is on its way to or from the screen.
///
/// It is what its will and did callbacks said last. No window is looked at: a window says where a view is,
/// not what the children have been told.
enum HostPhase: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether the container is coming with an animation of its own.
  var isAppearingAnimated: Bool {
    self == .appearing(animated: true)
  }
}
