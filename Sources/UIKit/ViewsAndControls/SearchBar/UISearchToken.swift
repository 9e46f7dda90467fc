/// A condition of a search that is not text, which a search field shows before its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: The image before the text; `nil` for none.
  ///   - text: The text of the token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The object of the app that the token represents.
  open var representedObject: Any?
}
