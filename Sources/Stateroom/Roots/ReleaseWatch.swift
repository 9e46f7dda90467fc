import UIKit

/// Watches an interface that was taken away, without keeping it, and tells who has outlived it.
@MainActor
final class ReleaseWatch {
  private struct Watched {
    weak var object: UIViewController?
    let name: String
  }
  private let watched: [Watched]

  /// Watches controllers and all that is in them.
  init(_ controllers: [UIViewController]) {
    watched = controllers.flatMap { Self.tree(of: $0) }
  }

  private static func tree(of controller: UIViewController) -> [Watched] {
    let title = controller.title.map { " \"\($0)\"" } ?? ""
    let watched = Watched(object: controller, name: "\(type(of: controller))\(title)")
    return [watched] + controller.children.flatMap { tree(of: $0) }
  }

  /// Looks when the present turn of the run loop is over, which may hold somebody by itself.
  func lookAtEndOfTurn(in root: UIViewController) {
    let name = "\(type(of: root))"
    // The root is not held meanwhile: it may go, and with it what it shows.
    Task { [weak root] in
      // One hop is behind what the turn has queued, the other behind what that has queued in its turn.
      await Task.yield()
      self.look(in: root, named: name)
    }
  }

  private func look(in root: UIViewController?, named name: String) {
    // Who is on a screen, or has come back, is alive by right.
    let survivors = watched.filter { watched in
      guard let object = watched.object, object.viewIfLoaded?.window == nil else { return false }
      return root.map { !object.isContained(in: $0) } ?? true
    }
    guard !survivors.isEmpty else { return }
    Diagnostics.report(UnreleasedInterface(root: name, survivors: survivors.map(\.name)))
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
