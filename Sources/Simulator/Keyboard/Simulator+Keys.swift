public import UIKit

extension Simulator {
  // MARK: - Keys of a Connected Keyboard

  /// Presses and releases a key of a connected keyboard, and commits the changes.
  ///
  /// Key commands and responders receive the key, and the first responder its text. ``type(_:)-3wgkn`` types text
  /// without them, with the keyboard on the screen.
  ///
  /// ```swift
  /// await simulator.press("z", modifiers: .command)
  /// await simulator.press(UIKeyCommand.inputLeftArrow, modifiers: [.shift, .alternate])
  /// ```
  ///
  /// - Parameters:
  ///   - key: The character of the key on an American keyboard, a line feed for the return key, or a constant of
  ///     `UIKeyCommand` such as `inputEscape`. A character that needs the Shift key, such as "+", is pressed with it.
  ///   - modifiers: The modifier keys that are held.
  public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
  }

  /// Presses and releases a key of a connected keyboard, and drains the main queue.
  public func press(_ key: String, modifiers: UIKeyModifierFlags = []) async {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
    await drain()
  }

  /// Presses a key of a connected keyboard, and commits the changes.
  ///
  /// Pressed again while it is down, the key repeats.
  public func keyDown(_ key: String, modifiers: UIKeyModifierFlags = []) {
    DeviceInput.keyBegan(named: key, modifiers: modifiers)
    commit()
  }

  /// Releases a key of a connected keyboard, and commits the changes.
  public func keyUp(_ key: String, modifiers: UIKeyModifierFlags = []) {
    DeviceInput.keyEnded(named: key, modifiers: modifiers)
    commit()
  }
}
