/// A property of a container whose children are the destinations of relationship segues.
@MainActor
struct ContainerRelationship {
  let name: String
  let isOf: (AnyClass) -> Bool
  let fill: (UIViewController, [UIViewController]) -> Void

  /// Returns the relationship of a split view controller to the content of a column.
  private static func split(_ name: String, _ column: UISplitViewController.Column) -> ContainerRelationship {
    ContainerRelationship(name: name, isOf: { $0 is UISplitViewController.Type }) { container, children in
      guard let split = container as? UISplitViewController, let child = children.first else { return }
      if split.style != .unspecified {
        split.setViewController(child, for: column)
      } else if column == .primary || column == .secondary {
        split.set(SplitColumn(asIs: child), for: column)
      }
    }
  }

  static let all: [ContainerRelationship] = [
    ContainerRelationship(name: "rootViewController", isOf: { $0 is UINavigationController.Type }) {
      container, children in
      (container as? UINavigationController)?.viewControllers = children
    },
    ContainerRelationship(name: "viewControllers", isOf: { $0 is UITabBarController.Type }) { container, children in
      (container as? UITabBarController)?.viewControllers = children
    },
    split("masterViewController", .primary),
    split("supplementaryViewController", .supplementary),
    split("detailViewController", .secondary),
    split("compactViewController", .compact),
  ]
}
