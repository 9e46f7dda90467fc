/// The view over a window in which a menu and its preview are shown.
///
/// It receives all touches while the menu is open.
@MainActor
final class ContextMenuOverlay: UIView {
  /// Called with the location and the state of a touch.
  var onTouch: (CGPoint, UIGestureRecognizer.State) -> Void = { _, _ in }
  /// Called when assistive technology dismisses the menu, or when the size of the window changes.
  var onEscape: () -> Void = {}

  let dimmingView = UIView()
  private let simultaneity = Simultaneity()

  /// Permits a menu to scroll with the touch that also selects.
  private final class Simultaneity: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimmingView.backgroundColor = MenuMetrics.dimming
    dimmingView.alpha = 0
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.isUserInteractionEnabled = false
    addSubview(dimmingView)
    let press = UILongPressGestureRecognizer(_runtimeHandler: { [weak self] recognizer in
      if let self { onTouch(recognizer.location(in: self), recognizer.state) }
    })
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = simultaneity
    addGestureRecognizer(press)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func accessibilityPerformEscape() -> Bool {
    onEscape()
    return true
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { onEscape() } }
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { onEscape() } }
  }
}
