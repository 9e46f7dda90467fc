public import Foundation

/// An image of an asset catalog.
///
/// Xcode writes a constant for each image of a catalog, and `Tools/port-app` does for an app on Linux:
///
///     imageView.image = UIImage(resource: .logo)
public struct ImageResource: Hashable, Sendable {
  /// The name, with those of the folders around it that provide a namespace.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates a resource for the image of that name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
