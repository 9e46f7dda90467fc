import UIKit

/// Watches an interface that was removed, without retaining it, and reports the view controllers that outlive it.
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

  /// How long UIKit may retain a view controller that is not shown any more, in seconds: for the end of an animation, the
  /// keyboard, a focus update, or a snapshot for the app switcher.
  private static let grace: TimeInterval = 3

  /// The timer of the look, which retains the watch until it is over.
  private var timer: DelayTimer?

  /// Looks when UIKit has had time to release everything.
  func lookLater(in root: UIViewController) {
    let name = "\(type(of: root))"
    // The root is not retained meanwhile: it may be deallocated, and with it what it shows.
    timer = DelayTimer(after: Self.grace) { [weak root] in
      self.timer = nil
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
