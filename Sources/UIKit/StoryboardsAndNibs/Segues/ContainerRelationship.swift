/// A property of a container whose children are the destinations of relationship segues.
@MainActor
struct ContainerRelationship {
  let name: String
  let isOf: (AnyClass) -> Bool
  let fill: (UIViewController, [UIViewController]) -> Void

  static let all: [ContainerRelationship] = [
    ContainerRelationship(name: "rootViewController", isOf: { $0 is UINavigationController.Type }) {
      container, children in
      (container as? UINavigationController)?.viewControllers = children
    },
    ContainerRelationship(name: "viewControllers", isOf: { $0 is UITabBarController.Type }) { container, children in
      (container as? UITabBarController)?.viewControllers = children
    },
  ]
}
