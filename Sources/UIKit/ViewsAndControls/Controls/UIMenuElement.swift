/// An object that represents an element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
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
  }

  var titleStorage: String
  var imageStorage: UIImage?

  init(title: String, image: UIImage?) {
    titleStorage = title
    imageStorage = image
  }
}
