/// An action that is displayed when the user swipes a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Styles of swipe actions.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case normal
    /// An action that deletes content.
    case destructive
  }

  /// The handler of an action. It receives the action, the view that displays it, and a closure to call with whether
  /// the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The handler that performs the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action.
  open var title: String?
  /// The image above the title.
  open var image: UIImage?
  /// The color behind them; `nil` resets it.
  open var backgroundColor: UIColor! {
    didSet { if backgroundColor == nil { backgroundColor = style == .destructive ? .systemRed : .systemGray } }
  }
}

/// The actions that swiping a row to one side shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether swiping all the way performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
