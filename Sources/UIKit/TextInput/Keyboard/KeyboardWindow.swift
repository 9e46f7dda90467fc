/// The system's window in front of all others, in which the keyboard is.
///
/// It is in no scene, so that apps do not find it among theirs; touches beside the keyboard go through it.
@MainActor
final class KeyboardWindow: UIWindow {
  /// Shows or hides the window without joining a scene.
  override var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
