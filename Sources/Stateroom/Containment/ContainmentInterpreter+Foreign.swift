import UIKit

/// The children that the app has added with UIKit's `addChild(_:)`.
extension ContainmentInterpreter {
  var foreignChildren: [UIViewController] {
    guard let host, foreignChildCount > 0 else { return [] }
    let own = Set(machine.contained)
    return host.uiKitChildren.filter { !own.contains(ObjectIdentifier($0)) }
  }

  func isForeign(_ child: UIViewController) -> Bool { foreignChildren.contains { $0 === child } }

  /// Forwards the container's phase to the foreign children, as the machine does for its own.
  func reconcileForeignChildren(animated: Bool) {
    for child in foreignChildren where child.isViewLoaded {
      watch(child)
      guard foreignLedger.contains(ObjectIdentifier(child)) || host?.isShowing(child) == true else { continue }
      assign(.member, toForeign: child, animated: animated)
    }
  }

  /// Gives a foreign child a role in a change, and forwards the appearance callbacks that follow.
  func assign(_ role: ChildRole, toForeign child: UIViewController, animated: Bool) {
    let steps = foreignLedger.assign(role, to: ObjectIdentifier(child), in: machine.hostPhase)
    child.perform(steps, animated: animated)
  }

  /// Removes a foreign child with its callbacks, before the machine adds it.
  func dismissForeign(_ child: UIViewController, in host: ContainerViewController) {
    child.willMove(toParent: nil)
    stopWatching(ObjectIdentifier(child))
    assign(.leaving, toForeign: child, animated: false)
    Self.removeView(of: child)
    assign(.gone, toForeign: child, animated: false)
    if child.parent === host.stage { child.removeFromParent() }
  }

  /// Returns children in the order in which they are shown, followed by the foreign ones.
  ///
  /// - Parameter children: The children in UIKit's order.
  func ordered(_ children: [UIViewController]) -> [UIViewController] {
    let contained = machine.contained
    if children.count == contained.count, zip(children, contained).allSatisfy({ ObjectIdentifier($0) == $1 }) {
      return children
    }
    let places = Dictionary(uniqueKeysWithValues: contained.enumerated().map { ($1, $0) })
    return children.enumerated().sorted { one, other in
      let onePlace = places[ObjectIdentifier(one.element)] ?? contained.count + one.offset
      let otherPlace = places[ObjectIdentifier(other.element)] ?? contained.count + other.offset
      return onePlace < otherPlace
    }.map(\.element)
  }
}
