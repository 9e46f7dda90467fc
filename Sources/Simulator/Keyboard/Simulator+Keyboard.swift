public import UIKit

extension Simulator {
  // MARK: - Typing

  /// Types a text with the keyboard of the device, character by character, and commits the changes.
  ///
  /// Each character is sent to the current first responder, whose delegate can refuse it. A line feed presses the
  /// return key. The method throws as soon as no first responder accepts text.
  public func type(_ text: String) throws(SimulatorError) {
    for character in text {
      try press(named: text) { $0.press(character) }
    }
  }

  /// Types a text with the keyboard of the device, and drains the main queue.
  public func type(_ text: String) async throws(SimulatorError) {
    for character in text {
      try press(named: text) { $0.press(character) }
    }
    await drain()
  }

  /// Presses the return key of the keyboard, and commits the changes.
  ///
  /// Throws if no first responder accepts text.
  public func pressReturn() throws(SimulatorError) { try press(named: "return") { $0.pressReturn() } }

  /// Presses the return key of the keyboard, and drains the main queue.
  public func pressReturn() async throws(SimulatorError) {
    try press(named: "return") { $0.pressReturn() }
    await drain()
  }

  /// Presses the delete key of the keyboard, and commits the changes.
  ///
  /// Throws if no first responder accepts text.
  public func pressDelete() throws(SimulatorError) { try press(named: "delete") { $0.pressDelete() } }

  /// Presses the delete key of the keyboard, and drains the main queue.
  public func pressDelete() async throws(SimulatorError) {
    try press(named: "delete") { $0.pressDelete() }
    await drain()
  }

  private func press(named name: String, _ action: (KeyboardInput) -> Void) throws(SimulatorError) {
    guard let input = KeyboardInput.current else {
      throw .nothingAcceptsText(name, firstResponder: KeyboardInput.firstResponderName)
    }
    action(input)
    commit()
  }

  // MARK: - Inspecting

  /// A Boolean value that indicates whether the keyboard or its replacement is visible or will appear.
  public var isKeyboardShown: Bool { Keyboard.shared.isShown }

  /// The frame of the keyboard on the screen, where a touch has moved it or else at the end of its animation; zero
  /// while it is hidden.
  public var keyboardFrame: CGRect { isKeyboardShown ? Keyboard.shared.heldFrame : .zero }
}
