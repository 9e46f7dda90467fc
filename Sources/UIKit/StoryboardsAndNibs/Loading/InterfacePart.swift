/// The addition of an object to the property that the key of its element names.
@MainActor
enum InterfacePart {
  static func add(_ node: ObjectNode, for key: String, to owner: AnyObject, by loader: InterfaceLoader) {
    switch owner {
    case let item as UINavigationItem: add(loader.make(node), for: key, to: item)
    case let item as UIBarButtonItem: item.customView = loader.make(node) as? UIView
    case let bar as UINavigationBar:
      if let item = loader.make(node) as? UINavigationItem { bar.items = (bar.items ?? []) + [item] }
    case let bar as UIToolbar:
      if let item = loader.make(node) as? UIBarButtonItem { bar.items = (bar.items ?? []) + [item] }
    case let controller as UIViewController: add(node, for: key, to: controller, by: loader)
    case let table as UITableView: add(loader.make(node), for: key, to: table)
    case let cell as UITableViewCell where key != "contentView": add(loader.make(node), for: key, to: cell)
    case let view as UICollectionView: add(loader.make(node), for: key, to: view)
    case let cell as UICollectionViewCell where key != "contentView": add(loader.make(node), for: key, to: cell)
    default: break
    }
  }

  private static func add(_ object: AnyObject, for key: String, to view: UICollectionView) {
    switch key {
    case "collectionViewLayout":
      if let layout = object as? UICollectionViewLayout { view.collectionViewLayout = layout }
    case "backgroundView": view.backgroundView = object as? UIView
    default: break
    }
  }

  private static func add(_ object: AnyObject, for key: String, to cell: UICollectionViewCell) {
    switch key {
    case "backgroundView": cell.backgroundView = object as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = object as? UIView
    default: break
    }
  }

  private static func add(_ object: AnyObject, for key: String, to item: UINavigationItem) {
    if let button = object as? UIBarButtonItem {
      switch key {
      case "leftBarButtonItem": item.leftBarButtonItem = button
      case "rightBarButtonItem": item.rightBarButtonItem = button
      case "backBarButtonItem": item.backBarButtonItem = button
      case "leftBarButtonItems": item.leftBarButtonItems = (item.leftBarButtonItems ?? []) + [button]
      case "rightBarButtonItems": item.rightBarButtonItems = (item.rightBarButtonItems ?? []) + [button]
      default: break
      }
    } else if key == "titleView" {
      item.titleView = object as? UIView
    }
  }

  private static func add(
    _ node: ObjectNode, for key: String, to controller: UIViewController, by loader: InterfaceLoader
  ) {
    switch key {
    case "navigationItem":
      if let item = loader.make(node) as? UINavigationItem { controller.adopt(item) }
    case "navigationBar":
      // The controller already has a bar, which is configured.
      if let bar = (controller as? UINavigationController)?.navigationBar { loader.configure(bar, from: node) }
    case "toolbar":
      if let bar = (controller as? UINavigationController)?.toolbar { loader.configure(bar, from: node) }
    case "tabBar":
      if let bar = (controller as? UITabBarController)?.tabBar { loader.configure(bar, from: node) }
    case "tabBarItem": controller.tabBarItem = loader.make(node) as? UITabBarItem
    case "toolbarItems":
      if let item = loader.make(node) as? UIBarButtonItem {
        controller.toolbarItems = (controller.toolbarItems ?? []) + [item]
      }
    // A view is loaded on first access.
    default: break
    }
  }

  private static func add(_ object: AnyObject, for key: String, to table: UITableView) {
    switch key {
    case "tableHeaderView": table.tableHeaderView = object as? UIView
    case "tableFooterView": table.tableFooterView = object as? UIView
    case "backgroundView": table.backgroundView = object as? UIView
    default: break
    }
  }

  private static func add(_ object: AnyObject, for key: String, to cell: UITableViewCell) {
    switch key {
    case "accessoryView": cell.accessoryView = object as? UIView
    case "editingAccessoryView": cell.editingAccessoryView = object as? UIView
    case "backgroundView": cell.backgroundView = object as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = object as? UIView
    default: break
    }
  }
}
