import UIKit

/// The names of the view controllers that have belonged to some roots by containment or presentation.
@MainActor
struct LifecycleMembers {
  private let roots: () -> [UIViewController]
  private var names: Set<String> = []

  init(of root: UIViewController) { roots = { [weak root] in root.map { [$0] } ?? [] } }

  /// The members of the windows on screen, at any time.
  static var windows: LifecycleMembers {
    LifecycleMembers { UIApplication.shared.windows.compactMap(\.rootViewController) }
  }

  private init(roots: @escaping () -> [UIViewController]) { self.roots = roots }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Adds the view controllers that currently belong to the roots.
  mutating func update(_ name: (ObjectIdentifier) -> String?) {
    var remaining = roots()
    var visited: Set<ObjectIdentifier> = []
    while let controller = remaining.popLast() {
      guard visited.insert(ObjectIdentifier(controller)).inserted else { continue }
      if let name = name(ObjectIdentifier(controller)) { names.insert(name) }
      remaining += controller.children + [controller.presentedViewController].compactMap(\.self)
    }
  }

  /// Returns the records of the members, numbered as if there were no others.
  func records(in all: [LifecycleRecord]) -> [LifecycleRecord] {
    var numbered: [String: String] = [:]
    var counts: [String: Int] = [:]
    return all.filter { names.contains($0.controller) }.map { record in
      if numbered[record.controller] == nil {
        counts[record.className, default: 0] += 1
        numbered[record.controller] = "\(record.className)#\(counts[record.className, default: 1])"
      }
      return LifecycleRecord(numbered[record.controller] ?? record.controller, record.callback, at: record.time)
    }
  }
}
