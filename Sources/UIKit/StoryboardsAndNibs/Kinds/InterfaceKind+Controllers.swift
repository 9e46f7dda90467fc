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
      // Read when the controller is created.
      "nibName": .ignored,
      "storyboardIdentifier": .ignored,
      "restorationIdentifier": .string(\UIViewController.restorationIdentifier),
      // Read when the controller is created.
      "useStoryboardIdentifierAsRestorationIdentifier": .checked(expected: "YES or NO") {
        InterfaceText.bool($0) != nil
      },
      "automaticallyAdjustsScrollViewInsets": .bool(\UIViewController.automaticallyAdjustsScrollViewInsets),
      "extendedLayoutIncludesOpaqueBars": .bool(\UIViewController.extendedLayoutIncludesOpaqueBars),
      "autoresizesArchivedViewToFullSize": .ignored,
      "wantsFullScreenLayout": .ignored,
    ],
    values: [
      "preferredContentSize": .size(\UIViewController.preferredContentSize), "freeformSize": .ignored,
      "edgesForExtendedLayout": .edges(\UIViewController.edgesForExtendedLayout),
    ],
    parts: ["view": anyView, "navigationItem": ["navigationItem"], "tabBarItem": ["tabBarItem"]],
    others: [
      "toolbarItems": barButtons("toolbarItems"),
      "layoutGuides": ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
        try checker.readLayoutGuides(element, of: node)
      },
      "simulatedMetrics": .ignored, "simulatedStatusBarMetrics": .ignored,
      "simulatedNavigationBarMetrics": .ignored, "simulatedToolbarMetrics": .ignored,
      "simulatedTabBarMetrics": .ignored, "simulatedOrientationMetrics": .ignored,
      "simulatedScreenMetrics": .ignored,
    ])

  /// The children of a container in a nib.
  private static let children = ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
    for child in element.children {
      guard checker.kind == .nib, InterfaceKind.all[child.name]?.role == .controller else {
        throw checker.error(
          child,
          "only a nib has the children of a container in it; connect the container to a scene with a relationship")
      }
      let controller = try checker.node(child, in: node, tree: node.tree)
      try checker.checkStack(child, of: node, controller)
      node.children.append(controller)
    }
  }

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
      parts: ["navigationBar": ["navigationBar"], "toolbar": ["toolbar"]], others: ["viewControllers": children]),
    InterfaceKind(
      "tabBarController", of: UITabBarController.self, role: .controller, base: controller,
      parts: ["tabBar": ["tabBar"]], others: ["viewControllers": children]),
    InterfaceKind(
      "splitViewController", of: UISplitViewController.self, role: .controller, base: controller,
      attributes: [
        // Read when the controller is created.
        "style": .checked(expected: "unspecified, doubleColumn or tripleColumn") {
          ["unspecified", "doubleColumn", "tripleColumn"].contains($0)
        },
        "displayMode": .choice(\UISplitViewController.preferredDisplayMode, displayModes),
        "behavior": .choice(
          \UISplitViewController.preferredSplitBehavior,
          ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
        "presentsWithGesture": .bool(\UISplitViewController.presentsWithGesture),
        "minimumPrimaryColumnWidth": .number(\UISplitViewController.minimumPrimaryColumnWidth),
        "maximumPrimaryColumnWidth": .number(\UISplitViewController.maximumPrimaryColumnWidth),
        "preferredPrimaryColumnWidthFraction": .number(\UISplitViewController.preferredPrimaryColumnWidthFraction),
      ]),
    InterfaceKind(
      "pageViewController", of: UIPageViewController.self, role: .controller, base: controller,
      attributes: [
        // All of them are read when the controller is created.
        "transitionStyle": .checked(expected: "scroll or pageCurl") { $0 == "scroll" || $0 == "pageCurl" },
        "navigationOrientation": .checked(expected: "horizontal or vertical") {
          $0 == "horizontal" || $0 == "vertical"
        },
        "spineLocation": .checked(expected: "none, min, mid, or max") { ["none", "min", "mid", "max"].contains($0) },
        "doubleSided": .checked(expected: "YES or NO") { $0 == "YES" || $0 == "NO" },
      ]),
    InterfaceKind(
      "viewControllerPlaceholder", of: UIViewController.self, role: .placeholder,
      attributes: ["storyboardName": .ignored, "referencedIdentifier": .ignored, "bundleIdentifier": .ignored],
      parts: ["navigationItem": ["navigationItem"], "tabBarItem": ["tabBarItem"]]),
  ]

  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
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
