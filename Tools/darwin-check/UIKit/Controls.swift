// Swift-only declarations of controls, and of attributed strings, written from Apple's documentation.

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static var grayscale: UIConfigurationColorTransformer { fatalError() }
}

@available(iOS 15, *)
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

@available(iOS 14, *) @MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode
  public var cornerRadius: CGFloat
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat
}

@available(iOS 15, *)
extension UIButton.Configuration {
  public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }
  public var imagePlacement: NSDirectionalRectEdge { get { [] } set {} }
  public var titleAlignment: TitleAlignment { get { .automatic } set {} }
  public var attributedSubtitle: AttributedString? { get { nil } set {} }
  public enum Indicator: Hashable, Sendable {
    case automatic
    case none
    case popup
  }
  public var indicator: Indicator { get { .automatic } set {} }
  public var titleLineBreakMode: NSLineBreakMode { get { .byWordWrapping } set {} }
  public var subtitleLineBreakMode: NSLineBreakMode { get { .byWordWrapping } set {} }
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get { nil } set {} }
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get { nil } set {} }
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get { nil } set {} }
  public var imageColorTransformer: UIConfigurationColorTransformer? { get { nil } set {} }
  public var background: UIBackgroundConfiguration { get { fatalError() } set {} }
  public var automaticallyUpdateForSelection: Bool { get { true } set {} }
}

@available(iOS 16, *)
extension UIBarButtonItem {
  @MainActor @preconcurrency
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    fatalError()
  }
}

extension UISplitViewController.DisplayMode {
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}

extension UIActivityIndicatorView.Style {
  public static var whiteLarge: UIActivityIndicatorView.Style { fatalError() }
  public static var white: UIActivityIndicatorView.Style { fatalError() }
  public static var gray: UIActivityIndicatorView.Style { fatalError() }
}

// On Apple's platforms, these are dynamic members of the attribute scopes.
@available(iOS 15, *)
public struct AttributeContainer: Hashable, Sendable {
  public init() {}
  public var font: UIFont? { get { nil } set {} }
  public var foregroundColor: UIColor? { get { nil } set {} }
}

@available(iOS 15, *)
extension AttributedString {
  public var font: UIFont? { get { nil } set {} }
  public var foregroundColor: UIColor? { get { nil } set {} }
}

extension UIControl {
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {}
}
