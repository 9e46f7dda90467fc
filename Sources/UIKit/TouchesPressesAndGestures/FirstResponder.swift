/// The object that receives keyboard input, and the rules for changing it.
///
/// Each window has its own first responder, and the one of the key window receives the input. The others are inactive
/// until their windows become key again; they receive no callbacks meanwhile.
@MainActor
enum FirstResponder {
  /// The first responder that receives keyboard input; `nil` if there is none.
  private(set) static weak var current: UIResponder?
  /// The responder that currently cannot refuse to resign.
  private static weak var forced: UIResponder?
  /// The number of nested changes in progress.
  ///
  /// The keyboard is updated after the outermost change.
  private static var depth = 0
  /// A Boolean value that indicates whether a change in progress requires an update of the keyboard.
  private static var isKeyboardStale = false
  /// The request of a responder whose view is about to appear and is not in a window; `nil` if there is none.
  private static var awaiting: (responder: WeakResponder, controller: ObjectIdentifier)?

  private struct WeakResponder {
    weak var responder: UIResponder?
  }

  /// Makes a responder the first responder, after the current first responder has resigned.
  ///
  /// A responder that is not on screen cannot receive input: a view, or a view controller's view, must be in a window.
  ///
  /// Its window becomes the key window.
  static func become(_ responder: UIResponder) -> Bool {
    guard responder !== current else { return true }
    guard isInactive(responder) || responder.canBecomeFirstResponder else { return false }
    guard isOnScreen(responder) else {
      awaitAppearance(of: responder)
      return false
    }
    awaiting = nil
    // The keyboard stays in place when one field follows another.
    updatingKeyboardLast {
      if let window = window(of: responder), !window.isHidden { window.makeKey() }
      if responder !== current { handOver(to: responder) }
      isKeyboardStale = true
    }
    return responder === current
  }

  /// Performs changes of the first responder, and updates the keyboard once after them.
  static func updatingKeyboardLast<Result>(_ changes: () -> Result) -> Result {
    depth += 1
    let result = changes()
    depth -= 1
    if isKeyboardStale { updateKeyboard() }
    return result
  }

  // MARK: - Becoming First Responder on Appearance

  /// Stores a responder that is not on screen, if the view controller around it is about to appear.
  ///
  /// It becomes first responder when the view is in a window, in this appearance only.
  static func awaitAppearance(of responder: UIResponder) {
    let around = responder.chain.lazy.compactMap { $0 as? UIViewController }
    guard let controller = around.first(where: { $0.appearance.phase == .appearing }) else { return }
    awaiting = (WeakResponder(responder: responder), ObjectIdentifier(controller))
  }

  /// Makes the stored responder the first responder if the view of its controller is in a window now.
  ///
  /// Without one, a controller that has an accessory view becomes first responder.
  static func viewIsAppearing(of controller: UIViewController) {
    guard let request = awaiting, request.controller == ObjectIdentifier(controller) else {
      return restore(in: controller)
    }
    controller.appearance.formerResponder = nil
    guard let responder = request.responder.responder, isOnScreen(responder) else { return }
    awaiting = nil
    responder.becomeFirstResponder()
  }

  /// Makes the responder that resigned when the controller left the screen the first responder again, unless another
  /// object is first responder.
  ///
  /// Without one, a controller that has an accessory view becomes first responder.
  static func restore(in controller: UIViewController) {
    guard current == nil, isOnScreen(controller) else { return }
    let former = controller.appearance.formerResponder
    controller.appearance.formerResponder = nil
    if let former, isOnScreen(former), isInside(former, controller.view) { former.becomeFirstResponder() }
    showAccessory(of: controller)
  }

  /// Makes a controller first responder that would otherwise not show its accessory view.
  static func showAccessory(of controller: UIViewController) {
    guard current == nil, isOnScreen(controller), controller.canBecomeFirstResponder,
      controller.inputAccessoryView != nil || controller.inputAccessoryViewController != nil
    else { return }
    controller.becomeFirstResponder()
  }

  /// Discards the request of a responder, because the appearance of its controller has ended.
  static func appearanceEnded(of controller: UIViewController) {
    if awaiting?.controller == ObjectIdentifier(controller) { awaiting = nil }
  }

  // MARK: - Changing the First Responder

  private static func handOver(to responder: UIResponder) {
    if let previous = current {
      guard previous.resignFirstResponder() else { return }
      // An override may have returned a value without calling its superclass.
      if previous === current { current = nil }
    }
    // Code that observes the resignation may have made another object first responder, or removed the view.
    guard current == nil, isOnScreen(responder) else { return }
    current = responder
    // The window of an inactive responder cannot become key, and the responder is active without that.
    if let window = window(of: responder), window.inactiveResponder === responder { window.inactiveResponder = nil }
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard isFirstResponder(responder) else { return true }
    guard isForced(responder) || responder.canResignFirstResponder else { return false }
    guard responder === current else {
      leave(responder)
      return true
    }
    current = nil
    updatingKeyboardLast {
      isKeyboardStale = true
      returnToOwnerOfAccessory(from: responder)
    }
    return true
  }

