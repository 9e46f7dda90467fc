// Swift-only members of list content and of snapshots that the conformance tests need besides those of darwin-check,
// written from Apple's documentation. Bodies are never run.

@available(iOS 14.0, *)
extension UIListContentConfiguration: Hashable {
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { fatalError() }
      set {}
    }
    public var tintColor: UIColor? {
      get { fatalError() }
      set {}
    }
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { fatalError() }
      set {}
    }
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { fatalError() }
    public var cornerRadius: CGFloat
    public var maximumSize: CGSize
  }

  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public var imageProperties: ImageProperties {
    get { fatalError() }
    set {}
  }
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { fatalError() }
    set {}
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { fatalError() }
    set {}
  }
  nonisolated public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
    fatalError()
  }
  nonisolated public func hash(into hasher: inout Hasher) {}
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.TextProperties: Hashable {
  public var colorTransformer: UIConfigurationColorTransformer? {
    get { fatalError() }
    set {}
  }
  public func resolvedColor() -> UIColor { fatalError() }
  public var numberOfLines: Int {
    get { fatalError() }
    set {}
  }
  nonisolated public static func == (
    a: UIListContentConfiguration.TextProperties, b: UIListContentConfiguration.TextProperties
  ) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) {}
}

@available(iOS 14.0, *)
extension UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  nonisolated public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    fatalError()
  }
  nonisolated public func hash(into hasher: inout Hasher) {}
}

@available(iOS 14.0, *)
extension UIListContentView: UIContentView {
  @MainActor @preconcurrency
  public convenience init(configuration: UIListContentConfiguration) { fatalError() }
  public var configuration: any UIContentConfiguration {
    get { fatalError() }
    set {}
  }
}

extension NSDiffableDataSourceSnapshot {
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    fatalError()
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { fatalError() }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {}
}
