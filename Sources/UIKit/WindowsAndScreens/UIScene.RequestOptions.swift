extension UIScene {
  /// What may be said when a scene is to be activated: nothing here, where one scene is in front at a time.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
  }
}

/// What may be said when a scene is to be closed: nothing here, where scenes go without an animation.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
