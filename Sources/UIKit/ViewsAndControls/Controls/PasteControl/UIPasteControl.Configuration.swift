extension UIPasteControl {
  /// Constants that specify what a paste control shows.
  public enum DisplayMode: UInt, Sendable {
    /// An icon and the title.
    case iconAndLabel = 0
    /// An icon alone.
    case iconOnly = 1
    /// The title alone.
    case labelOnly = 2
  }

  /// The appearance of a paste control.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @MainActor NSCopying {
    /// Creates the default configuration.
    public override init() {
      let standard = UIButton.Configuration.filled()
      cornerStyle = standard.cornerStyle
      cornerRadius = standard.background.cornerRadius
    }

    /// What the control shows.
    ///
    /// The default is the icon and the title.
    open var displayMode = DisplayMode.iconAndLabel

    /// The shape of the corners.
    open var cornerStyle: UIButton.Configuration.CornerStyle

    /// The radius of the corners, in points, for the styles that use it.
    open var cornerRadius: CGFloat

    /// The color of the icon and the title; `nil` for the standard one.
    open var baseForegroundColor: UIColor?

    /// The color of the background; `nil` for the tint color.
    open var baseBackgroundColor: UIColor?

    /// Returns a configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.displayMode = displayMode
      copy.cornerStyle = cornerStyle
      copy.cornerRadius = cornerRadius
      copy.baseForegroundColor = baseForegroundColor
      copy.baseBackgroundColor = baseBackgroundColor
      return copy
    }

    /// The configuration of a button with this appearance.
    var button: UIButton.Configuration {
      var button = UIButton.Configuration.filled()
      if displayMode != .iconOnly { button.title = "Paste" }
      if displayMode != .labelOnly {
        button.image = UIImage(systemName: "doc.on.clipboard")
        button.imagePadding = displayMode == .iconAndLabel ? 6 : 0
      }
      button.cornerStyle = cornerStyle
      button.background.cornerRadius = cornerRadius
      button.baseForegroundColor = baseForegroundColor
      button.baseBackgroundColor = baseBackgroundColor
      return button
    }
  }
}
