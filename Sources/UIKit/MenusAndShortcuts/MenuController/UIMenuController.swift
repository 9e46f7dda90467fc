/// The menu of editing commands for the selection of the first responder.
///
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Highlight", action: "highlight:")]
///     UIMenuController.shared.showMenu(from: self, rect: bounds)
///
/// The menu has the standard commands and the custom items that the first responder, or a responder above it, can
/// perform.
///
/// - Note: Deprecated since iOS 16. Use ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Constants that specify the direction from the menu to its target.
  public enum ArrowDirection: Int, Sendable {
    /// The menu is above the target, or below it if there is no room.
    case `default`
    /// The menu is below the target.
    case up
    /// The menu is above the target.
    case down
    /// The menu is on the right of the target.
    case left
    /// The menu is on the left of the target.
    case right
  }

  /// The menu controller of the app.
  open class var shared: UIMenuController { controller }
  private static let controller = UIMenuController()

  private var session: EditMenuSession?
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  /// The menu of a row or an item, which replaces that of the first responder.
  private var listMenu: (menu: UIMenu, perform: (Selector) -> Void)?

  private override init() { super.init() }

  // MARK: - Showing and Hiding the Menu

  /// A Boolean value that indicates whether the menu is visible.
  open var isMenuVisible: Bool {
    get { session != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at a rectangle of a view.
  ///
  /// There must be a first responder, and a command that it or a responder above it can perform.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu if it is visible for a view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

  /// Sets the rectangle of a view at which the menu appears.
  ///
  /// Replaced by ``showMenu(from:rect:)``.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    target = targetView
  }

  /// Shows or hides the menu.
  ///
  /// Replaced by ``showMenu(from:rect:)`` and ``hideMenu()``.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return session?.close() ?? () }
    if session == nil { open() } else { update() }
    if !animated, let window = target?.window { window.layoutIfNeeded() }
  }

  // MARK: - Configuring the Menu

  /// The custom items, which follow the standard commands.
  ///
  /// The default is `nil`.
  open var menuItems: [UIMenuItem]?

  /// The direction from the menu to its target.
  ///
  /// The default is `default`.
  open var arrowDirection = ArrowDirection.default

  /// Updates the commands and the position of the visible menu.
  open func update() {
    guard let session, let target else { return }
    guard let menu else { return session.close() }
    session.show(menu)
    session.move(to: target.convert(targetRect, to: target.window), animated: false)
  }

  /// The frame of the menu on the screen; zero if it is not visible.
  open var menuFrame: CGRect { session?.frameOnScreen ?? .zero }

  /// Shows the menu of a row or an item above its cell.
  func show(_ menu: UIMenu, from cell: UIView, perform: @escaping (Selector) -> Void) {
    session?.close()
    setTargetRect(cell.bounds, in: cell)
    listMenu = (menu, perform)
    open()
    if session == nil { listMenu = nil }
  }

  /// The menu for the first responder; `nil` if it has no commands.
  private var menu: UIMenu? {
    if let listMenu { return listMenu.menu }
    guard let responder = FirstResponder.current else { return nil }
    let items = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
      .filter { responder.target(forAction: $0.action, withSender: self) != nil }
    let menu = UIMenu(
      children: EditMenuCommands.suggested(from: responder) + [UIMenu(options: .displayInline, children: items)])
    return MenuContent(menu).isEmpty ? nil : menu
  }

  private func open() {
    guard let target, let window = target.window, let menu else { return }
    post(Self.willShowMenuNotification)
    let perform = listMenu?.perform
    let session = EditMenuSession(menu, in: window) { [weak self] element in
      // As on a device, the sender of a command is the menu controller.
      guard let self, let command = element as? UICommand else { return element.choose(sender: self, from: nil) }
      if let perform { return perform(command.action) }
      ActionDispatch.performInResponderChain(command.action, sender: self, from: FirstResponder.current)
    }
    session.onDismissal = { [weak self] animator in
      self?.session = nil
      self?.listMenu = nil
      self?.post(Self.willHideMenuNotification)
      animator.addCompletion { self?.post(Self.didHideMenuNotification) }
    }
    self.session = session
    let animator = EditMenuAnimator()
    animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
    session.open(at: target.convert(targetRect, to: target.window), UIEditMenuArrowDirection(arrowDirection), animator)
    post(Self.menuFrameDidChangeNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Closes the menu without notifications.
  ///
  /// Called when the device restarts.
  func reset() {
    session?.onDismissal = { _ in }
    session?.close()
    (session, target, listMenu, menuItems, arrowDirection) = (nil, nil, nil, nil, .default)
  }
}

// Notifications.
extension UIMenuController {
  /// Posted when the menu is about to appear.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu is about to disappear.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

extension UIEditMenuArrowDirection {
  fileprivate init(_ direction: UIMenuController.ArrowDirection) {
    self =
      switch direction {
      case .default: .automatic
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}
