/// The content of a row in a list: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Horizontal alignments of text.
    public enum TextAlignment: Int, Sendable {
      /// The alignment of the writing direction.
      case natural
      /// In the middle.
      case center
      /// Justified text, which here is aligned like natural text.
      case justified
    }

    /// Transformations of the characters of a text.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// All capitals.
      case uppercase
      /// All small.
      case lowercase
      /// The first of each word a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The horizontal alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The technique for wrapping or truncating text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that does not fit is made smaller.
    public var adjustsFontSizeToFitWidth = false
    /// A Boolean value that indicates whether a font of a text style follows the text size that the user chose.
    public var adjustsFontForContentSizeCategory = true
    /// The minimum scale factor of the text.
    public var minimumScaleFactor: CGFloat = 0
    /// The transformation of the characters.
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of the image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The tint color of a symbol; `nil` for the view's tint color.
    public var tintColor: UIColor?
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image; zero for no limit.
    public var maximumSize: CGSize = .zero
    /// The size that is reserved for the image; zero for the size of the image.
    public var reservedLayoutSize: CGSize = .zero
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    init() {}
  }

  /// The image.
  public var image: UIImage?
  /// The properties of its appearance.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The properties of its appearance.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The properties of its appearance.
  public var secondaryTextProperties: TextProperties
  /// A Boolean value that indicates whether both texts are side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins of the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are stacked.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets, isSideBySide: Bool = false
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  // MARK: - Creating

  /// Returns the default content configuration of a cell.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      margins: rowMargins)
  }

  /// Returns the content configuration of a cell with a secondary text below the primary one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: .init(font: .preferredFont(forTextStyle: .caption1), color: .label), margins: rowMargins)
  }

  /// Returns the configuration of a cell with a secondary text beside the primary one.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel), margins: rowMargins,
      isSideBySide: true)
  }

  /// Returns the content configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .headline), color: .label),
      secondary: .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
  }

  /// Returns the content configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      secondary: .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
  }

  /// Returns the content configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel),
      secondary: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// Returns the content configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel),
      secondary: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  // MARK: - Using

  /// Creates a view that displays this content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the content configuration for a state, dimmed where it is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var configuration = self
    configuration.textProperties.color = .tertiaryLabel
    configuration.secondaryTextProperties.color = .tertiaryLabel
    return configuration
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns the text as it is shown.
  func shown(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }

  func apply(to label: UILabel, text: String?) {
    label.text = shown(text)
    label.font = font
    label.textColor = color
    label.textAlignment = alignment == .center ? .center : .natural
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.minimumScaleFactor = minimumScaleFactor
    label.isHidden = (text ?? "").isEmpty
  }
}
