/// Constants that specify whether presented view controllers stay when the content below changes.
public enum PresentedControllersPolicy: Hashable, Sendable {
  /// Presented view controllers stay over the new content, as in UIKit.
  case keep
  /// Presented view controllers are dismissed when a child leaves.
  ///
  /// The dismissal includes everything that the container, its ancestors, and the leaving children present. It is
  /// animated if the change is animated. In an interactive transition, the dismissal begins when the gesture has
  /// completed the transition.
  case dismiss
}
