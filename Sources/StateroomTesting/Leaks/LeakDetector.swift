@_spi(Testing) import Stateroom
public import UIKit

/// An object that watches objects without retaining them, and reports which are still alive.
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

  /// Creates a detector that watches no objects.
  public init() {}

  /// Watches an object, under a name or that of its class.
  public func watch(_ object: AnyObject, named name: String? = nil) {
    watched.append(Watched(object: object, name: name ?? Self.name(of: object)))
  }

  /// Watches a controller and its view, if loaded, and those of all its descendants.
  public func watch(tree controller: UIViewController) {
    watch(controller)
    if let view = controller.viewIfLoaded { watch(view, named: "the view of \(EventName.of(controller))") }
    for child in controller.children { watch(tree: child) }
  }

  /// The objects that are still alive, in the order of registration.
  ///
  /// An entry includes the owner of the object, if UIKit identifies it.
  public var survivors: [String] {
    watched.compactMap { watched in
      watched.object.map { watched.name + (Self.holder(of: $0).map { ", \($0)" } ?? "") }
    }
  }

  /// Verifies that all watched objects were deallocated, and stops watching.
  ///
  /// - Throws: ``LeakError`` with the objects that are still alive.
  public func expectReleased() throws {
    let survivors = survivors
    watched = []
    if !survivors.isEmpty { throw LeakError(survivors: survivors) }
  }

  private static func name(of object: AnyObject) -> String {
    (object as? UIViewController).map { EventName.of($0) } ?? EventName.of(class: object)
  }

  private static func holder(of object: AnyObject) -> String? {
    switch object {
    case let controller as UIViewController:
      if let parent = controller.parent { return "a child of \(EventName.of(parent))" }
      return controller.viewIfLoaded?.window == nil ? nil : "in a window"
    case let view as UIView: return view.superview.map { "in \(EventName.of(class: $0))" }
    default: return nil
    }
  }
}

/// An error that lists objects that should have been deallocated.
public struct LeakError: Error, Equatable, CustomStringConvertible {
  /// The objects that are still alive, and their owners.
  public let survivors: [String]

  /// Creates an error for objects that are still alive.
  public init(survivors: [String]) { self.survivors = survivors }

  /// A description of the objects that are still alive.
  public var description: String {
    "Not released: " + survivors.joined(separator: "; ")
  }
}

extension LeakError: LocalizedError {
  /// The message, which `localizedDescription` returns as well.
  public var errorDescription: String? { description }
}
