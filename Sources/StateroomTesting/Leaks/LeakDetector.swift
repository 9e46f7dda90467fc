public import UIKit

/// Watches objects without keeping them, and tells who is still alive.
///
/// ```swift
/// let leaks = LeakDetector()
/// do {
///   let root = RootViewController(initialState: .home)
///   leaks.watch(tree: root)
///   stage.show(root)
///   stage.clear()
/// }
/// await stage.settle()
/// try leaks.expectReleased()
/// ```
@preconcurrency @MainActor
public final class LeakDetector {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }
  private var watched: [Watched] = []

  /// Creates a detector that watches nothing yet.
  public init() {}

  /// Watches an object, under a name or that of its class.
  public func watch(_ object: AnyObject, named name: String? = nil) {
    watched.append(Watched(object: object, name: name ?? ObjectName.of(object)))
  }

  /// Watches a controller, its view if that is loaded, and the same of all its children.
  public func watch(tree controller: UIViewController) {
    watch(controller)
    if let view = controller.viewIfLoaded { watch(view, named: "the view of \(ObjectName.of(controller))") }
    for child in controller.children { watch(tree: child) }
  }

  /// Who is alive, in the order in which they were registered, with what still holds them as far as UIKit tells.
  public var survivors: [String] {
    watched.compactMap { watched in
      watched.object.map { watched.name + (Self.holder(of: $0).map { ", \($0)" } ?? "") }
    }
  }

  /// Makes sure that everybody is gone, and stops watching.
  ///
  /// - Throws: ``LeakError`` with those who are alive.
  public func expectReleased() throws {
    let survivors = survivors
    watched = []
    if !survivors.isEmpty { throw LeakError(survivors: survivors) }
  }

  private static func holder(of object: AnyObject) -> String? {
    switch object {
    case let controller as UIViewController:
      if let parent = controller.parent { return "a child of \(ObjectName.of(parent))" }
      return controller.viewIfLoaded?.window == nil ? nil : "in a window"
    case let view as UIView: return view.superview.map { "in \(ObjectName.of($0))" }
    default: return nil
    }
  }
}

/// Objects that should have been freed and were not.
public struct LeakError: Error, Equatable, CustomStringConvertible {
  /// Who is alive, and what holds them.
  public let survivors: [String]

  /// Creates an error for those who are alive.
  public init(survivors: [String]) { self.survivors = survivors }

  /// Says who is alive.
  public var description: String {
    "Not released: " + survivors.joined(separator: "; ")
  }
}
