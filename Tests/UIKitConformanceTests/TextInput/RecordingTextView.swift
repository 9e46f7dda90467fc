import UIKit

/// A text view's delegate that records its calls, and returns the values that a test sets.
@MainActor
final class TextViewDelegate: NSObject, UITextViewDelegate {
  private let log: CallbackLog
  private let name: String
  var shouldBegin = true
  var shouldEnd = true
  var onDidChange: ((UITextView) -> Void)?

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.note("\(name).shouldBegin")
    return shouldBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.note("\(name).didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.note("\(name).shouldEnd")
    return shouldEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { log.note("\(name).didEnd") }
  func textViewDidChange(_ textView: UITextView) {
    log.note("\(name).didChange(\(textView.text ?? ""))")
    onDidChange?(textView)
  }
}
