public import UIKit

extension UIViewController {
  /// Goes along a path of states, through the containers at this controller and inside of it, as one request.
  ///
  /// ```swift
  /// root.open(StatePath(Phase.home).then(Section.library).then(stack: [Page.shelf, .book(7)]), animated: true)
  /// ```
  ///
  /// Each step goes to the nearest container of states of its type: a ``StateViewController``, a
  /// ``StateTabBarController``, a ``StateNavigationController``. Other controllers are looked through, to what they show;
  /// what they present is not. A container that shows what is wanted is not touched.
  ///
  /// The path is worked out as a whole before anything changes, and what it leads to is made. Those who would be left are
  /// asked once (see ``LeaveGuarding``). If a step cannot be taken, or somebody refuses, everything stays as it is. Only the
  /// outermost change that the user sees is animated; whatever comes in with it is complete from the first frame.
  ///
  /// - Parameters:
  ///   - path: Where to go.
  ///   - animated: Whether what the user sees changing is animated.
  ///   - completion: Called exactly once. Completed when all containers have come to rest where the path leads; superseded
  ///     if one of them was asked for something newer meanwhile.
  public func open(_ path: StatePath, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    PathTransaction.open(path, from: self, animated: animated, completion: completion)
  }

  /// Goes along a path of states, through the containers at this controller and inside of it, as one request.
  public func open(_ path: StatePath, animated: Bool) { open(path, animated: animated, completion: nil) }

  /// Goes along a path of states, and returns when everything is at rest or the request has come to another end.
  @discardableResult
  public func open(_ path: StatePath, animated: Bool) async -> TransitionOutcome {
    await .awaiting { open(path, animated: animated, completion: $0) }
  }
}

extension PathTransaction {
  /// Works a path out and carries it out, or refuses it.
  static func open(
    _ path: StatePath, from start: AnyObject, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    do {
      let plan = try PathPlan(PathNode.nodes(path.steps), from: [PathPlan.Place(object: start)])
      carryOut(plan, animated: animated, completion: completion)
    } catch {
      Diagnostics.refuse(error, telling: completion)
    }
  }
}
