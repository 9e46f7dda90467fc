/// The methods that return the appearance proxy of a class.
///
/// A value that is set on the proxy of a class applies to each instance when it enters a window, unless the app has set
/// the property of the instance itself. Instances that are already in a window keep their values.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .secondaryLabel
/// ```
///
/// - Note: Without Objective-C, the proxy is an instance of the class that is never in a window. Its customizable
///   properties record the values to which they are set; see `AppearanceProxy`. The instance is created with
///   `init(frame:)`, with the initializer of its kind for cells, headers, tables, and collection views, or with
///   `init()` for bar items.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
  /// Returns the appearance proxy for instances in a hierarchy of containers, the innermost container first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance proxy for instances in an environment with certain traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance proxy for instances with certain traits in a hierarchy of containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// An object that can be a container in the methods of ``UIAppearance``: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
