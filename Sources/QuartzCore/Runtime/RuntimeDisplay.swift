/// An object that shows the screen of the runtime.
///
/// The display and the ``FrameClock`` are the two interfaces of the runtime to its environment. By default there is no
/// display, and the runtime is headless. A live app has a ``LiveDisplay``.
@MainActor
package protocol RuntimeDisplay: AnyObject {
  /// Called after a commit or a frame of an animation.
  ///
  /// The screen can be captured with ``SceneCapture``.
  func screenMayHaveChanged()
}
