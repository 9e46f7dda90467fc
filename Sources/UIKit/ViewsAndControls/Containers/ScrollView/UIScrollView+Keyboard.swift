extension UIScrollView {
  // MARK: - Dismissing the Keyboard

  /// Dismisses the keyboard if the user has begun to scroll and the mode requires it.
  func dismissKeyboardForDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Dismisses the keyboard if the touch that drags the content has reached it and the mode requires it.
  ///
  /// Only the frame of the keyboard matters: the content may end above it, without an inset.
  func dismissKeyboardIfReached() {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: break
    case .none, .onDrag, .onDragWithAccessory: return
    }
    guard Keyboard.shared.isShown, let window else { return }
    let top = Keyboard.shared.frame.minY - window.frame.minY
    if pan.location(in: window).y > top { window.endEditing(true) }
  }
}
