// Swift-only declarations of list content and item groups that the conformance tests need besides those of
// darwin-check.

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { fatalError() }
}

@available(iOS 16.0, *)
extension UIBarButtonItemGroup {
  @MainActor @preconcurrency
  public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { fatalError() }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  public init(appearance: Appearance) { fatalError() }
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  public var headerMode: HeaderMode {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UICollectionViewCompositionalLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { fatalError() }
}
