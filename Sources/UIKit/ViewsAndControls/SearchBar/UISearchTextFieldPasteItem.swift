/// An item that is pasted into a search field or dropped on it, of which a paste delegate can make a token.
///
/// The items that a search field passes to its paste delegate have this protocol.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Sets a token as the result, which is added after the last token of the field.
  ///
  /// - Parameter token: The token.
  func setSearchTokenResult(_ token: UISearchToken)
}

@MainActor
final class SearchFieldPasteItem: TextPasteItem, UISearchTextFieldPasteItem {
  func setSearchTokenResult(_ token: UISearchToken) { take()?(.token(token)) }
}
