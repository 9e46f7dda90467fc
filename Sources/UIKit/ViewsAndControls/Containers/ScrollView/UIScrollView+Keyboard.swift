extension UIScrollView {
  // MARK: - Dismissing the Keyboard

  /// Dismisses the keyboard if the user has begun to scroll and the mode requires it.
  func dismissKeyboardForDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Moves the keyboard with the touch that drags the content if the touch has reached it and the mode requires it.
  ///
  /// Only the frame of the keyboard matters: the content may end above it, without an inset.
  func pullKeyboard() {
    guard pullsKeyboard, let window else { return }
    Keyboard.shared.pull(to: pan.location(in: window).y + window.frame.minY + keyboardDismissPadding)
  }

  /// The height of the area above the keyboard that the guides of this view and its superviews add to it.
  private var keyboardDismissPadding: CGFloat {
    sequence(first: self as UIView, next: \.superview)
      .compactMap { $0.layoutRecordIfAny?.keyboardGuide?.keyboardDismissPadding }
      .reduce(0, max)
  }

  /// Dismisses a keyboard that the touch has pulled down, or lets it return to its place.
  ///
  /// - Parameter isCancelled: A Boolean value that indicates whether the keyboard returns in any case.
  func releaseKeyboard(isCancelled: Bool) {
    guard pullsKeyboard else { return }
    let velocity = window.map { pan.velocity(in: $0).y } ?? 0
    if !isCancelled, Keyboard.shared.isDismissed(byReleaseWith: velocity) { window?.endEditing(true) }
    // The text may be in another window.
    Keyboard.shared.returnToPlace()
  }

  private var pullsKeyboard: Bool {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: false
    }
  }
}
