/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  /// Styles of an alert's buttons.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Changes or deletes data.
    case destructive
  }

  private let handler: ((UIAlertAction) -> Void)?
  weak var owner: UIAlertController?

  /// Creates an action. The handler runs after the user chooses the action and the alert was dismissed.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: UIAlertAction.Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the action's button.
  public let title: String?

  /// The style of the action's button.
  public let style: UIAlertAction.Style

  /// A Boolean value that indicates whether the user can choose the action.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.contentDidChange() } }
  }

  /// Returns a copy that is not part of an alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title, style, handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func perform() { handler?(self) }
}
