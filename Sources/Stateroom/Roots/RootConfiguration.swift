public import UIKit

/// How one interface gives way to another at the root of a window.
///
/// By default a picture of the old interface dissolves over the new one, which is complete from the first moment.
public struct RootConfiguration: Hashable, Sendable {
  /// How long the dissolve takes, in seconds; 0.6 by default. Zero or less means that nothing is animated.
  public var transitionDuration: TimeInterval
  /// How long the picture of the old interface stays before it dissolves, in seconds; 0 by default.
  public var transitionDelay: TimeInterval
  /// Whether what is presented is dismissed before the switch; true by default.
  ///
  /// What is not dismissed stays over the new interface. What the old interface has presented in its own context goes with
  /// it in either case.
  public var dismissesPresentedViewControllerOnTransition: Bool
  /// A motion of the interfaces' own views, in place of the dissolve; nil by default.
  public var transition: ContainerTransition?
  /// Whether the old interface is expected to be freed after the switch; true by default.
  ///
  /// If it is not, ``Diagnostics/releaseHandler`` is told who is still alive. An app that keeps its interfaces says false.
  public var expectsRelease: Bool

  /// Creates a configuration.
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

  /// What is seen, from the moment at which the picture covers everything.
  var shownTransition: ContainerTransition {
    transition ?? .snapshotDissolve(duration: transitionDelay + transitionDuration)
  }

  /// Whether there is anything to see on the way.
  var isAnimated: Bool { transition?.isAnimated ?? (transitionDuration > 0) }
}
