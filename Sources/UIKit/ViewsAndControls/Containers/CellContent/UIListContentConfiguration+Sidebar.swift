/// The configurations of sidebars, and of large headers.
extension UIListContentConfiguration {
  /// Returns the content configuration of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content configuration of a cell in a sidebar with a secondary text below the primary one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var configuration = subtitleCell()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns the content configuration of a header in a sidebar, whose text is large and bold.
  public static func sidebarHeader() -> UIListContentConfiguration { largeHeader(.title3) }

  /// Returns the content configuration of a prominent header in an inset grouped list, whose text is large and bold.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { largeHeader(.title3) }

  /// Returns the content configuration of an extra prominent header in an inset grouped list.
  ///
  /// Its text is bold, and larger than that of ``prominentInsetGroupedHeader()``.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { largeHeader(.title2) }

  private static func largeHeader(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: style)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
    return UIListContentConfiguration(
      text: .init(font: bold, color: .label),
      secondary: .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel), margins: rowMargins)
  }
}
