/// Methods of the delegate of a search field, in addition to those of every text field.
///
/// A search field calls them if its delegate adopts the protocol. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Asks the delegate for an item provider of a token that the user copies, cuts or drags.
  ///
  /// Without an implementation, tokens can be neither copied nor dragged. The item provider usually has a type of the
  /// app, from which the paste delegate of the field creates the token again, and a text for other apps.
  ///
  /// - Parameters:
  ///   - searchTextField: The search field.
  ///   - token: The token.
  /// - Returns: The item provider. Nothing is copied if it has no types.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// Tells the delegate that the user has chosen a suggestion of the field.
  ///
  /// The field has no suggestions at that time.
  ///
  /// - Parameters:
  ///   - searchTextField: The search field.
  ///   - suggestion: The suggestion.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The default implementation returns an item provider without types, with which nothing is copied.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  /// The default implementation does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
