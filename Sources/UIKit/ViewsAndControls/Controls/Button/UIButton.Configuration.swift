extension UIButton {
  /// A structure that describes the appearance and content of a button, based on a style.
  @preconcurrency @MainActor
  public struct Configuration {
    enum Style: Sendable {
      case plain
      case tinted
      case gray
      case filled
      case borderless
    }

    let style: Style
    private var customInsets: NSDirectionalEdgeInsets?
    /// The state for which the values are determined that were not set.
    private(set) var state = UIControl.State.normal

    // MARK: - Content

    /// The text of the title.
    ///
    /// Setting the title replaces ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text of the title with its attributes.
    ///
    /// The size and the style determine what the attributes do not specify.
    public var attributedTitle: AttributedString?
    /// The transformation of the attributes of the title; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The way in which the title is broken into lines, or cut.
    ///
    /// The default is `byWordWrapping`, with which the title has as many lines as it needs in the width of the button.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The text of the subtitle, below the title.
    ///
    /// Setting the subtitle replaces ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text of the subtitle with its attributes.
    ///
    /// The size and the style determine what the attributes do not specify.
    public var attributedSubtitle: AttributedString?
    /// The transformation of the attributes of the subtitle; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which the subtitle is broken into lines, or cut.
    ///
    /// The default is `byWordWrapping`, with which the subtitle has as many lines as it needs in the width of the
    /// button.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The image.
    public var image: UIImage?
    /// The symbol configuration of the image.
    ///
    /// A symbol has the size of the title where neither the image nor this configuration specifies one.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The indicator at the trailing edge of the button.
    ///
    /// By default, a button whose menu is for choosing one of its actions has one.
    public var indicator = Indicator.automatic

    // MARK: - Appearance

    /// The background of the button.
    ///
    /// A background color that is `nil` is that of the style.
    public var background = UIBackgroundConfiguration()
    /// The color of the title and the image.
    ///
    /// If the value is `nil`, the style determines it.
    public var baseForegroundColor: UIColor?
    /// The base color of the background.
    ///
    /// If the value is `nil`, the style determines it.
    public var baseBackgroundColor: UIColor?
    /// The transformation of the color of the image; `nil` for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformation of the color of the activity indicator; `nil` for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The transformation of the color of the indicator; `nil` for none.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium {
      didSet { background.standardCornerRadius = buttonSize.cornerRadius }
    }

    /// A Boolean value that indicates whether the style changes while the button is selected.
    ///
    /// Colors that are set do not change. The default is `true` for plain, gray, and tinted buttons.
    public var automaticallyUpdateForSelection: Bool

    // MARK: - Arrangement

    /// The edge of the text at which the image is, which is one edge only.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The alignment of the title and the subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
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

    // MARK: - Updating for a Button

    /// Returns a configuration with the default values for the state of a button, and with the values that were set.
    ///
    /// Values that were not set remain so; the button determines them when it is shown.
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      updated.state = button.state
      return updated
    }

    // MARK: - Styles

    private init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style == .plain || style == .gray || style == .tinted
      background.standardCornerRadius = buttonSize.cornerRadius
    }

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
    /// Returns a configuration with the content in the tint color on a pale background of that color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with white content on a background of the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
