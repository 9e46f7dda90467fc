extension UIContentUnavailableConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The technique for wrapping or truncating text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that does not fit is shrunk.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of the text.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of the image, or of the activity indicator.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
    /// The color of the image or the activity indicator; `nil` for the tint color of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image; a dimension of 0 has no limit.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// The behavior of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action that the button performs.
    public var primaryAction: UIAction?
    /// The menu of the button, which it shows immediately if there is no primary action.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true

    init() {}
  }
}

/// The state of a view controller on which its content-unavailable view can depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// The text of the search bar; `nil` if the view controller does not search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
