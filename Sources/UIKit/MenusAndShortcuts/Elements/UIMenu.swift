/// A container of actions and submenus.
///
///     let menu = UIMenu(children: [
///       UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in … },
///       UIMenu(title: "Sort By", options: .singleSelection, children: [byName, byDate]),
///     ])
///
/// A menu is shown by a button, a bar button item, or a ``UIContextMenuInteraction``. Inside another menu it is a
/// submenu, or a section of that menu with the option ``Options/displayInline``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A unique identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options that determine how a menu is displayed in another menu, and what can be selected in it.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are displayed in the parent menu, as a section of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu has the appearance of a destructive element.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One child is selected at a time.
    ///
    /// Selecting an action selects no other in the menu and its inline menus.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are displayed as a row of images, for choosing a color or a symbol.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// Constants that specify the size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Elements side by side that show an image only.
    case small = 0
    /// Elements side by side that show an image and a title below it.
    case medium = 1
    /// Elements in rows of their own.
    case large = 2
    /// The size that the system chooses: small in a palette, and otherwise large.
    case automatic = -1
  }

  // MARK: - Creating a Menu

  /// Creates a menu.
  ///
  /// If the identifier is `nil`, the menu has a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(ElementIdentifiers.unique(for: "UIMenu"))
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: - Getting Information About the Menu

  /// The unique identifier of the menu.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The size of the menu's elements.
  ///
  /// The default is `automatic`.
  open var preferredElementSize: ElementSize
  /// The preferences for the display of the menu's elements, which are copied.
  ///
  /// If the value is `nil`, an inline menu has the preferences of the menu that displays it. The default is `nil`.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { displayPreferencesStorage }
    set { displayPreferencesStorage = newValue?.copy() as? UIMenuDisplayPreferences }
  }
  private var displayPreferencesStorage: UIMenuDisplayPreferences?
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]

  /// The selected elements: the actions whose state is `on`, here and in inline menus.
  open var selectedElements: [UIMenuElement] { selectableActions.filter { $0.state == .on } }

  /// Creates a menu with the configuration of this one and other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// Returns a copy of the menu with copies of its children.
  open override func copy(with zone: NSZone? = nil) -> Any {
    replacingChildren(children.compactMap { $0.copy(with: zone) as? UIMenuElement })
  }

  // MARK: - Selecting

  /// The actions and commands of the menu and its inline menus, in order.
  var selectableActions: [MenuLeaf] {
    children.flatMap { child -> [MenuLeaf] in
      switch child {
      case let action as MenuLeaf: [action]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectableActions
      default: []
      }
    }
  }

  /// Marks an action as the selected one if it is in a menu with a single selection: this menu, or one in it.
  ///
  /// The outermost of these menus that contains the action without a submenu in between decides.
  func select(_ action: MenuLeaf) {
    let candidates = selectableActions
    if options.contains(.singleSelection), candidates.contains(where: { $0 === action }) {
      for other in candidates { other.state = other === action ? .on : .off }
    } else {
      for child in children { (child as? UIMenu)?.select(action) }
    }
  }
}
