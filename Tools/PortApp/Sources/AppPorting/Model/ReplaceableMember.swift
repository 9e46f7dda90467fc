/// The members of UIKit's classes that extensions of the app can override.
///
/// With Objective-C, an override in an extension of one of UIKit's classes takes the place of the class's own method. UIKit for
/// Linux declares these members as `dynamic` in the body of the class, so that the extension can replace them.
enum ReplaceableMember {
  /// Returns whether UIKit declares a member as `dynamic` in a class.
  static func exists(_ key: String, in type: String) -> Bool { members[type]?.contains(key) == true }

  private static let members: [String: Set<String>] = [
    "UIAlertController": ["shouldAutorotate", "supportedInterfaceOrientations"],
    "UIButton": ["intrinsicContentSize", "point(inside:with:)"],
    "UINavigationController": bars,
    "UIScrollView": ["touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)"],
    "UISplitViewController": [
      "childForStatusBarStyle", "preferredStatusBarStyle", "shouldAutorotate", "supportedInterfaceOrientations",
      "preferredInterfaceOrientationForPresentation",
    ],
    "UITabBarController": bars,
    "UITextField": ["canPerformAction(_:withSender:)"],
    "UITextView": ["canPerformAction(_:withSender:)"],
    "UIViewController": ["touchesBegan(_:with:)"],
    "UIWindow": ["motionEnded(_:with:)"],
  ]
  private static let bars: Set<String> = [
    "viewDidLoad()", "childForStatusBarStyle", "preferredStatusBarStyle", "childForStatusBarHidden",
    "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation",
  ]
}
