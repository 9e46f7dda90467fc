/// The methods with which a delegate responds to changes of a text storage.
///
/// All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells the delegate that changes are about to be processed.
  ///
  /// It can change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes in the current text.
  ///   - delta: The change in the length of the range.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Tells the delegate that changes have been processed.
  ///
  /// It can change attributes, but not characters.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes in the current text.
  ///   - delta: The change in the length of the range.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
