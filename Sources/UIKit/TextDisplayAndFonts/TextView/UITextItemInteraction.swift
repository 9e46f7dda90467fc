/// Constants that specify how a user interacts with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// The user taps the item, for example to open a link.
  case invokeDefaultAction = 0
  /// The user presses the item to see its actions.
  case presentActions = 1
  /// The user previews the item.
  case preview = 2
}
