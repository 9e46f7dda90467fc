import Stateroom
import UIKit

/// An app of three containers inside of each other: a state container, tabs in it, and a stack in one of them.
@MainActor
enum HostileApp {
  enum Realm: Hashable, Codable { case welcome, home, locked }
  enum Pane: Hashable, Codable { case today, library, settings }
  enum Leaf: Hashable, Codable { case shelf, book(Int), chapter(Int) }

  static func makeRoot() -> StateViewController<Realm> {
    StateViewController(initialState: .welcome) { realm -> UIViewController in
      guard realm == .home else { return UIViewController() }
      return StateTabBarController<Pane>(states: [.today, .library]) { pane in
        guard pane == .library else { return UIViewController() }
        return StateNavigationController<Leaf>(initialState: .shelf) { _ in UIViewController() }
      }
    }
  }

  static var archive: StateArchive {
    let root = makeRoot()
    root.open(
      StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7), .chapter(2)]), animated: false,
      completion: nil)
    return StateArchive(of: root, version: 1, date: Date(timeIntervalSinceReferenceDate: 0))
  }

  static func tabs(in root: StateViewController<Realm>) -> StateTabBarController<Pane>? {
    root.viewControllers.first as? StateTabBarController<Pane>
  }

  static func stack(in root: StateViewController<Realm>) -> StateNavigationController<Leaf>? {
    tabs(in: root)?.loadedViewController(for: .library) as? StateNavigationController<Leaf>
  }
}
