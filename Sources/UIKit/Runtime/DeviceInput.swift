/// The input of a user to the device: touches, keys, and settings.
///
/// The scripts of the simulator and the live display both use it, so that events are processed identically. The caller
/// ends the update cycle with a commit.
@MainActor
package enum DeviceInput {
  // MARK: - Touches

  /// Begins a touch at a point of the screen.
  ///
  /// Returns whether the status bar, a view or a recognizer receives it.
  @discardableResult
  package static func touchBegan(at point: CGPoint, id: Int) -> Bool {
    if StatusBarTouches.began(at: point, id: id) { return true }
    // The frontmost window is first. A window without a view at the point passes the touch to the window behind it.
    return UIApplication.shared.windowsInFront.reversed().contains {
      TouchDelivery.began(at: $0.convert(point, from: nil), in: $0, id: id)
    }
  }

  /// Moves a touch to a point of the screen.
  package static func touchMoved(to point: CGPoint, id: Int) { TouchDelivery.moved(to: point, id: id) }

  /// Ends a touch at a point of the screen.
  package static func touchEnded(at point: CGPoint, id: Int) {
    if !StatusBarTouches.ended(at: point, id: id) { TouchDelivery.ended(at: point, id: id) }
  }

  /// Cancels a touch.
  package static func touchCancelled(id: Int) {
    StatusBarTouches.cancelled(id: id)
    TouchDelivery.cancelled(id: id)
  }

  /// Scrolls the content at a point of the screen with a wheel or a trackpad.
  package static func scroll(by distance: CGSize, at point: CGPoint) {
    for window in UIApplication.shared.windowsInFront.reversed() {
      guard let view = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      return WheelScrolling.scroll(by: distance, at: view)
    }
  }

  /// Moves the pointer over the screen, or removes it.
  ///
  /// Returns whether a recognizer has received the movement.
  @discardableResult
  package static func movePointer(to point: CGPoint?) -> Bool { HoverDelivery.move(to: point) }

  // MARK: - Keys

  /// Types a text, character by character, as far as the first responders accept it.
  ///
  /// A line feed is the return key.
  package static func type(_ text: String) {
    for character in text {
      guard let input = KeyboardInput.current else { return }
      input.press(character)
      // A delegate can make another text field the first responder.
      AppRuntime.shared.commit()
    }
  }

  /// Presses the delete key.
  package static func pressDelete() { KeyboardInput.current?.pressDelete() }

  /// Places a text on the general pasteboard, and pastes it into the first responder in the chain that can.
  package static func paste(_ text: String) {
    UIPasteboard.general.string = text
    ActionDispatch.performInResponderChain(
      StandardEditAction.paste.selector, sender: nil, from: KeyResponder.current)
  }

  // MARK: - A Connected Keyboard

  /// Presses a key of a connected keyboard.
  ///
  /// The key is its character on an American keyboard, or a constant of key commands.
  package static func keyBegan(named name: String, modifiers: UIKeyModifierFlags) {
    let key = KeyboardLayout.key(named: name)
    let modifiers = key?.needsShift == true ? modifiers.union(.shift) : modifiers
    keyBegan(key?.code ?? .keyboardErrorUndefined, characters: key == nil ? name : nil, modifiers: modifiers)
  }

  /// Releases a key of a connected keyboard.
  package static func keyEnded(named name: String, modifiers: UIKeyModifierFlags) {
    PressDelivery.ended(KeyboardLayout.key(named: name)?.code ?? .keyboardErrorUndefined, modifiers: modifiers)
  }

  /// Presses a key of a connected keyboard.
  ///
  /// Without characters, it enters those of an American keyboard.
  package static func keyBegan(_ code: UIKeyboardHIDUsage, characters: String?, modifiers: UIKeyModifierFlags) {
    let plain = KeyboardLayout.characters(of: code, modifiers: [])
    PressDelivery.began(
      UIKey(
        code, characters: characters ?? KeyboardLayout.characters(of: code, modifiers: modifiers),
        charactersIgnoringModifiers: plain.isEmpty ? (characters ?? "").lowercased() : plain, modifierFlags: modifiers))
  }

  /// Releases a key of a connected keyboard.
  package static func keyEnded(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    PressDelivery.ended(code, modifiers: modifiers)
  }

  // MARK: - The Device

  /// Rotates the device.
  ///
  /// Returns whether the interface rotates as well.
  @discardableResult
  package static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    UIDevice.current.hold(orientation)
    return InterfaceRotation.followDevice(to: orientation)
  }

  /// Begins to shake the device.
  package static func shakeBegan() { MotionDelivery.began() }

  /// Ends to shake the device.
  package static func shakeEnded() { MotionDelivery.ended() }

  /// Cancels a shake, because it lasts too long.
  package static func shakeCancelled() { MotionDelivery.cancel() }

  /// The tilt of the device relative to its viewer, from -1 to 1 in each direction.
  package static var viewerOffset: UIOffset {
    get { DeviceTilt.viewerOffset }
    set { DeviceTilt.change(to: newValue) }
  }

  /// Changes the appearance of the system.
  package static func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    UIScreen.main.changeTraits { $0.userInterfaceStyle = style }
  }

  /// Changes the preferred text size.
  package static func setContentSizeCategory(_ category: UIContentSizeCategory) {
    UIScreen.main.changeTraits { $0.contentSizeCategory = category }
  }

  /// Changes the layout direction of the app's language.
  package static func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    UIScreen.main.changeTraits { $0.layoutDirection = direction }
  }

  // MARK: - Scenes

  /// Sends all scenes to the background, as when the user returns to the home screen.
  package static func sendToBackground() {
    TouchDelivery.cancelAll()
    PressDelivery.cancelAll()
    MotionDelivery.cancel()
    for scene in UIApplication.shared.scenes { scene.move(to: .background) }
    AppRuntime.shared.setNeedsCommit()
  }

  /// Brings a scene, or the first one, to the foreground.
  package static func bringToForeground(_ scene: UIWindowScene? = nil) {
    if let scene = scene ?? UIApplication.shared.frontScene { UIApplication.shared.bringToFront(scene) }
  }

  /// Opens another scene.
  ///
  /// Returns `nil` if the app supports only one.
  @discardableResult
  package static func openScene() -> UIWindowScene? {
    UIApplication.shared.supportsMultipleScenes ? UIApplication.shared.openScene() : nil
  }
}
