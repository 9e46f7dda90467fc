import Foundation

/// The observable properties by their names in Objective-C.
@MainActor
enum NamedProperties {
  struct Property {
    let name: String
    /// The property with the class that declares it as the root, under which its changes are reported.
    let declaration: AnyKeyPath
    /// Returns the value of an object, or `nil` if the object is not of that class.
    let value: (NSObject) -> Any?

    init<Root: NSObject, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
      self.name = name
      declaration = keyPath
      value = { ($0 as? Root).map { $0[keyPath: keyPath] as Any } }
    }
  }

  private static let all = [
    Property("frame", \UIView.frame), Property("bounds", \UIView.bounds), Property("center", \UIView.center),
    Property("hidden", \UIView.isHidden), Property("alpha", \UIView.alpha),
    Property("safeAreaInsets", \UIView.safeAreaInsets), Property("contentOffset", \UIScrollView.contentOffset),
    Property("contentSize", \UIScrollView.contentSize), Property("title", \UIViewController.title),
    Property("toolbarItems", \UIViewController.toolbarItems), Property("tabBarItem", \UIViewController.tabBarItem),
    Property("title", \UINavigationItem.title), Property("titleView", \UINavigationItem.titleView),
    Property("prompt", \UINavigationItem.prompt), Property("title", \UIBarItem.title),
    Property("image", \UIBarItem.image), Property("badgeValue", \UITabBarItem.badgeValue),
    Property("position", \CALayer.position), Property("bounds", \CALayer.bounds),
    Property("running", \UIViewPropertyAnimator.isRunning), Property("state", \UIViewPropertyAnimator.state),
    Property("fractionComplete", \UIViewPropertyAnimator.fractionComplete),
  ]

  /// Returns the property of an object with a name, which can be that of the getter of a Boolean value.
  static func find(_ name: String, in object: NSObject) -> Property? {
    let isGetter = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let plain = isGetter ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    return all.first { $0.name == plain && $0.value(object) != nil }
  }
}
