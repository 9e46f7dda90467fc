// Swift-only members of list content and of trait collections that the conformance tests need besides those of
// darwin-check, written from Apple's documentation. Bodies are never run.

@available(iOS 14.0, *)
extension UIListContentConfiguration {
  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration { fatalError() }
  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.TextProperties {
  public enum TextTransform: Int, Sendable {
    case none, uppercase, lowercase, capitalized
  }
  public var transform: TextTransform {
    get { fatalError() }
    set {}
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.ImageProperties {
  public var accessibilityIgnoresInvertColors: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17.0, *)
extension UITraitCollection {
  public func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  where T: UITraitDefinition, T.Value: RawRepresentable, T.Value.RawValue == Int { fatalError() }
}
