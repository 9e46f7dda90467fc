/// A change of the keyboard's frame, and its notifications.
struct KeyboardMove {
  enum Kind {
    case show
    case hide
  }

  var kind: Kind
  var begin: CGRect
  var end: CGRect
  var duration: TimeInterval

  /// Posts the notifications for the beginning of the change.
  ///
  /// If a visible keyboard changes its frame, `keyboardWillShow` is posted as well, as observed on iOS. Apps that
  /// respond only to that notification would otherwise use the wrong frame.
  @MainActor
  func postStart() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(kind == .show ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
  }

  /// Posts the notifications for the end of the change.
  @MainActor
  func postEnd() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(kind == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
  }

  @MainActor
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve._runtimeKeyboard.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
