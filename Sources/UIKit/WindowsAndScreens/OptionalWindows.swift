// On Apple's platforms `window` is an optional property of a delegate, so that its type in a delegate of unknown class
// is `UIWindow??`: apps write `delegate?.window??.rootViewController` and `delegate!.window!!`. A requirement of a
// Swift protocol is never optional. The protocols of this file add a property of that type, which has priority over the
// requirement, but not over the property of a delegate whose class is known.

/// An app delegate whose window can be missing, because the delegate does not implement it.
///
/// - Note: Not API.
@preconcurrency @MainActor
public protocol _RuntimeAppWindowOwner: NSObjectProtocol {
  /// The window of an app without scenes.
  var _runtimeAppWindow: UIWindow? { get set }
}

extension _RuntimeAppWindowOwner {
  /// The window of an app without scenes, as an optional property.
  public var window: UIWindow?? {
    get { .some(_runtimeAppWindow) }
    set { _runtimeAppWindow = newValue ?? nil }
  }
}

/// A scene delegate whose window can be missing, because the delegate does not implement it.
///
/// - Note: Not API.
@preconcurrency @MainActor
public protocol _RuntimeSceneWindowOwner: NSObjectProtocol {
  /// The main window of the scene.
  var _runtimeSceneWindow: UIWindow? { get set }
}

extension _RuntimeSceneWindowOwner {
  /// The main window of the scene, as an optional property.
  public var window: UIWindow?? {
    get { .some(_runtimeSceneWindow) }
    set { _runtimeSceneWindow = newValue ?? nil }
  }
}
