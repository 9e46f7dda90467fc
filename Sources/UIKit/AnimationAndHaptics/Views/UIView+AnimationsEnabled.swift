extension UIView {
  /// Runs a block whose changes take effect immediately, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    actionsWithoutAnimation()
  }

  /// Enables or disables animations for subsequent blocks.
  ///
  /// Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationEngine.shared.areAnimationsEnabled = enabled
  }

  /// A Boolean value that indicates whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationEngine.shared.areAnimationsEnabled }

  /// The duration of the current animation block, in seconds, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.recording?.settings.duration ?? 0
  }
}
