/// An item that is pasted into a text or dropped on it, and for which a paste delegate sets a result.
///
/// A result must be set once for each item, also later: the text is inserted when all items have their results.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The item provider, which loads the data of the item.
  var itemProvider: NSItemProvider { get }
  /// The object that the source of a drag has associated with the item; `nil` for a pasted item.
  var localObject: Any? { get }
  /// The attributes that plain text receives where it is inserted.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Sets a text with the default attributes as the result.
  func setResult(string: String)
  /// Sets a text with attributes as the result.
  func setResult(attributedString string: NSAttributedString)
  /// Sets an attachment as the result.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Sets that nothing is inserted for the item.
  func setNoResult()
  /// Sets the result that the item has without a delegate.
  ///
  /// It is the text or the URL of the item. Nothing is inserted for an item that has neither.
  func setDefaultResult()
}
