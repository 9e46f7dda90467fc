import UIKit

/// The view controllers behind the identities of the containment machine, retained while it needs them.
@MainActor
struct ControllerRegistry {
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// The children that requests have added or replaced since unneeded ones were released last.
  private var unsettled: [ObjectIdentifier] = []

  subscript(identity: ObjectIdentifier) -> UIViewController? { controllers[identity] }

  func contains(_ identity: ObjectIdentifier) -> Bool { controllers[identity] != nil }

  func controllers(of identities: [ObjectIdentifier]) -> [UIViewController] {
    identities.compactMap { controllers[$0] }
  }

  /// Retains the view controllers of a list that are new.
  mutating func add(_ list: ControllerList, current: [ObjectIdentifier]) {
    let (brought, replaced) = list.difference(from: current)
    for index in brought { controllers[list.identities[index]] = list.controllers[index] }
    unsettled += list.identities[brought]
    unsettled += current[replaced]
  }

  /// Marks a view controller that other code has removed, so that it is released if it is not needed.
  mutating func reconsider(_ identity: ObjectIdentifier) { unsettled.append(identity) }

  /// Removes the view controllers that are no longer needed.
  ///
  /// - Returns: The removed view controllers. The caller releases them, because deallocation runs user code, which may
  ///   access the registry.
  mutating func release(where isUnneeded: (ObjectIdentifier) -> Bool) -> [UIViewController] {
    guard !unsettled.isEmpty else { return [] }
    var released: [UIViewController] = []
    for identity in unsettled where isUnneeded(identity) {
      if let controller = controllers.removeValue(forKey: identity) { released.append(controller) }
    }
    unsettled = []
    return released
  }
}
