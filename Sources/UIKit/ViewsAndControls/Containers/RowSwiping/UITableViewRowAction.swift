/// An action that is displayed when the user swipes a row of a table.
///
///     func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
///       [UITableViewRowAction(style: .destructive, title: "Delete") { _, indexPath in … }]
///     }
///
/// The row remains open when the handler of an action returns. To close it, delete the row, or call
/// `setEditing(false, animated: true)` of the table.
@available(iOS, deprecated: 13.0, message: "Use UIContextualAction")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @MainActor NSCopying {
  /// Constants that specify the style of an action.
  public enum Style: Int, Sendable {
    /// The default style, which is that of a destructive action.
    case `default` = 0
    /// The style of an action that does not delete content.
    case normal = 1

    /// The style of an action that deletes content.
    public static var destructive: Style { .default }
  }

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of its button.
  ///   - handler: The closure that is called with the action and the index path of the row when the user taps the
  ///     button.
  public convenience init(
    style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { self.init(style, title, handler) }

  private init(_ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The style of the action.
  public let style: UITableViewRowAction.Style
  /// The title of the button.
  open var title: String?
  /// The background color of the button.
  ///
  /// If it is set to `nil`, the default color of the style is used.
  open var backgroundColor: UIColor? {
    get { color ?? (style == .normal ? .systemGray : .systemRed) }
    set { color = newValue }
  }
  private var color: UIColor?
  /// The visual effect in front of the background color; `nil` for none.
  open var backgroundEffect: UIVisualEffect?

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style, title, handler)
    copy.color = color
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
