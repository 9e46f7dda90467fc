extension UIButton {
  /// A description of a button's look: a style, what it says, and what is to differ from the style.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Sizes of buttons.
    public enum Size: Hashable, Sendable {
      /// The usual size.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// A large button, for the most important action.
      case large
    }

    /// Styles of a button's corners.
    public enum CornerStyle: Hashable, Sendable {
      /// The background's own radius, independent of the size.
      case fixed
      /// A radius that fits the button's size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half circles at the sides.
      case capsule
    }

    enum Style: Sendable {
      case plain
      case tinted
      case gray
      case filled
      case borderless
    }

    let style: Style
    private var customInsets: NSDirectionalEdgeInsets?

    // MARK: - Content

    /// The title.
    public var title: String?
    /// The text of the subtitle, below the title.
    public var subtitle: String?
    /// The image, before the title.
    public var image: UIImage?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    // MARK: - Look

    /// The color of title and image; `nil` uses the style's color.
    public var baseForegroundColor: UIColor?
    /// The base color of the background; `nil` uses the style's color.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium

    // MARK: - Room

    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// The insets of the content. The default depends on the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Restores the default insets of the content.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    // MARK: - Styles

    private init(_ style: Style) { self.style = style }

    /// Title and image in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the tint color on a pale background of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Title and image without a background, as in a bar.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the tint color on gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
  }
}

// The metrics of a size: approximations of iOS, not measured on a device.
extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }
}