  /// Makes a responder resign.
  ///
  /// Its callbacks are sent, but it cannot refuse.
  static func force(_ responder: UIResponder) {
    let outer = forced
    forced = responder
    responder.resignFirstResponder()
    forced = outer
    leave(responder)
  }

  /// Returns whether a responder currently cannot refuse to resign.
  static func isForced(_ responder: UIResponder) -> Bool { responder === forced }

  /// Makes the first responder in a hierarchy resign because the hierarchy is about to leave the screen.
  ///
  /// It cannot refuse.
  static func willLeave(_ root: UIView) {
    if let current { resign(current, leavingWith: root) }
    if let inactive = root.windowStorage?.inactiveResponder { resign(inactive, leavingWith: root) }
  }

  private static func resign(_ responder: UIResponder, leavingWith root: UIView) {
    // A field in an accessory view leaves with the responder that provides that view.
    let owner = Keyboard.shared.ownerOfAccessory(around: responder)
    guard isInside(responder, root) || owner.map({ isInside($0, root) }) == true else { return }
    let controller = coveredController(around: responder, leavingWith: root)
    force(responder)
    controller?.appearance.formerResponder = responder
  }

  /// Returns the controller around a responder that a navigation controller removes from the screen.
  private static func coveredController(around responder: UIResponder, leavingWith root: UIView) -> UIViewController? {
    let around = responder.chain.lazy.compactMap { $0 as? UIViewController }
    guard let controller = around.first(where: { $0.parent is UINavigationController }),
      controller.parent?.viewIfLoaded?.isDescendant(of: root) == false
    else { return nil }
    return controller
  }

  private static func isInside(_ responder: UIResponder, _ root: UIView) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: root) == true
  }

  /// Removes a responder as the first responder without callbacks.
  static func leave(_ responder: UIResponder) {
    if let window = window(of: responder), window.inactiveResponder === responder { window.inactiveResponder = nil }
    guard responder === current else { return }
    current = nil
    Keyboard.shared.setNeedsUpdate()
  }

  // MARK: - Following the Key Window

  /// Returns whether a responder is the first responder of its window.
  static func isFirstResponder(_ responder: UIResponder) -> Bool { responder === current || isInactive(responder) }

  /// Returns the inactive first responder of a window, or otherwise the one that receives input.
  static func inactiveOrCurrent(of window: UIWindow?) -> UIResponder? { window?.inactiveResponder ?? current }

  /// Gives the keyboard to the first responder of a window that has become the key window of its scene.
  ///
  /// The first responder of the former key window becomes inactive. The keyboard moves once, and stays if both
  /// responders show it.
  ///
  /// - Parameter window: The key window; `nil` if the scene has none.
  static func keyWindowDidChange(to window: UIWindow?) {
    updatingKeyboardLast {
      if let responder = current, let former = self.window(of: responder), !former.isKeyWindow {
        former.inactiveResponder = responder
        current = nil
        isKeyboardStale = true
      }
      if current == nil, let window, let responder = window.inactiveResponder {
        window.inactiveResponder = nil
        current = responder
        isKeyboardStale = true
      }
    }
  }

  private static func isInactive(_ responder: UIResponder) -> Bool {
    window(of: responder)?.inactiveResponder === responder
  }

  /// Returns the window that decides whether a responder receives input.
  ///
  /// The value is `nil` for objects that are not in a window, and for views above the keyboard: the window of the
  /// keyboard is never key.
  private static func window(of responder: UIResponder) -> UIWindow? {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let window = view?.windowStorage, !(window is SystemWindow) else { return nil }
    return window
  }

  // MARK: - Resetting

  /// Discards the first responder without callbacks.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    current = nil
    forced = nil
    depth = 0
    isKeyboardStale = false
    awaiting = nil
  }

  /// Makes the responder that provides the accessory view the first responder, if a view in the accessory view
  /// resigned.
  ///
  /// The accessory view then remains at the bottom of the screen.
  private static func returnToOwnerOfAccessory(from responder: UIResponder) {
    // Another responder is about to become first responder.
    guard depth == 1, !isForced(responder), let owner = Keyboard.shared.ownerOfAccessory(around: responder)
    else { return }
    owner.becomeFirstResponder()
  }

  private static func updateKeyboard() {
    isKeyboardStale = depth > 0
    if depth == 0 { Keyboard.shared.update() }
  }

  private static func isOnScreen(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.window != nil }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window != nil }
    return true
  }
}
