/// Methods that determine the text of items that are pasted into a text or dropped on it.
///
/// All methods are optional. They are called in the order in which they are declared here, the first one for each item.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Asks the delegate to set the result of an item, now or later.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: The text.
  ///   - item: The item, of which a result must be set.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Asks the delegate to combine the results of the items to the text that is inserted.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: The text.
  ///   - itemStrings: The results, in the order of the items, without those of items for which nothing is inserted.
  ///   - textRange: The range that the combined text will replace.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Asks the delegate whether the insertion is animated.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: The text.
  ///   - attributedString: The text to insert.
  ///   - textRange: The range that it will replace.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
  /// Asks the delegate to insert the text.
  ///
  /// An implementation replaces the standard insertion, with which the delegate of the text field or text view is asked
  /// whether the user may change the text, and which can be undone.
  ///
  /// - Parameters:
  ///   - textPasteConfigurationSupporting: The text.
  ///   - attributedString: The text to insert.
  ///   - textRange: The range to replace.
  /// - Returns: The range of the inserted text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
}

extension UITextPasteDelegate {
  /// The default implementation sets the default result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// The default implementation joins the texts.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPaste.joined(itemStrings) }
  /// The default implementation returns `true`.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
  /// The default implementation performs the standard insertion.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any EditableText else { return textRange }
    return text.insertPaste(attributedString, replacing: textRange)
  }
}
