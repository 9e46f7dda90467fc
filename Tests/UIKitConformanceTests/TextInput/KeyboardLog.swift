import UIKit

/// An observer that records the notifications of the keyboard in a log of other callbacks.
@MainActor
final class KeyboardLog {
  private var observers: [any NSObjectProtocol] = []
  /// The user info of the last notification.
  private(set) var last: [AnyHashable: Any] = [:]
  private(set) var lastObject: Any?

  init(_ log: CallbackLog) {
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    for (name, text) in names {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
        // The notification is transferred to the main actor, on which it was posted, and is not used here afterward.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated {
          self?.last = notification.userInfo ?? [:]
          self?.lastObject = notification.object
          log.note(text)
        }
      }
      observers.append(observer)
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  var begin: CGRect? { (last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue }
  var end: CGRect? { (last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
}
