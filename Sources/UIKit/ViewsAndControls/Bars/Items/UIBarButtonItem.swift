/// A button in a bar.
///
/// - Note: Menus, backgrounds and the positions of titles are not available.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Styles of bar buttons.
  public enum Style: Int, Sendable {
    /// A plain title or image.
    case plain = 0
    /// The same as `plain`; from earlier releases with bordered buttons.
    case bordered = 1
    /// A bold button, for completing a task.
    case done = 2
  }

  private(set) var systemItem: SystemItem?

  // MARK: - Creating a Bar Button Item

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item from an archive; its action is left out.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
    decodeInterface(coder, as: UIBarButtonItem.self)
  }

  /// Archives the style and the width as well.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIStyle")
    coder.encode(Double(width), forKey: "UIWidth")
  }

  /// Creates a button with a title that sends an action; without a target, to the responder chain.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image that sends an action; without a target, to the responder chain.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and one for bars with little height, that sends an action; without a target, to the
  /// responder chain.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons that sends an action; without a target, to the responder chain.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Becomes one of the system's buttons; for items of storyboards.
  func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem.style
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the system's buttons that performs an action.
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button that performs an action, with the action's title and image unless it has its own.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Returns space that pushes its neighbors apart.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns space of a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  // MARK: - Configuring the Item

  /// The style of the button.
  open var style = Style.plain {
    didSet { if style != oldValue { didChange?() } }
  }

  /// The width of the item; 0 for the width of its content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange?() } }
  }

  /// The custom view of the item.
  open var customView: UIView? {
    didSet { if customView !== oldValue { didChange?() } }
  }

  /// The color of the button; `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { didChange?() }
  }

  /// A Boolean value that indicates whether the item is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange?() } }
  }

  // MARK: - Sending an Action

  /// The selector of the action for the target.
  open var action: Selector?
  /// The target of the action; `nil` for the responder chain.
  open weak var target: AnyObject?
  /// The action of the item, in place of target and action.
  open var primaryAction: UIAction?

  /// The button was tapped.
  func perform() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
