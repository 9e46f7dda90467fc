public import UIKit

extension UIViewController {
  /// Opens a path of states, beginning at this view controller, as one request.
  ///
  /// ```swift
  /// root.open(StatePath(Phase.home).then(Section.library).then(stack: [Page.shelf, .book(7)]))
  /// ```
  ///
  /// Each step applies to the nearest container whose states have the type of the step: a ``StateViewController``, a
  /// ``StateTabBarController`` or a ``StateNavigationController``. The search begins with this view controller and
  /// continues through what other view controllers show, but not through what they present. A container that already
  /// shows the requested state is not changed.
  ///
  /// The whole path is resolved before anything changes, and the content that it leads to is created. Each view
  /// controller that the path would remove is asked once; see ``LeaveGuarding``. If a step cannot be performed, or a
  /// leave guard refuses, nothing changes. Only the outermost visible change is animated. The content that enters with
  /// it is complete from the first frame.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - animated: A Boolean value that indicates whether visible changes are animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the whole path: completed when all
  ///     containers are at rest at the end of the path, superseded if one of them received a newer request in the
  ///     meantime. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func open(
    _ path: StatePath, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    PathTransaction.open(path, from: self, animated: animated, completion: completion)
  }
}

extension PathTransaction {
  /// Resolves a path and carries it out, or refuses it.
  ///
  /// The events of the request name the object on which the path is opened.
  static func open(
    _ path: StatePath, from start: any AnyObject & Sendable, animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest {
    let request = TransitionRequest(of: start, completion: completion)
    request.report = RequestReport(
      in: start, opening: path,
      .init(from: names(of: start), to: path.steps.map(\.description), isAnimated: animated))
    LeaveGuards.evaluated {
      do throws(TransitionRefusal) {
        let plan = try PathPlan(PathNode.nodes(path.steps), from: [PathPlan.Place(object: start)])
        carryOut(plan, animated: animated, for: request)
      } catch {
        request.refuse(error)
      }
      EventCenter.deliver()
    }
    return request
  }

  /// Returns the names of what a container shows, or of a view controller that is no container.
  private static func names(of start: AnyObject) -> [String] {
    if let container = start as? any PathContainer { return container.reportedContent.names }
    return EventName.of([start as? UIViewController].compactMap(\.self))
  }
}
