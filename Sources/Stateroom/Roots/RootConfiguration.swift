public import UIKit

/// The duration, the transition and the dismissals of a change of a window's interface.
///
/// In the default configuration, a snapshot of the old interface dissolves over the new one, which is complete from the
/// first frame.
public struct RootConfiguration: Hashable, Sendable {
  /// The duration of the dissolve, in seconds.
  ///
  /// The default is 0.6.
  ///
  /// If the value is zero or less, or not finite, the dissolve is not animated.
  public var transitionDuration: TimeInterval
  /// The time for which the snapshot remains before it dissolves, in seconds.
  ///
  /// The default is 0. A value that is not finite has the effect of zero.
  public var transitionDelay: TimeInterval
  /// A Boolean value that indicates whether presented view controllers are dismissed before the change.
  ///
  /// The default is `true`. A view controller that is not dismissed remains over the new interface. What the old
  /// interface presents in its own context is removed together with it in either case.
  public var dismissesPresentedViewControllerOnTransition: Bool
  /// A transition of the interfaces' own views that replaces the dissolve.
  ///
  /// The default is `nil`.
  public var transition: ContainerTransition?
  /// A Boolean value that indicates whether the old interface should be deallocated after the change.
  ///
  /// The default is `true`. If the interface is not deallocated, ``Diagnostics/releaseHandler`` receives the view
  /// controllers that still exist. Set the value to `false` if the app retains its interfaces.
  public var expectsRelease: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - transitionDuration: The duration of the dissolve, in seconds. The default is 0.6.
  ///   - transitionDelay: The time for which the snapshot remains before it dissolves, in seconds. The default is 0.
  ///   - dismissesPresentedViewControllerOnTransition: A Boolean value that indicates whether presented view
  ///     controllers are dismissed before the change. The default is `true`.
  ///   - transition: A transition that replaces the dissolve. The default is `nil`.
  ///   - expectsRelease: A Boolean value that indicates whether the old interface should be deallocated after the
  ///     change. The default is `true`.
  public init(
    transitionDuration: TimeInterval = 0.6, transitionDelay: TimeInterval = 0,
    dismissesPresentedViewControllerOnTransition: Bool = true, transition: ContainerTransition? = nil,
    expectsRelease: Bool = true
  ) {
    self.transitionDuration = transitionDuration
    self.transitionDelay = transitionDelay
    self.dismissesPresentedViewControllerOnTransition = dismissesPresentedViewControllerOnTransition
    self.transition = transition
    self.expectsRelease = expectsRelease
  }

  /// The transition that is visible after the snapshot covers the window.
  var shownTransition: ContainerTransition {
    transition ?? .snapshotDissolve(duration: transitionDelay.finiteOrZero + transitionDuration)
  }

  /// A Boolean value that indicates whether the change is animated.
  var isAnimated: Bool { transition?.isAnimated ?? (transitionDuration > 0 && transitionDuration.isFinite) }
}
