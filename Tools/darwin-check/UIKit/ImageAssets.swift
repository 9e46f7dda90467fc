// The trait of the display scale, which exists in Swift alone, besides what darwin-check has. Bodies are never run.

@available(iOS 17, *)
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

@available(iOS 17, *)
extension UIMutableTraits {
  public var displayScale: CGFloat {
    get { 0 }
    set {}
  }
}
