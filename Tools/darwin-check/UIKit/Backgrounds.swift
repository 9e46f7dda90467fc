// Backgrounds of cells as configurations, and the state on which they depend.

@available(iOS 14.0, *) @MainActor @preconcurrency
public struct UICellConfigurationState: @preconcurrency UIConfigurationState {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection {
    get { fatalError() }
    set {}
  }
  public var isDisabled: Bool {
    get { false }
    set {}
  }
  public var isHighlighted: Bool {
    get { false }
    set {}
  }
  public var isSelected: Bool {
    get { false }
    set {}
  }
}

@available(iOS 14.0, *)
extension UIBackgroundConfiguration {
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { fatalError() }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { fatalError() }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  @MainActor @preconcurrency
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  @MainActor @preconcurrency
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
  @objc dynamic public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { fatalError() }
    set {}
  }
}
