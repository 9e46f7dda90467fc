import UIKit

/// The windows in which a root controller is installed, and the content of each.
@MainActor
final class RootInstallations {
  private struct Installation {
    weak var window: UIWindow?
    weak var root: RootContainerViewController?
    /// The content for the newest state, until the root has received it.
    var assigned: RootContent?
    /// The view controller that the newest state presents over the window.
    ///
    /// The root retains it.
    weak var presented: UIViewController?

    /// The content that the window shows, or will show after running changes.
    @MainActor var content: RootContent? {
      assigned ?? root?.interfaceViewController.map { RootContent(interface: $0, presented: presented) }
    }
  }

  private var installations: [Installation] = []

  /// The root view controllers of the windows.
  var roots: [RootContainerViewController] { installations.compactMap(\.root) }

  /// The content that each window shows, or will show after running changes.
  var contents: [RootContent] { installations.compactMap(\.content) }

  /// A Boolean value that indicates whether a window changes its interface or its presentation.
  var areChanging: Bool {
    installations.contains {
      $0.assigned != nil || $0.root?.isSwitchingInterfaces == true || $0.root?.presenter?.machine.isAtRest == false
    }
  }

  /// Returns whether a window has one of the root view controllers.
  func contain(_ window: UIWindow) -> Bool {
    installations.contains { $0.window === window && window.rootViewController === $0.root }
  }

  func add(_ root: RootContainerViewController, in window: UIWindow) {
    installations.append(Installation(window: window, root: root))
  }

  /// Removes the windows that were closed, so that they no longer take part in requests.
  func removeClosedWindows() {
    let open = installations.filter { $0.root != nil }
    if open.count < installations.count { exchange(&installations, with: open) }
  }

  /// Returns the content that the window of a root shows, or will show after running changes.
  func content(of root: RootContainerViewController) -> RootContent? {
    installations.first { $0.root === root }.flatMap(\.content)
  }

  /// Stores the content for the newest state until a root has received it; `nil` if it has.
  func assign(_ content: RootContent?, to root: RootContainerViewController) {
    guard let index = index(of: root) else { return }
    if let content { installations[index].presented = content.presented }
    exchange(&installations[index].assigned, with: content)
  }

  /// Stores the view controller that the newest state presents over the window of a root.
  func recordPresentation(of presented: UIViewController?, over root: RootContainerViewController) {
    if let index = index(of: root) { installations[index].presented = presented }
  }

  private func index(of root: RootContainerViewController) -> Int? {
    installations.firstIndex { $0.root === root }
  }
}
