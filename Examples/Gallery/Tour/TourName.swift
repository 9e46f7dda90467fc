import Stateroom
import UIKit

/// What containers are called in the tour.
@MainActor
enum TourName {
  /// The title of the screen that the container is a part of, or what it is; nil for what leads from one chapter to the next.
  static func of(_ container: ContainerEvent.Container) -> String? {
    if let parent = (container.object as? UIViewController)?.parent, let title = parent.title,
      !(parent is ContainerViewController), !(parent is UINavigationController), !(parent is UITabBarController)
    {
      return title
    }
    let name = shortened(container.name)
    return name == "Showcase" ? nil : name
  }

  private static func shortened(_ name: String) -> String {
    for ending in ["NavigationController", "TabBarController", "ViewController"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
