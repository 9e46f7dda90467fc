/// Something that a menu or a control offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Constants that indicate the state of an action.
  public enum State: Int, Sendable {
    /// Not marked.
    case off
    /// Marked.
    case on
    /// Marked in part.
    case mixed
  }

  /// Attributes that determine the style of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  var titleStorage: String
  var imageStorage: UIImage?

  init(title: String, image: UIImage?) {
    titleStorage = title
    imageStorage = image
  }
}
