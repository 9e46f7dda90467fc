/// A content configuration for a view that indicates that there is no content to display.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "star")
///     configuration.text = "No Favorites"
///     configuration.secondaryText = "Your favorites will appear here."
///     contentUnavailableConfiguration = configuration
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Constants that specify the alignment of the content.
  public enum Alignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is at the top, and its parts are at the leading edge.
    case natural
  }

  /// What the configuration represents, which determines its default content.
  enum Kind {
    case empty
    case loading
    case search
  }

  let kind: Kind

  // MARK: - Creating a Configuration

  /// Creates the default configuration for unavailable content, which has no content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Creates the default configuration for content that is loading, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Creates the default configuration for searches that return no results.
  ///
  /// In a view controller, the text contains the text of the search bar.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = defaultSearchText
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let defaultSearchText = "No Results"

  private init(_ kind: Kind) {
    self.kind = kind
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: UIFont.systemFont(ofSize: title.pointSize, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  // MARK: - Customizing Content

  /// The image.
  public var image: UIImage?
  /// The properties of the image, or of the activity indicator.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The primary text with attributes, which takes precedence over ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The configuration of the primary button, which is displayed if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the primary button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button, which is displayed if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  // MARK: - Customizing Layout

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The margins of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the primary text.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the texts.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the primary button.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  // MARK: - Creating a View

  /// Creates a view that displays this content.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state.
  ///
  /// The default text of a search contains the text of the search bar. Content that the app has set does not change.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.defaultSearchText,
      let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searchText)”"
    return updated
  }
}
