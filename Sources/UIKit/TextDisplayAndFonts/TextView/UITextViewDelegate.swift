/// The methods with which a delegate controls and observes the editing of a text view.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin.
  ///
  /// The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks the delegate whether editing may end.
  ///
  /// The default is `true`.
  ///
  /// The return value is ignored when the view leaves the screen.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether the user may change the text.
  ///
  /// The default is `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range of the text to replace, in UTF-16 units.
  ///   - text: The typed text: a line feed for the return key, or an empty string for the delete key.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user changed the text.
  ///
  /// Changes by the app are not reported.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate whether a link may be opened.
  ///
  /// The default is `true`.
  ///
  /// Links are opened by a tap in text that can be selected and cannot be edited.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The destination of the link.
  ///   - characterRange: The range of the link.
  ///   - interaction: The interaction of the user, which is always
  ///     ``UITextItemInteraction/invokeDefaultAction``.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether a link may be opened.
  ///
  /// The default is `true`. The method with the interaction replaces it.
  @available(iOS, deprecated: 10.0)
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Tells the delegate that the user taps an attachment.
  ///
  /// The default is `true`. The return value has no effect, because attachments have no action of their own.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate for the action of a tap on a link, an attachment, or a range with a tag.
  ///
  /// The default is the default action, which opens a link if `textView(_:shouldInteractWith:in:interaction:)` returns
  /// `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultAction: The default action.
  /// - Returns: The action; `nil` for none.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Returns the edit menu for a range: `nil` for the suggested actions.
  ///
  /// The default is `nil`.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the edit menu is about to appear.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation calls the method without the interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// The default implementation returns `true`.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default implementation returns the default action.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  { defaultAction }
  /// The default implementation returns `nil`.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The default implementation does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
