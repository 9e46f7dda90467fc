extension UIScene {
  /// Options for the activation of a scene.
  ///
  /// There are none, because one scene is in the foreground at a time.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
  }
}

/// Options for the destruction of a scene.
///
/// There are none, because scenes are closed without an animation.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
