/// The hiding of the bars of a navigation controller by gestures, the keyboard, and a small height.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  private(set) lazy var pan = makePan()
  private(set) lazy var tap = makeTap()
  private var keyboard: NotificationObservation?
  private var lastVerticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// A Boolean value that indicates whether an option was set.
  private var isUsed = false
  /// A Boolean value that indicates whether the toolbar is to be shown again.
  private var hidToolbar = false

  /// The distance of a swipe that hides or shows the bars, in points.
  private static let distance: CGFloat = 20

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
  }

  private func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(_runtimeHandler: { [weak self] in self?.handle($0) })
    pan.delegate = self
    pan.cancelsTouchesInView = false
    pan.isEnabled = false
    return pan
  }

  private func makeTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(_runtimeHandler: { [weak self] in self?.handle($0) })
    tap.delegate = self
    tap.cancelsTouchesInView = false
    tap.isEnabled = false
    return tap
  }

  // MARK: - Options

  /// Attaches the recognizers to the loaded view, and observes the keyboard, as the options require.
  func update() {
    guard let owner else { return }
    isUsed =
      isUsed || owner.hidesBarsOnSwipe || owner.hidesBarsOnTap || owner.hidesBarsWhenKeyboardAppears
      || owner.hidesBarsWhenVerticallyCompact
    guard isUsed else { return }
    heightDidChange()
    pan.isEnabled = owner.hidesBarsOnSwipe
    tap.isEnabled = owner.hidesBarsOnTap || owner.hidesBarsWhenVerticallyCompact
    if let view = owner.viewIfLoaded, pan.view == nil {
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
    }
    if owner.hidesBarsWhenKeyboardAppears {
      keyboard =
        keyboard
        ?? NotificationObservation(UIResponder.keyboardWillShowNotification) { [weak self] in self?.keyboardWillAppear()
        }
    } else {
      keyboard = nil
    }
  }

  /// Hides the bars if the height has become compact, and shows them if it has become regular.
  func heightDidChange() {
    guard isUsed, let owner, owner.hidesBarsWhenVerticallyCompact, let view = owner.viewIfLoaded, view.window != nil
    else { return }
    let sizeClass = view.traitCollection.verticalSizeClass
    guard sizeClass != lastVerticalSizeClass else { return }
    let wasCompact = lastVerticalSizeClass == .compact
    lastVerticalSizeClass = sizeClass
    if sizeClass == .compact || wasCompact { setHidden(sizeClass == .compact, animated: false) }
  }

  private func keyboardWillAppear() {
    guard let owner, owner.viewIfLoaded?.window != nil, owner.appearance.phase == .appeared else { return }
    setHidden(true, animated: true)
  }

  /// Hides or shows the navigation bar, and the toolbar if it has items.
  private func setHidden(_ isHidden: Bool, animated: Bool) {
    guard let owner else { return }
    owner.setNavigationBarHidden(isHidden, animated: animated)
    if isHidden, !owner.isToolbarHidden, owner.stack.last?.toolbarItems?.isEmpty == false {
      hidToolbar = true
      owner.setToolbarHidden(true, animated: animated)
    } else if !isHidden, hidToolbar {
      hidToolbar = false
      owner.setToolbarHidden(false, animated: animated)
    }
  }

  // MARK: - Gestures

  private func handle(_ recognizer: UIGestureRecognizer) {
    guard let owner else { return }
    if recognizer === tap {
      guard recognizer.state == .ended else { return }
      let isCompact = owner.hidesBarsWhenVerticallyCompact && lastVerticalSizeClass == .compact
      guard owner.hidesBarsOnTap || isCompact && owner.isNavigationBarHidden else { return }
      setHidden(!owner.isNavigationBarHidden, animated: true)
    } else if recognizer.state == .changed || recognizer.state == .ended {
      let distance = pan.translation(in: pan.view).y
      if distance < -Self.distance, !owner.isNavigationBarHidden { setHidden(true, animated: true) }
      if distance > Self.distance, owner.isNavigationBarHidden { setHidden(false, animated: true) }
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let owner, let view = touch.view, view.isDescendant(of: owner.contentView) else { return false }
    return gestureRecognizer === pan || !isHandled(in: view)
  }

  /// Returns whether a control handles the touches of a view.
  private func isHandled(in view: UIView) -> Bool {
    var current: UIView? = view
    while let view = current, view !== owner?.contentView {
      if view is UIControl { return true }
      current = view.superview
    }
    return false
  }

  /// Returns whether two gestures can be recognized together: a swipe also scrolls the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan }

  /// Returns whether the tap must wait for another recognizer, because the content handles taps itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === tap, other is UITapGestureRecognizer, let owner else { return false }
    return other.view?.isDescendant(of: owner.contentView) == true
  }
}
