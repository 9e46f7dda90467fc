// Swift-only declarations of pointer interactions, written from Apple's documentation.

public enum UIPointerEffect {}
public enum UIPointerShape {}

@available(iOS 13.4, *)
extension UIPointerRegion {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
  public var identifier: AnyHashable? { fatalError() }
}

@available(iOS 13.4, *)
extension UIButton {
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  @MainActor public var pointerStyleProvider: PointerStyleProvider? {
    get { fatalError() }
    set { fatalError() }
  }
}
