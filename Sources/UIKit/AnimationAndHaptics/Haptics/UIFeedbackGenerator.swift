/// The base of the objects with which an app gives haptic feedback.
///
/// There is no haptic hardware outside of a device, so feedback generators have no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view whose events the feedback concerns; `nil` if there is none.
  open private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator that is an interaction of a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Called before the generator is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {}

  /// Called after the generator was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Prepares the hardware for feedback.
  ///
  /// There is none outside of a device.
  open func prepare() {}
}
