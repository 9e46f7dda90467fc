extension UICalendarView {
  /// Constants that specify the relative size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// A small decoration.
    case small = 0
    /// A decoration of medium size.
    case medium = 1
    /// A large decoration.
    case large = 2
  }

  /// An object that describes the decoration of a date: a circle, an image, or a custom view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// What the decoration shows.
    enum Content {
      case circle(color: UIColor?, size: DecorationSize)
      case image(UIImage, color: UIColor?, size: DecorationSize)
      case custom(() -> UIView)
    }

    let content: Content

    /// Creates a circle of medium size in the system fill color.
    public override init() {
      content = .circle(color: nil, size: .medium)
      super.init()
    }

    /// Creates a decoration with a custom view.
    ///
    /// The closure is called each time the decoration is displayed for a date.
    public required init(customViewProvider: @escaping () -> UIView) {
      content = .custom(customViewProvider)
      super.init()
    }

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Returns a circle.
    ///
    /// - Parameters:
    ///   - color: The color of the circle, or `nil` for the system fill color.
    ///   - size: The relative size of the circle.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.circle(color: color, size: size))
    }

    /// Returns a decoration with an image.
    ///
    /// - Parameters:
    ///   - image: The image, or `nil` for a circle.
    ///   - color: The color of a template image, or `nil` for the system fill color.
    ///   - size: The relative size of the image.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image.map { .image($0, color: color, size: size) } ?? .circle(color: color, size: size))
    }

    /// Returns a decoration with a custom view.
    ///
    /// The view is clipped to the space for decorations, and receives no touches.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      self.init(customViewProvider: customViewProvider)
    }
  }
}
