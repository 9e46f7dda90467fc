/// A link, an attachment, or a range with a tag in a text view, with which the user interacts.
///
/// - Note: Items have primary actions. Their menus are not available.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// Constants that specify the content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// The tag of a range with the attribute `textItemTag`.
    case tag(String)
  }

  /// The content of the item.
  public let content: UITextItem.Content
  /// The range of the item in the text.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension NSAttributedString.Key {
  /// The tag of a range with which the user can interact in a text view, a string.
  public static var textItemTag: NSAttributedString.Key { Self(rawValue: "UITextItemTag") }
}
