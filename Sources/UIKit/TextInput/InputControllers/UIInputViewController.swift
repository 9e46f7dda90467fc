/// A view controller whose view is in the place of the keyboard, or above it.
///
/// A responder shows the controller that its ``UIResponder/inputViewController`` or
/// ``UIResponder/inputAccessoryViewController`` returns while it is the first responder:
///
///     final class PinField: UITextField {
///       private let pad = PinPad()
///       override var inputViewController: UIInputViewController? { pad }
///     }
///
/// The controller changes the text of the first responder through its ``textDocumentProxy``, and is notified of
/// changes. A view with a flexible height has the height of the keyboard. Views of other heights keep them.
///
/// - Note: The controllers are those of the app. Keyboards of other apps cannot be installed.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = TextDocumentProxy()

  /// Creates the view from the nib file, or an input view that looks like the keyboard.
  open override func loadView() {
    guard !loadInterfaceView() else { return }
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view of the controller, if it is an input view.
  ///
  /// Reading this property loads the view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  // MARK: - Changing the Text

  /// The text of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// Hides the controller's view: the first responder resigns, unless it refuses to.
  open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }

  // MARK: - Keyboards and Languages

  /// Switches to the next keyboard of the user.
  ///
  /// The runtime has one keyboard, so that there is no other one to which it could switch.
  open func advanceToNextInputMode() {}

  /// A Boolean value that indicates whether the controller should have a key for switching keyboards.
  ///
  /// The value is `false`, because the runtime has one keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// A Boolean value that indicates whether the controller can use what the user permits to keyboards.
  ///
  /// The value is `true`, because the controller is a part of the app.
  open var hasFullAccess: Bool { true }

  /// The language of the controller's keyboard, such as `en-US`; `nil` if it has none.
  ///
  /// The default is `nil`. A keyboard in its own app does not change the language of the app.
  open var primaryLanguage: String?

  // MARK: - Following the Text

  /// Called when the selection is about to change.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the selection has changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called when the text is about to change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
