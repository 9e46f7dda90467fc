/// One edit menu on screen, from its appearance to the end of its disappearance.
///
/// The bar is in the window, in front of everything else. A touch that begins elsewhere closes the menu and has its own
/// effect as well. Every end of the session calls ``close(choosing:)``.
@MainActor
final class EditMenuSession: NSObject, UIGestureRecognizerDelegate {
  private var menu: UIMenu
  private weak var window: UIWindow?
  private let bar = EditMenuBar()
  private lazy var touches = UILongPressGestureRecognizer(_runtimeHandler: { [weak self] recognizer in
    if recognizer.state == .began { self?.close() }
  })
  private var target = CGRect.zero
  private var direction = UIEditMenuArrowDirection.automatic
  private var isClosed = false
  private let onChoose: (MenuLeaf) -> Void
  /// Called when the menu is about to disappear.
  var onDismissal: (EditMenuAnimator) -> Void = { _ in }

  init(_ menu: UIMenu, in window: UIWindow, onChoose: @escaping (MenuLeaf) -> Void) {
    self.menu = menu
    self.window = window
    self.onChoose = onChoose
    super.init()
    touches.minimumPressDuration = 0
    touches.cancelsTouchesInView = false
    touches.delegate = self
    bar.onChoose = { [weak self] element in self?.choose(element) }
    bar.onResize = { [weak self] in self?.place() }
  }

  // MARK: - Opening and Moving

  /// Shows the menu at a rectangle in the window.
  func open(at target: CGRect, _ direction: UIEditMenuArrowDirection, _ animator: EditMenuAnimator) {
    guard let window else { return }
    self.direction = direction
    self.target = target
    UIView.performWithoutAnimation {
      window.addSubview(bar)
      bar.alpha = 0
      show(menu)
      bar.layoutIfNeeded()
    }
    window.addGestureRecognizer(touches)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [bar] in
      bar.alpha = 1
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    UIAccessibility.post(notification: .layoutChanged, argument: bar)
  }

  /// Shows another menu at the same place.
  func show(_ menu: UIMenu) {
    self.menu = menu
    bar.show(menu, in: room.width)
    place()
  }

  /// Moves the menu to another rectangle.
  func move(to target: CGRect, animated: Bool) {
    self.target = target
    if animated {
      UIView.animate(withDuration: 0.2) { [weak self] in self?.place() }
    } else {
      UIView.performWithoutAnimation { place() }
    }
  }

  /// The part of the window that the menu may cover.
  private var room: CGRect {
    guard let window else { return .zero }
    var room = window.bounds.inset(by: window.safeAreaInsets)
    if Keyboard.shared.isShown {
      room.size.height = max(min(room.maxY, window.convert(Keyboard.shared.frame, from: nil).minY) - room.minY, 0)
    }
    return room.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
  }

  private func place() {
    bar.frame = EditMenuPlacement.frame(at: target, size: bar.bounds.size, in: room, direction)
  }

  /// The frame of the menu on the screen.
  var frameOnScreen: CGRect { window.map { $0.convert(bar.frame, to: nil) } ?? .zero }

  // MARK: - Closing

  private func choose(_ element: MenuLeaf) {
    guard !isClosed, !element.attributes.contains(.disabled) else { return }
    if element.attributes.contains(.keepsMenuPresented) {
      menu.select(element)
      onChoose(element)
    } else {
      close(choosing: element)
    }
  }

  /// Ends the session.
  ///
  /// The element that the user chose is performed when the disappearance has begun.
  func close(choosing element: MenuLeaf? = nil) {
    guard !isClosed else { return }
    isClosed = true
    bar.isUserInteractionEnabled = false
    bar.accessibilityElementsHidden = true
    window?.removeGestureRecognizer(touches)
    if let element { menu.select(element) }
    let animator = EditMenuAnimator()
    onDismissal(animator)
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { [bar] in
      bar.alpha = 0
      animator.animate()
    } completion: { [bar] _ in
      bar.removeFromSuperview()
      animator.complete()
    }
    if let element { onChoose(element) }
  }

  // MARK: - Touches Elsewhere

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view.map { !$0.isDescendant(of: bar) } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
