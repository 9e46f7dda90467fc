/// An action that is displayed when the user swipes a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Constants that specify the style of a swipe action.
  public enum Style: Int, Sendable {
    /// An action with the default style.
    case normal
    /// An action that deletes content.
    case destructive
  }

  /// The handler of an action.
  ///
  /// Its arguments are the action, the view that displays the action, and a closure that must be called with a Boolean
  /// value that indicates whether the action was performed.
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
  /// The background color.
  ///
  /// If it is set to `nil`, the default color of the style is used.
  open var backgroundColor: UIColor! {
    didSet { if backgroundColor == nil { backgroundColor = style == .destructive ? .systemRed : .systemGray } }
  }
  /// The visual effect in front of the background color, which row actions can have.
  var backgroundEffect: UIVisualEffect?
}

/// The actions that are displayed when the user swipes a row to one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the action at the edge first.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  ///
  /// The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
