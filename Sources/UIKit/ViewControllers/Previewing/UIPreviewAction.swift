/// An action or a group of actions below a preview.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the item.
  var title: String { get }
}

/// An action below a preview.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @MainActor NSCopying, UIPreviewActionItem {
  /// Constants that specify the style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that is selected.
    case selected = 1
    /// The style of an action that deletes content.
    case destructive = 2
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - style: The style of the action.
  ///   - handler: The closure that performs the action, with the action and the previewed view controller.
  public init(
    title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    perform = handler
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  /// The title of the action.
  public let title: String
  /// The closure that performs the action.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  private let perform: (UIPreviewAction, UIViewController) -> Void
  let style: Style

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any { UIPreviewAction(title: title, style: style, handler: perform) }
}

/// A group of actions below a preview, which are displayed when the user selects the group.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @MainActor NSCopying, UIPreviewActionItem {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - style: The style of the group.
  ///   - actions: The actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// The title of the group.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Returns a copy of the group.
  open func copy(with zone: NSZone? = nil) -> Any { UIPreviewActionGroup(title: title, style: style, actions: actions) }
}
