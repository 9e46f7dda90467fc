/// Text that asks its delegate before it lets the user change it.
///
/// Code that calls `UIKeyInput` is not asked about; the keyboard's keys come through here.
@MainActor
protocol KeyboardClient: UIKeyInput {
  /// The user typed a character.
  func keyboardDidType(_ character: String)
  /// The user pressed the delete key.
  func keyboardDidPressDelete()
  /// The user pressed the return key.
  func keyboardDidPressReturn()
  /// What is written before the caret, by which the keyboard shifts.
  var textBeforeCaret: String { get }
  /// Whether it takes text at the moment.
  var acceptsText: Bool { get }
}
