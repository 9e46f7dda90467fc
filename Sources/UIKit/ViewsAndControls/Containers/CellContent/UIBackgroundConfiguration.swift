/// A configuration of the background of a cell, a header, a footer, or a button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The background color.
  ///
  /// The default is the color of the style of the configuration for its state. If the app sets `nil`, it is the tint
  /// color of the view; the background of a button has the color of the button's style then.
  public var backgroundColor: UIColor? {
    get { customBackgroundColor ?? standardBackgroundColor }
    set { customBackgroundColor = .some(newValue) }
  }
  /// The color that the app has set, which may be `nil`.
  private(set) var customBackgroundColor: UIColor??
  /// The color unless the app sets another one.
  private(set) var standardBackgroundColor: UIColor?
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
  ///
  /// If the value is `nil`, which is the default, it is the tint color of the view.
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
  ///
  /// The default is 0, so that there is no stroke.
  public var strokeWidth: CGFloat = 0
  /// A visual effect in front of the background color.
  public var visualEffect: UIVisualEffect?
  /// An image in front of the background color and the visual effect.
  public var image: UIImage?
  /// The way in which the image fills the background.
  ///
  /// The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A custom view in front of the background color, the visual effect and the image.
  public var customView: UIView?
  /// What is in front of the background color.
  nonisolated var content: BackgroundContent {
    BackgroundContent(effect: visualEffect, image: image, imageMode: imageContentMode, customView: customView)
  }

  /// The part of a list whose background this is; `nil` for other backgrounds.
  let list: ListBackground?

  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(standardBackgroundColor: .clear) }

  /// Returns the background of a cell in the list in which it is.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell(nil)) }
  /// Returns the background of a header in the list in which it is.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header(nil)) }
  /// Returns the background of a footer in the list in which it is.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer(nil)) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell(.plain)) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell(.grouped)) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell(.sidebar)) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header(.plain)) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.header(.grouped))
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header(.sidebar)) }

  /// Creates the background of a view that determines its color, or a background of one color.
  init(standardBackgroundColor: UIColor? = nil) {
    list = nil
    self.standardBackgroundColor = standardBackgroundColor
  }

  private init(_ list: ListBackground) {
    self.list = list
    standardBackgroundColor = list.color(isOn: false, in: nil)
  }

  /// Returns the configuration for a state.
  ///
  /// The background of a highlighted or selected cell is gray. Values that the app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let list else { return self }
    let view = state as? any ListConfigurationState
    var updated = self
    updated.standardBackgroundColor = list.color(
      isOn: view.map { $0.isHighlighted || $0.isSelected } ?? false, in: view?.listStyle)
    return updated
  }

  // MARK: - Showing the Background

  /// Returns the transformed color in a view; `nil` if the view determines the color.
  ///
  /// - Parameter tintColor: The tint color of the view.
  func shownBackgroundColor(tintColor: @autoclosure () -> UIColor) -> UIColor? {
    guard customBackgroundColor != nil || standardBackgroundColor != nil else { return nil }
    let color = backgroundColor ?? tintColor()
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke in a view; `nil` if it has no width.
  ///
  /// - Parameter tintColor: The tint color of the view.
  func shownStroke(tintColor: @autoclosure () -> UIColor) -> BackgroundStroke? {
    guard strokeWidth > 0 else { return nil }
    let color = strokeColor ?? tintColor()
    return BackgroundStroke(color: strokeColorTransformer?(color) ?? color, width: strokeWidth)
  }

  /// Returns the frame of the background in a view.
  func area(in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    bounds.inset(by: backgroundInsets.sides(isRightToLeft: isRightToLeft))
  }
}
