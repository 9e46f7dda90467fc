public import Foundation

/// A color of an asset catalog.
///
/// Xcode writes a constant for each color of a catalog, and `Tools/port-app` does for an app on Linux:
///
///     view.backgroundColor = UIColor(resource: .accent)
public struct ColorResource: Hashable, Sendable {
  /// The name, with those of the folders around it that provide a namespace.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates a resource for the color of that name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
