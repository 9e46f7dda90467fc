extension UIButton {
  /// A structure that describes the appearance and content of a button, based on a style.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Constants that specify the size of a button.
    public enum Size: Hashable, Sendable {
      /// The default size.
      case medium
      /// A small button.
      case small
      /// The smallest button.
      case mini
      /// A large button, for the most important action.
      case large
    }

    /// Constants that specify the corners of a button.
    public enum CornerStyle: Hashable, Sendable {
      /// The corners have the radius of the background, independent of the size.
      case fixed
      /// The corners have a radius that depends on the size of the button.
      case dynamic
      /// The corners have a small radius.
      case small
      /// The corners have a medium radius.
      case medium
      /// The corners have a large radius.
      case large
      /// The ends of the button are half circles.
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

    /// The text of the title.
    public var title: String?
    /// The text of the subtitle, below the title.
    public var subtitle: String?
    /// The image, which is displayed before the title.
    public var image: UIImage?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    // MARK: - Appearance

    /// The color of the title and the image.
    ///
    /// If the value is `nil`, the style determines it.
    public var baseForegroundColor: UIColor?
    /// The base color of the background.
    ///
    /// If the value is `nil`, the style determines it.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium

    // MARK: - Spacing

    /// The distance between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 1

    /// The insets of the content.
    ///
    /// The default depends on the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Restores the default insets of the content.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    // MARK: - Styles

    private init(_ style: Style) { self.style = style }

    /// Returns a configuration with the content in the tint color and without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with the content in the tint color on a pale background of that color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with the content in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with white content on a background of the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background, as in a bar.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with the content in the tint color on a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
  }
}

// The metrics of the sizes are approximations of those of iOS. They are not measured on a device.
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
