/// A configuration of the background of a cell, a header, a footer, or a button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The background color.
  ///
  /// If the value is `nil`, the default color of the view is used.
  public var backgroundColor: UIColor?
  // Configurations are compared in any isolation, and transformers are called on the main actor only.
  /// A transformation of the background color; `nil` to use the color itself.
  public nonisolated(unsafe) var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// Returns the background color with its transformation.
  ///
  /// - Parameter tintColor: The color that replaces a missing background color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The radius of the corners.
  public var cornerRadius: CGFloat {
    get { customCornerRadius ?? standardCornerRadius }
    set { customCornerRadius = newValue }
  }
  var customCornerRadius: CGFloat?
  /// The radius of the corners unless the app sets another one.
  var standardCornerRadius: CGFloat = 0

  /// The insets of the background.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The color of the stroke around the background.
  public var strokeColor: UIColor?
  // As above.
  /// A transformation of the color of the stroke; `nil` to use the color itself.
  public nonisolated(unsafe) var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Returns the color of the stroke with its transformation.
  ///
  /// - Parameter tintColor: The color that replaces a missing color of the stroke.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The width of the stroke.
  public var strokeWidth: CGFloat = 0
  /// A custom view in front of the background color.
  public var customView: UIView?

  /// A Boolean value that indicates whether a list determines missing colors.
  ///
  /// They depend on its style and on the state of the cell.
  var isList = false

  /// Returns a clear background.
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

  /// The transformed background color; `nil` if the view determines the color.
  var shownBackgroundColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
  /// The transformed color of the stroke; `nil` for no stroke.
  var shownStrokeColor: UIColor? { strokeColor.map { strokeColorTransformer?($0) ?? $0 } }

  init(backgroundColor: UIColor? = nil, isList: Bool = false) {
    self.backgroundColor = backgroundColor
    self.isList = isList
  }

  /// Returns the configuration for a state.
  ///
  /// Values that the app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
