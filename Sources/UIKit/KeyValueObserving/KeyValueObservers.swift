import Foundation

/// The key-value observers of the runtime's objects.
///
/// An observable property is listed in ``observable``, and reports each change with ``tellObservers(of:from:to:)``.
@MainActor
final class KeyValueObservers {
  static let shared = KeyValueObservers()

  private struct Observer {
    weak var object: NSObject?
    let keyPath: AnyKeyPath
    let tell: (_ old: Any, _ new: Any) -> Void
  }

  /// The properties whose changes Apple's UIKit reports because they are set through a setter.
  static let observable: Set<AnyKeyPath> = [
    \UIViewController.title, \UIViewController.toolbarItems, \UIViewController.tabBarItem,
    \UINavigationItem.title, \UINavigationItem.titleView, \UINavigationItem.prompt,
    \UINavigationItem.largeTitleDisplayMode, \UINavigationItem.backBarButtonItem, \UINavigationItem.backButtonTitle,
    \UINavigationItem.hidesBackButton, \UINavigationItem.leftItemsSupplementBackButton, \UINavigationItem.backAction,
    \UINavigationItem.leftBarButtonItems, \UINavigationItem.rightBarButtonItems,
    \UINavigationItem.leftBarButtonItem, \UINavigationItem.rightBarButtonItem,
    \UITabBarItem.title, \UITabBarItem.image, \UITabBarItem.selectedImage, \UITabBarItem.badgeValue,
    \UITabBarItem.badgeColor, \UIBarItem.title, \UIBarItem.image,
    \UIScrollView.contentOffset, \UIScrollView.contentSize,
  ]

  private var observers: [Int: Observer] = [:]
  private var lastID = 0

  func add(
    _ object: NSObject, _ keyPath: AnyKeyPath, tell: @escaping (_ old: Any, _ new: Any) -> Void
  ) -> Int {
    observers = observers.filter { $0.value.object != nil }
    lastID += 1
    observers[lastID] = Observer(object: object, keyPath: keyPath, tell: tell)
    return lastID
  }

  func remove(_ id: Int) { observers[id] = nil }

  func tell(_ object: NSObject, _ keyPaths: [AnyKeyPath], _ old: Any, _ new: Any) {
    for (id, observer) in observers.sorted(by: { $0.key < $1.key }) where observer.object === object {
      // An earlier one may have ended a later one.
      if keyPaths.contains(observer.keyPath), observers[id] != nil { observer.tell(old, new) }
    }
  }

  var isEmpty: Bool { observers.isEmpty }
}

extension NSObject {
  /// Notifies the observers of the key paths, all of which lead to the same property. Costs almost nothing when there
  /// are no observers.
  @MainActor
  func tellObservers(
    of keyPaths: @autoclosure () -> [AnyKeyPath], from old: @autoclosure () -> Any, to new: @autoclosure () -> Any
  ) {
    guard !KeyValueObservers.shared.isEmpty else { return }
    KeyValueObservers.shared.tell(self, keyPaths(), old(), new())
  }
}
