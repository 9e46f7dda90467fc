/// A configuration of the background of a cell, a header, or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The background color; `nil` for the default of the view that shows the background.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The color of the line around it.
  public var strokeColor: UIColor?
  /// The width of the stroke.
  public var strokeWidth: CGFloat = 0
  /// A view in front of the color.
  public var customView: UIView?

  /// A Boolean value that indicates whether a list decides about colors that are not given here, by its style and the
  /// cell's state.
  var isList = false

  /// A clear background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(isList: true) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(isList: true) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(isList: true) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear, isList: true)
  }

  init(backgroundColor: UIColor? = nil, isList: Bool = false) {
    self.backgroundColor = backgroundColor
    self.isList = isList
  }

  /// Returns the configuration for a state; values that the app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
