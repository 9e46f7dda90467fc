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

  /// Creates an action in the default style that has no title and does nothing.
  public override convenience init() { self.init(nil, .default, nil) }

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

  // MARK: - Accessibility

  /// The label of the button for assistive technologies.
  ///
  /// The default is `nil`, for the title.
  open var accessibilityLabel: String? {
    didSet { owner?.contentDidChange() }
  }

  /// The identifier of the button for tests, which is not presented to the user.
  ///
  /// The default is `nil`.
  open var accessibilityIdentifier: String? {
    didSet { owner?.contentDidChange() }
  }

  // MARK: - Properties Without Public Names

  /// The appearance of the button, whose properties apps set by their names.
  private struct Look {
    var titleTextColor: UIColor?
    var titleTextAlignment = NSTextAlignment.center
    var image: UIImage?
    var imageTintColor: UIColor?
    var isChecked = false
  }

  private var look = Look() {
    didSet { owner?.contentDidChange() }
  }

  /// The color of the title and of the image; `nil` for that of the style.
  var titleTextColor: UIColor? {
    get { look.titleTextColor }
    set { look.titleTextColor = newValue }
  }
  /// The alignment of the title.
  var titleTextAlignment: NSTextAlignment {
    get { look.titleTextAlignment }
    set { look.titleTextAlignment = newValue }
  }
  /// The image at the leading edge.
  var image: UIImage? {
    get { look.image }
    set { look.image = newValue }
  }
  /// The color of the image; `nil` for that of the title.
  var imageTintColor: UIColor? {
    get { look.imageTintColor }
    set { look.imageTintColor = newValue }
  }
  /// A Boolean value that indicates whether there is a checkmark at the trailing edge.
  var isChecked: Bool {
    get { look.isChecked }
    set { look.isChecked = newValue }
  }

  /// Returns a copy of the action that is not part of an alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title, style, handler)
    copy.isEnabled = isEnabled
    copy.look = look
    copy.accessibilityLabel = accessibilityLabel
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  func perform() { handler?(self) }
}

extension UIAlertAction: UIAccessibilityIdentification {}
