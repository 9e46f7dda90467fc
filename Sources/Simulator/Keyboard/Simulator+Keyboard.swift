public import UIKit

extension Simulator {
  // MARK: - Typing

  /// Types a text with the device's keyboard, character by character, up to the end of the turn.
  ///
  /// Each character goes to the current first responder, whose delegate can refuse it. A line feed presses the return
  /// key. Throws as soon as no first responder accepts text.
  public func type(_ text: String) throws(SimulatorError) {
    for character in text {
      try press(named: text) { $0.press(character) }
    }
  }

  /// Types a text with the device's keyboard, and drains the main queue.
  public func type(_ text: String) async throws(SimulatorError) {
    for character in text {
      try press(named: text) { $0.press(character) }
    }
    await drain()
  }

  /// Presses the keyboard's return key, up to the end of the turn. Throws if no first responder accepts text.
  public func pressReturn() throws(SimulatorError) { try press(named: "return") { $0.pressReturn() } }

  /// Presses the keyboard's return key, and drains the main queue.
  public func pressReturn() async throws(SimulatorError) {
    try press(named: "return") { $0.pressReturn() }
    await drain()
  }

  /// Presses the keyboard's delete key, up to the end of the turn. Throws if no first responder accepts text.
  public func pressDelete() throws(SimulatorError) { try press(named: "delete") { $0.pressDelete() } }

  /// Presses the keyboard's delete key, and drains the main queue.
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

  /// A Boolean value that indicates whether the keyboard, or an input view in its place, is visible or about to appear.
  public var isKeyboardShown: Bool { Keyboard.shared.isShown }

  /// The frame of the keyboard in the screen's coordinates at the end of its animation; empty while it is hidden.
  public var keyboardFrame: CGRect { isKeyboardShown ? Keyboard.shared.frame : .zero }
}
