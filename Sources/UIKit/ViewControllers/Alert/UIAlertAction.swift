/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  /// Constants that specify the style of an action's button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style of an action that cancels and leaves data unchanged.
    case cancel
    /// The style of an action that changes or deletes data.
    case destructive
  }

  private let handler: ((UIAlertAction) -> Void)?
  weak var owner: UIAlertController?

  /// Creates an action.
  ///
  /// The handler runs after the user has chosen the action and the alert was dismissed.
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

  /// Returns a copy of the action that is not part of an alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title, style, handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func perform() { handler?(self) }
}
