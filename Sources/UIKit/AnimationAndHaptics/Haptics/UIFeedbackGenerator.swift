/// The base of the objects with which an app gives haptic feedback.
///
/// There is no haptic hardware outside of a device, so feedback generators have no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the hardware for feedback.
  ///
  /// There is none outside of a device.
  open func prepare() {}
}
