// The resources of asset catalogs. They are in the module DeveloperToolsSupport, which UIKit re-exports; the tests import
// UIKit alone.

@available(iOS 17.0, *)
public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { fatalError() }
}

@available(iOS 17.0, *)
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { fatalError() }
}

@available(iOS 17.0, *)
extension UIColor {
  public convenience init(resource: ColorResource) { fatalError() }
}

@available(iOS 17.0, *)
extension UIImage {
  public convenience init(resource: ImageResource) { fatalError() }
}
