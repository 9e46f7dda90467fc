extension InterfaceKind {
  static let controller = InterfaceKind(
    "viewController", of: UIViewController.self, role: .controller,
    attributes: [
      "title": .string(\UIViewController.title),
      "modalPresentationStyle": .choice(\UIViewController.modalPresentationStyle, modalPresentationStyles),
      "modalTransitionStyle": .choice(\UIViewController.modalTransitionStyle, modalTransitionStyles),
      "definesPresentationContext": .bool(\UIViewController.definesPresentationContext),
      "providesPresentationContextTransitionStyle": .bool(
        \UIViewController.providesPresentationContextTransitionStyle),
      "hidesBottomBarWhenPushed": .bool(\UIViewController.hidesBottomBarWhenPushed),
      "storyboardIdentifier": .ignored, "restorationIdentifier": .ignored,
      "useStoryboardIdentifierAsRestorationIdentifier": .ignored, "automaticallyAdjustsScrollViewInsets": .ignored,
      "extendedLayoutIncludesOpaqueBars": .bool(\UIViewController.extendedLayoutIncludesOpaqueBars),
      "autoresizesArchivedViewToFullSize": .ignored,
      "wantsFullScreenLayout": .ignored,
    ],
    values: [
      "preferredContentSize": .size(\UIViewController.preferredContentSize), "freeformSize": .ignored,
      "edgesForExtendedLayout": .ignored,
    ],
    parts: ["view": anyView, "navigationItem": ["navigationItem"], "tabBarItem": ["tabBarItem"]],
    others: [
      "toolbarItems": barButtons("toolbarItems"),
      "layoutGuides": .ignored, "simulatedMetrics": .ignored, "simulatedStatusBarMetrics": .ignored,
      "simulatedNavigationBarMetrics": .ignored, "simulatedToolbarMetrics": .ignored,
      "simulatedTabBarMetrics": .ignored, "simulatedOrientationMetrics": .ignored,
      "simulatedScreenMetrics": .ignored, "extendedEdge": .ignored,
    ])

  static let controllers: [InterfaceKind] = [
    controller,
    InterfaceKind(
      "tableViewController", of: UITableViewController.self, role: .controller, base: controller,
      attributes: [
        "clearsSelectionOnViewWillAppear": .bool(\UITableViewController.clearsSelectionOnViewWillAppear)
      ], parts: ["view": ["tableView"]]),
    collectionViewController,
    InterfaceKind(
      "navigationController", of: UINavigationController.self, role: .controller, base: controller,
      attributes: [
        "navigationBarHidden": .bool(\UINavigationController.isNavigationBarHidden),
        "toolbarHidden": .bool(\UINavigationController.isToolbarHidden),
      ],
      parts: ["navigationBar": ["navigationBar"], "toolbar": ["toolbar"]]),
    InterfaceKind(
      "tabBarController", of: UITabBarController.self, role: .controller, base: controller,
      parts: ["tabBar": ["tabBar"]]),
    InterfaceKind(
      "pageViewController", of: UIPageViewController.self, role: .controller, base: controller,
      attributes: [
        "transitionStyle": .checked(expected: "scroll, because page curls are not supported") { $0 == "scroll" },
        // Read when the controller is created.
        "navigationOrientation": .checked(expected: "horizontal or vertical") {
          $0 == "horizontal" || $0 == "vertical"
        },
        "spineLocation": .ignored, "doubleSided": .ignored,
      ]),
    InterfaceKind(
      "viewControllerPlaceholder", of: UIViewController.self, role: .placeholder,
      attributes: ["storyboardName": .ignored, "referencedIdentifier": .ignored, "bundleIdentifier": .ignored],
      parts: ["navigationItem": ["navigationItem"], "tabBarItem": ["tabBarItem"]]),
  ]

  static let modalPresentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "automatic": .automatic, "popover": .popover,
  ]

  static let modalTransitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
  ]

  static let placeholders: [InterfaceKind] = [
    InterfaceKind(
      "placeholder", of: NSObject.self, role: .placeholder, attributes: ["placeholderIdentifier": .ignored]),
    InterfaceKind("exit", of: NSObject.self, role: .placeholder),
  ]
}
