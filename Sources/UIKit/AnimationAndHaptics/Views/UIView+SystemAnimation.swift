extension UIView {
  /// The animations of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// The views disappear, and are then removed from their superviews.
    case delete = 0
  }

  /// Performs an animation of the system on views, together with changes of the app.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views. The animation `delete` removes them from their superviews when it is complete.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Changes that are animated at the same time. They do not change the views.
  ///   - completion: A closure that is called when the animation has ended, with `true` if it was not stopped.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.35, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}
