/// The information about the animations of an update of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the main animations, in seconds.
  var duration: TimeInterval { get }
}

/// The context of all animations of the focus system.
final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }
}
