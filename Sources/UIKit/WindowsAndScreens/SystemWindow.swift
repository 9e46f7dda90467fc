/// A window of the system's in front of all others, such as that of the keyboard.
///
/// It is not in a scene, so that apps do not find it among their windows. Touches outside of its subviews pass through
/// it.
@MainActor
class SystemWindow: UIWindow {
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
