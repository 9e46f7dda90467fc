@_spi(Testing) import Stateroom
public import UIKit

/// An object that watches objects without retaining them, and reports which are still alive.
///
/// ```swift
/// let leaks = LeakDetector()
/// do {
///   let root = RootViewController(initialState: .home)
///   stage.show(root)
///   await stage.settle()
///   leaks.watch(tree: root)  // with the children and the presentations that exist by now
///   stage.clear()
/// }
/// try await leaks.expectReleased(on: stage)
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

  /// Watches a controller, all its descendants, what they present, and the views that are loaded.
  ///
  /// Controllers that are added, created or presented later are not watched. Call the method when the interface is
  /// complete: a container usually has no children before it is shown.
  public func watch(tree controller: UIViewController) {
    var tree: [UIViewController] = []
    func add(_ controller: UIViewController) {
      guard !tree.contains(where: { $0 === controller }) else { return }
      tree.append(controller)
      watch(controller)
      if let view = controller.viewIfLoaded { watch(view, named: "the view of \(EventName.of(controller))") }
      controller.children.forEach(add)
      // The property includes what an ancestor presents, which is not in the tree unless the ancestor is.
      guard let presented = controller.presentedViewController, let presenter = presented.presentingViewController,
        tree.contains(where: { $0 === presenter })
      else { return }
      add(presented)
    }
    add(controller)
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
  /// UIKit on Apple's platforms may retain a controller for some seconds after it was removed. Call
  /// ``expectReleased(on:within:)`` in tests that run there.
  ///
  /// - Throws: ``LeakError`` with the objects that are still alive.
  public func expectReleased() throws {
    let survivors = survivors
    watched = []
    if !survivors.isEmpty { throw LeakError(survivors: survivors) }
  }

  /// Waits until all watched objects are deallocated, and stops watching.
  ///
  /// UIKit may retain a controller that is no longer shown, for example until the end of an animation or of a focus
  /// update. The method advances the time of the stage, and returns as soon as no object is left.
  ///
  /// - Parameters:
  ///   - stage: The stage on which the objects were shown.
  ///   - seconds: The time after which an object counts as a leak. The default is 3 seconds.
  /// - Throws: ``LeakError`` with the objects that are still alive after that time.
  public func expectReleased(on stage: Stage, within seconds: TimeInterval = 3) async throws {
    await stage.turn()
    var elapsed: TimeInterval = 0
    while elapsed < seconds, watched.contains(where: { $0.object != nil }) {
      let step = min(Self.interval, seconds - elapsed)
      await stage.advance(by: step)
      elapsed += step
    }
    try expectReleased()
  }

  /// The time between two looks at the watched objects, in seconds.
  private static let interval: TimeInterval = 0.1

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
