import UIKit

/// An object that reports the view controllers of a removed interface that outlive it.
///
/// The watch does not retain the interface.
@MainActor
final class ReleaseWatch {
  private struct Watched {
    weak var object: UIViewController?
    let name: String
  }
  private let watched: [Watched]

  /// Creates a watch for view controllers and all their descendants.
  init(_ controllers: [UIViewController]) {
    watched = controllers.flatMap { Self.tree(of: $0) }
  }

  private static func tree(of controller: UIViewController) -> [Watched] {
    let title = controller.title.map { " \"\($0)\"" } ?? ""
    let watched = Watched(object: controller, name: "\(type(of: controller))\(title)")
    return [watched] + controller.children.flatMap { tree(of: $0) }
  }

  /// The time for which UIKit may retain a view controller that is no longer shown, in seconds.
  ///
  /// UIKit does so for the end of an animation, the keyboard, a focus update, or a snapshot for the app switcher.
  private static let grace: TimeInterval = 3

  /// The timer of the check, which retains the watch until the check is complete.
  private var timer: DelayTimer?

  /// Checks the view controllers after UIKit has had time to release them.
  func checkLater(in root: UIViewController) {
    let name = "\(type(of: root))"
    // The root is not retained meanwhile, because it may be deallocated together with what it shows.
    timer = DelayTimer(after: Self.grace) { [weak root] in
      self.timer = nil
      self.check(in: root, named: name)
    }
  }

  private func check(in root: UIViewController?, named name: String) {
    // A view controller that is on a screen, or was added again, is expected to exist.
    let survivors = watched.filter { watched in
      guard let object = watched.object, object.viewIfLoaded?.window == nil else { return false }
      return root.map { !object.isContained(in: $0) } ?? true
    }
    guard !survivors.isEmpty else { return }
    Diagnostics.report(
      UnreleasedInterface(root: name, survivors: survivors.map(\.name), rootViewController: root))
  }
}

extension UIViewController {
  fileprivate func isContained(in container: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === container { return true }
      ancestor = current.parent
    }
    return false
  }
}
