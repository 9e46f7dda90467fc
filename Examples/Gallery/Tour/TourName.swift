import Stateroom
import UIKit

/// The names of containers in the tour.
@MainActor
enum TourName {
  /// Returns the title of the screen that contains the container, or its description. The result is `nil` for
  /// containers between chapters.
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
