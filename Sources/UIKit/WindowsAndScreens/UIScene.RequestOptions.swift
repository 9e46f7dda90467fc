extension UIScene {
  /// Options for activating a scene: none here, where one scene is in the foreground at a time.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
  }
}

/// Options for closing a scene: none here, where scenes are closed without an animation.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
