/// The delivery of the keys of a connected keyboard.
///
/// A press passes through `UIApplication.sendEvent(_:)`, as a touch does. The following act on it, in this order; the
/// first that does ends the search:
///
/// 1. the key commands, or only those with priority if the key enters or edits text of the first responder;
/// 2. the responders, from the first responder up the chain, in `pressesBegan(_:with:)` without a call of `super`;
/// 3. the text of the first responder;
/// 4. the focus, which the key moves or whose item it activates.
///
/// A press belongs to the responder that received its beginning until it ends.
@MainActor
package enum PressDelivery {
  private static var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The modifier keys that are pressed, according to the last key.
  private(set) static var modifierFlags: UIKeyModifierFlags = []

  // MARK: - From the Keyboard

  /// Presses a key.
  ///
  /// If it is pressed already, the key repeats: it enters text or performs a command again.
  static func began(_ key: UIKey) {
    modifierFlags = key.modifierFlags
    if presses[key.keyCode] != nil {
      if !performCommand(for: key) { enter(key, isRepeat: true) }
      return AppRuntime.shared.setNeedsCommit()
    }
    let responder = KeyResponder.current
    let press = UIPress(
      key, responder: responder, window: UIApplication.shared.keyWindow, timestamp: AppRuntime.shared.now)
    presses[key.keyCode] = press
    send(press)
  }

  /// Releases a key.
  static func ended(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    modifierFlags = modifiers
    end(code, as: .ended)
  }

  /// Cancels all presses when the app becomes inactive.
  package static func cancelAll() {
    for code in presses.keys.sorted(by: { $0.rawValue < $1.rawValue }) { end(code, as: .cancelled) }
    modifierFlags = []
  }

  /// Discards all presses without calling a responder.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    presses = [:]
    modifierFlags = []
  }

  private static func end(_ code: UIKeyboardHIDUsage, as phase: UIPress.Phase) {
    guard let press = presses.removeValue(forKey: code) else { return }
    press.phase = phase
    press.timestamp = AppRuntime.shared.now
    send(press)
  }

  private static func send(_ press: UIPress) {
    for other in presses.values where other !== press { other.phase = .stationary }
    let all = Set(presses.values).union([press])
    UIApplication.shared.sendEvent(UIPressesEvent(presses: all, timestamp: press.timestamp))
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Through the App

  /// Performs key commands, or sends the event to the windows of its presses.
  static func dispatch(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase == .began {
      press.isForResponders = !(press.key.map(performCommand) ?? false)
    }
    var windows: [UIWindow] = []
    for press in event.allPresses where press.isForResponders {
      if let window = press.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  private static func performCommand(for key: UIKey) -> Bool {
    KeyCommands.perform(for: key, onlyPriority: KeyboardInput.current?.accepts(key) ?? false)
  }

  /// Delivers the changed presses of an event to their responders.
  ///
  /// A press that no responder has handled enters its text, or moves the focus.
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let changed = event.allPresses.filter { $0.window === window && $0.isForResponders && $0.phase != .stationary }
    for press in changed {
      let presses: Set = [press]
      switch press.phase {
      case .began: press.responder?.pressesBegan(presses, with: event)
      case .ended: press.responder?.pressesEnded(presses, with: event)
      case .cancelled: press.responder?.pressesCancelled(presses, with: event)
      case .changed, .stationary: break
      }
      if press.phase == .began, event.unhandledPresses.contains(press), let key = press.key {
        enter(key, isRepeat: false)
      }
    }
  }

  /// Enters a key into the text of the first responder, or performs what it does to the focus.
  private static func enter(_ key: UIKey, isRepeat: Bool) {
    if let input = KeyboardInput.current, input.accepts(key) { return input.press(key) }
    FocusKeys.press(key, isRepeat: isRepeat)
  }
}
