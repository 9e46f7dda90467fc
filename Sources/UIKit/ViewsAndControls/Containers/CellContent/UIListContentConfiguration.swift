/// The content configuration of a row in a list: an image, a text, and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Constants that specify the horizontal alignment of text.
    public enum TextAlignment: Int, Sendable {
      /// The alignment depends on the writing direction.
      case natural
      /// The text is centered.
      case center
      /// The text is justified, which has the same effect as natural alignment on this platform.
      case justified
    }

    /// Constants that specify the transformation of the characters of a text.
    public enum TextTransform: Int, Sendable {
      /// The characters are not transformed.
      case none
      /// The characters are uppercase.
      case uppercase
      /// The characters are lowercase.
      case lowercase
      /// The first character of each word is uppercase.
      case capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    // Configurations are compared in any isolation, and transformers are called on the main actor only.
    /// A transformation of the color of the text; `nil` to use the color itself.
    public nonisolated(unsafe) var colorTransformer: UIConfigurationColorTransformer?

    /// Returns the color of the text with its transformation.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The horizontal alignment of the text.
    public var alignment = TextAlignment.natural
    /// The technique for wrapping or truncating text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines.
    ///
    /// If the value is 0, there is no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that does not fit is shrunk.
    public var adjustsFontSizeToFitWidth = false
    /// A Boolean value that indicates whether a font of a text style adjusts when the preferred text size changes.
    public var adjustsFontForContentSizeCategory = true
    /// The minimum scale factor of the text.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the characters move together before the text is truncated.
    ///
    /// The default is `false`.
    public var allowsDefaultTighteningForTruncation = false
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
    /// The tint color of a symbol.
    ///
    /// If the value is `nil`, the tint color of the view is used.
    public var tintColor: UIColor?
    // As above.
    /// A transformation of the tint color; `nil` to use the color itself.
    public nonisolated(unsafe) var tintColorTransformer: UIConfigurationColorTransformer?

    /// Returns the tint color with its transformation.
    ///
    /// - Parameter tintColor: The tint color of the view, which replaces a missing tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The dimension of ``reservedLayoutSize`` that stands for the dimension that the system reserves for symbols.
    public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image.
    ///
    /// If the value is zero, there is no limit.
    public var maximumSize: CGSize = .zero
    /// The size that is reserved for the image.
    ///
    /// If the value is zero, the size of the image is used.
    public var reservedLayoutSize: CGSize = .zero
    /// The symbol configuration of the image.
    ///
    /// The configuration of the image itself has precedence. By default, a symbol has the size of body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      textStyle: .body)
    /// A Boolean value that indicates whether the image keeps its colors while colors are inverted.
    ///
    /// The default is `false`.
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  // As above.
  /// The text with attributes, which is displayed in place of ``text``.
  ///
  /// Ranges without a font or a color have those of the properties.
  public nonisolated(unsafe) var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  // As above.
  /// The secondary text with attributes, which is displayed in place of ``secondaryText``.
  ///
  /// Ranges without a font or a color have those of the properties.
  public nonisolated(unsafe) var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// A Boolean value that indicates whether both texts are side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes along which the content has at least the margins of its list.
  ///
  /// Along other axes, the margins are ``directionalLayoutMargins``. The default is both axes.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins of the content.
  ///
  /// Along ``axesPreservingSuperviewLayoutMargins``, they are the minimum.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are stacked.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The style that the default values have; `nil` if they do not depend on the list.
  var listPart: ListPartStyle?

  init(
    text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets, isSideBySide: Bool = false
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  // MARK: - Creating a Configuration

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

  static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  // MARK: - Displaying the Content

  /// Creates a view that displays this content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the content configuration for a state.
  ///
  /// Content is dimmed in the disabled state. Default values of ``header()`` and ``footer()`` become those of the list.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var configuration = adapted(to: (state as? any ListConfigurationState)?.listStyle)
    guard isDisabled else { return configuration }
    configuration.textProperties.color = .tertiaryLabel
    configuration.secondaryTextProperties.color = .tertiaryLabel
    return configuration
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns the text as it is displayed.
  func shown(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }

  func apply(to label: UILabel, text: String?, attributedText: NSAttributedString? = nil) {
    label.font = font
    let color = resolvedColor()
    label.textColor = color
    label.text = shown(text)
    if let attributedText {
      label.attributedText = attributedText.completed(with: [.font: font, .foregroundColor: color])
    }
    label.textAlignment = alignment == .center ? .center : .natural
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.isHidden = (attributedText?.string ?? text ?? "").isEmpty
  }
}
