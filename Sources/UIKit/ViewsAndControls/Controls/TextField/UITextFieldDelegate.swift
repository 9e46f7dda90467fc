/// The methods with which a delegate controls and observes the editing of a text field.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks the delegate whether editing may begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end. The default is `true`. When the field leaves the screen the return
  /// value is ignored.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, with the reason; called in place of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether the user may change the text. The default is `true`.
  ///
  /// - Parameters:
  ///   - textField: Whose text it is.
  ///   - range: What is to be replaced, in UTF-16 units.
  ///   - string: What was typed; empty for the delete key.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells the delegate that something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks the delegate whether the text may be cleared, by the clear button or at the beginning of editing. The default
  /// is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether the return key performs its default action. The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It is.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
