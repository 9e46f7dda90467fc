extension InterfaceKind {
  static let bars: [InterfaceKind] = [
    InterfaceKind(
      "navigationBar", of: UINavigationBar.self, role: .view, base: view,
      attributes: [
        "translucent": .bool(\UINavigationBar.isTranslucent),
        "barStyle": .choice(\UINavigationBar.barStyle, ["default": .default, "black": .black]),
        "largeTitles": .bool(\UINavigationBar.prefersLargeTitles),
      ],
      values: ["barTintColor": .color(\UINavigationBar.barTintColor)],
      others: ["items": navigationItems]),
    InterfaceKind(
      "navigationItem", of: UINavigationItem.self, role: .item,
      attributes: [
        "title": .string(\UINavigationItem.title), "prompt": .string(\UINavigationItem.prompt),
        "backButtonTitle": .string(\UINavigationItem.backButtonTitle),
        "hidesBackButton": .bool(\UINavigationItem.hidesBackButton),
        "leftItemsSupplementBackButton": .bool(\UINavigationItem.leftItemsSupplementBackButton),
        "largeTitleDisplayMode": .choice(
          \UINavigationItem.largeTitleDisplayMode,
          ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
      ],
      parts: [
        "leftBarButtonItem": ["barButtonItem"], "rightBarButtonItem": ["barButtonItem"],
        "backBarButtonItem": ["barButtonItem"], "titleView": anyView,
      ],
      others: [
        "leftBarButtonItems": barButtons("leftBarButtonItems"),
        "rightBarButtonItems": barButtons("rightBarButtonItems"),
      ]
    ),
    InterfaceKind(
      "barButtonItem", of: UIBarButtonItem.self, role: .item, base: barItem,
      attributes: [
        "width": .number(\UIBarButtonItem.width, in: 0...InterfaceLimits.magnitude),
        "style": .choice(\UIBarButtonItem.style, ["plain": .plain, "bordered": .bordered, "done": .done]),
        "systemItem": .custom(
          UIBarButtonItem.self, expected: "one of \(systemItems.keys.sorted().joined(separator: ", "))",
          { systemItems[$0] }
        ) { $0.adopt($1) },
        "catalog": .ignored,
      ],
      values: ["tintColor": .color(\UIBarButtonItem.tintColor)], parts: ["customView": anyView]),
  ]

  static let tabItems: [InterfaceKind] = [
    InterfaceKind(
      "tabBarItem", of: UITabBarItem.self, role: .item, base: barItem,
      attributes: [
        "selectedImage": .image(\UITabBarItem.selectedImage), "badgeValue": .string(\UITabBarItem.badgeValue),
        "catalog": .ignored,
        "systemItem": .custom(
          UITabBarItem.self, expected: "one of \(tabSystemItems.keys.sorted().joined(separator: ", "))",
          { tabSystemItems[$0] }
        ) { $0.adopt($1) },
      ],
      values: [
        "badgeColor": .color(\UITabBarItem.badgeColor), "selectedImage": imageReference(\UITabBarItem.selectedImage),
      ]),
    InterfaceKind(
      "tabBar", of: UITabBar.self, role: .view, base: view,
      attributes: [
        "translucent": .bool(\UITabBar.isTranslucent),
        "barStyle": .choice(\UITabBar.barStyle, ["default": .default, "black": .black]),
        "itemPositioning": .choice(
          \UITabBar.itemPositioning, ["automatic": .automatic, "fill": .fill, "centered": .centered]),
      ],
      values: ["barTintColor": .color(\UITabBar.barTintColor)]),
    InterfaceKind(
      "toolbar", of: UIToolbar.self, role: .view, base: view,
      attributes: ["translucent": .bool(\UIToolbar.isTranslucent), "barStyle": .ignored],
      values: ["barTintColor": .color(\UIToolbar.barTintColor)], others: ["items": barButtons("items")]),
  ]

  private static let tabSystemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  static let barItem = InterfaceKind(
    "barItem", of: UIBarItem.self, role: .item,
    attributes: [
      "title": .string(\UIBarItem.title), "image": .image(\UIBarItem.image), "tag": .integer(\UIBarItem.tag),
      "enabled": .bool(\UIBarItem.isEnabled),
    ],
    values: ["image": imageReference(\UIBarItem.image)])

  /// Returns a rule for several bar buttons on one side, which become parts with the key of the list.
  static func barButtons(_ key: String) -> ElementRule {
    ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
      for child in element.children {
        guard child.name == "barButtonItem" else {
          throw checker.error(child, "\(key) are barButtonItem elements; move this one elsewhere")
        }
        node.parts.append((key, try checker.node(child, in: node, tree: node.tree)))
      }
    }
  }

  private static let navigationItems = ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
    for child in element.children {
      guard child.name == "navigationItem" else {
        throw checker.error(child, "the items of a navigation bar are navigationItem elements; move this one elsewhere")
      }
      node.parts.append(("items", try checker.node(child, in: node, tree: node.tree)))
    }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
