/// The methods with which a delegate controls and observes the editing of a text view.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks the delegate whether editing may end. The default is `true`. When the view leaves the screen the return value
  /// is ignored.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether the user may change the text. The default is `true`.
  ///
  /// - Parameters:
  ///   - textView: Whose text it is.
  ///   - range: What is to be replaced, in UTF-16 units.
  ///   - text: What was typed; a line feed for the return key, empty for the delete key.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user changed the text; not called for changes by the app.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
