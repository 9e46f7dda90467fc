/// The phase of the container's own appearance.
///
/// The phase follows from the container's will and did callbacks. The window is not used, because it indicates where
/// the view is, and not which callbacks the children have received.
enum HostPhase: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// A Boolean value that indicates whether the container appears with an animation of its own.
  var isAppearingAnimated: Bool {
    self == .appearing(animated: true)
  }
}
