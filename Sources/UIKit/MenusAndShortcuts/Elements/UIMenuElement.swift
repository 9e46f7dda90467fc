/// An object that represents an element of a menu: an action, a submenu, or a placeholder for elements to come.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor NSCopying {
  /// Constants that indicate the state of an action.
  public enum State: Int, Sendable {
    /// The action is not marked.
    case off
    /// The action is marked.
    case on
    /// The action is partly marked.
    case mixed
  }

  /// Attributes that determine the style of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates a set of attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element has a destructive effect.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains on screen when the user selects the element.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var titleStorage: String
  var imageStorage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleStorage = title
    self.subtitle = subtitle
    imageStorage = image
  }

  /// The title of the element.
  open var title: String { titleStorage }

  /// A line of text below the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { imageStorage }

  /// The label of the element for assistive technologies.
  ///
  /// The default is `nil`, for the title.
  open var accessibilityLabel: String?

  /// The identifier of the element for tests, which is not presented to the user.
  ///
  /// The default is `nil`, for the identifier of an action.
  open var accessibilityIdentifier: String?

  /// Returns a copy of the element.
  ///
  /// The subclasses of the system copy what they contain.
  open func copy(with zone: NSZone? = nil) -> Any { UIMenuElement(title: title, subtitle: subtitle, image: image) }
}

extension UIMenuElement: UIAccessibilityIdentification {}
