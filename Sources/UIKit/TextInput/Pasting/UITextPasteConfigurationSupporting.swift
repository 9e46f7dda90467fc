/// The members of a text into which the user can paste and drop items, as its paste delegate determines.
///
/// ``UITextField`` and ``UITextView`` adopt the protocol.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate that determines the text of pasted and dropped items, which is not retained.
  ///
  /// The default is `nil`.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
