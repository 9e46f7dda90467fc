/// The outlet of the runtime: what shows its screen.
///
/// One of the runtime's two seams to the outside (the other is the ``FrameClock``). By default there is none, and the
/// runtime is headless. An app that is started live has a ``LiveDisplay``.
@MainActor
package protocol RuntimeDisplay: AnyObject {
  /// Called after a commit or a frame of an animation. The screen can be captured with ``SceneCapture``.
  func screenMayHaveChanged()
}
