/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// Constants that specify the style of a bar button.
  public enum Style: Int, Sendable {
    /// A button with a plain title or image.
    case plain = 0
    /// A button with the same appearance as `plain`.
    ///
    /// In earlier releases, it had a border.
    case bordered = 1
    /// A button with a bold title, for completing a task.
    case done = 2
  }

  private(set) var systemItem: SystemItem?
  /// The button that shows the item in a bar.
  weak var shownView: UIView?
  /// The effects of the image, if there have been any.
  var symbolEffects: SymbolEffectPlayer?

  // MARK: - Creating a Bar Button Item

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item without an action from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
    decodeInterface(coder, as: UIBarButtonItem.self)
  }

  /// Archives the style and the width in addition to the properties of the superclass.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIStyle")
    coder.encode(Double(width), forKey: "UIWidth")
  }

  /// Creates a button with a title that sends an action.
  ///
  /// If the target is `nil`, the action is sent to the responder chain.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { ActionDispatch.object($0, of: action) }
    self.action = action
  }

  /// Creates a button with an image that sends an action.
  ///
  /// If the target is `nil`, the action is sent to the responder chain.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and another image for bars with little height, that sends an action.
  ///
  /// If the target is `nil`, the action is sent to the responder chain.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button that sends an action.
  ///
  /// If the target is `nil`, the action is sent to the responder chain.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes the item a system item, for items in storyboards.
  func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem.style
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system button that performs an action, or shows a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that performs an action, or shows a menu.
  ///
  /// Without a title or an image, the button uses those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that sends an action, and shows a menu on a long press.
  ///
  /// If the target is `nil`, the action is sent to the responder chain. Without an action, a touch shows the menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Returns a flexible space, which takes the remaining width between its neighbors.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a fixed width.
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

  /// The width of the item.
  ///
  /// If the value is 0, the item is as wide as its content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange?() } }
  }

  /// The titles that the item can have.
  ///
  /// An item that shows its title is wide enough for each of them, so that the width does not change with the title.
  /// The default is `nil`. It is not used if ``width`` is set.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { didChange?() } }
  }

  /// The custom view of the item.
  open var customView: UIView? {
    didSet { if customView !== oldValue { didChange?() } }
  }

  /// The color of the button.
  ///
  /// If the value is `nil`, the bar's tint color is used.
  open var tintColor: UIColor? {
    didSet {
      customized(tintColor) { $0.tintColor = $1 }
      didChange?()
    }
  }

  /// A Boolean value that indicates whether the item is hidden.
  ///
  /// A hidden item takes no space.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange?() } }
  }

  /// A Boolean value that indicates whether the system hides the item, which has no function now.
  var isSuppressed = false {
    didSet { if isSuppressed != oldValue { didChange?() } }
  }

  /// A Boolean value that indicates whether the item is selected.
  ///
  /// A selected item has a background.
  open var isSelected = false {
    didSet { if isSelected != oldValue { didChange?() } }
  }

  /// A Boolean value that indicates whether a tap toggles ``isSelected`` before the action is sent.
  ///
  /// The default is `false`.
  open var changesSelectionAsPrimaryAction = false

  /// A Boolean value that indicates whether a drag that rests over the item sends its action, as a tap would.
  ///
  /// The default is `false`. It applies to items without a custom view.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { didChange?() } }
  }

  // MARK: - Showing a Menu

  /// The menu of the item.
  ///
  /// A long press shows the menu. Without an action, a touch shows it.
  open var menu: UIMenu? {
    didSet { didChange?() }
  }

  /// The order of the menu's elements.
  ///
  /// The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: - Customizing Appearance

  private var backgrounds: [BackgroundKey: UIImage] = [:]
  private var backBackgrounds: [BackgroundKey: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]

  private struct BackgroundKey: Hashable {
    let state: UInt
    let style: Style?
    let metrics: UIBarMetrics
  }

  /// Sets the image behind the title for a state and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, Int(bitPattern: state.rawValue), barMetrics.rawValue) {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
    backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
    didChange?()
  }

  /// Returns the image behind the title for a state and a height of the bar.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)]
  }

  /// Sets the image behind the title for a state, a style of the item, and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, Int(bitPattern: state.rawValue), style.rawValue, barMetrics.rawValue) {
      $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics)
    }
    backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
    didChange?()
  }

  /// Returns the image behind the title for a state, a style of the item, and a height of the bar.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)]
  }

  /// Returns the image with which the item is shown.
  ///
  /// The normal image is used for a state without its own.
  func shownBackgroundImage(for state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
    for state in [state, .normal] {
      if let image = backgroundImage(for: state, style: style, barMetrics: metrics)
        ?? backgroundImage(for: state, barMetrics: metrics)
      {
        return image
      }
    }
    return nil
  }

  /// Sets the offset of the title for a height of the bar.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    customized(adjustment, barMetrics.rawValue) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
    titleAdjustments[barMetrics] = adjustment
    didChange?()
  }

  /// Returns the offset of the title for a height of the bar.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleAdjustments[barMetrics] ?? .zero }

  /// Sets the vertical offset of the background image for a height of the bar.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    customized(adjustment, barMetrics.rawValue) { $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
    backgroundAdjustments[barMetrics] = adjustment
    didChange?()
  }

  /// Returns the vertical offset of the background image for a height of the bar.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the image behind the title for a state and a height of the bar, if the item is a back button.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, Int(bitPattern: state.rawValue), barMetrics.rawValue) {
      $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
    backBackgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
    didChange?()
  }

  /// Returns the image behind the title for a state and a height of the bar, if the item is a back button.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)]
  }

  /// Sets the offset of the title for a height of the bar, if the item is a back button.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    customized(adjustment, barMetrics.rawValue) { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) }
    backTitleAdjustments[barMetrics] = adjustment
    didChange?()
  }

  /// Returns the offset of the title for a height of the bar, if the item is a back button.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }

  // MARK: - Grouping Items

  /// The group to which the item belongs, as one of its items or as its representative item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Returns a group with the item, which cannot be moved by the user.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// The menu that the item shows: its own, or that of the items that it represents.
  var shownMenu: UIMenu? {
    if let menu { return menu }
    guard let buttonGroup, buttonGroup.representativeItem === self, primaryAction == nil, action == nil else {
      return nil
    }
    return buttonGroup.menuOfItems
  }

  // MARK: - Sending an Action

  /// The selector of the action that is sent to the target.
  open var action: Selector?
  /// The target of the action.
  ///
  /// If the value is `nil`, the action is sent to the responder chain.
  open weak var target: AnyObject?
  /// The action that is performed instead of the target's action.
  ///
  /// Setting this property also sets the title and the image of the item, if the action has them. A system item keeps
  /// its own.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, primaryAction !== oldValue, systemItem == nil else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  /// Performs the action of the item.
  ///
  /// Called when the button is tapped.
  func perform() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
