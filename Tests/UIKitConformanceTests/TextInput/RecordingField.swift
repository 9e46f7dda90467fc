import UIKit

/// A delegate that records its calls, and returns the values that a test sets.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  private let log: CallbackLog
  private let name: String
  var shouldBegin = true
  var shouldEnd = true
  var shouldChange = true
  var shouldClear = true
  var shouldReturn = true
  /// A closure that runs during a callback.
  var onDidBegin: (() -> Void)?
  var onDidEnd: (() -> Void)?
  var onShouldChange: (() -> Void)?
  var onShouldReturn: (() -> Void)?

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("\(name).shouldBegin")
    return shouldBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.note("\(name).didBegin")
    onDidBegin?()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("\(name).shouldEnd")
    return shouldEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.note("\(name).didEnd")
    onDidEnd?()
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.note("\(name).shouldChange(\(range.location),\(range.length),\(string))")
    onShouldChange?()
    return shouldChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.note("\(name).didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.note("\(name).shouldClear")
    return shouldClear
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("\(name).shouldReturn")
    onShouldReturn?()
    return shouldReturn
  }
}

/// A text field with a delegate, both of which record their events.
@MainActor
final class RecordingField {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let delegate: FieldDelegate

  init(_ name: String, _ log: CallbackLog) {
    delegate = FieldDelegate(name, log)
    field.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    ]
    for (event, text) in events {
      field.addAction(UIAction { _ in log.note("\(name).\(text)") }, for: event)
    }
  }
}
