import UIKit

/// The controllers behind the identities that the containment machine works with, kept while it needs them.
@MainActor
struct ControllerRegistry {
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// Those whom a request has brought or replaced since everybody was last looked at.
  private var unsettled: [ObjectIdentifier] = []

  subscript(identity: ObjectIdentifier) -> UIViewController? { controllers[identity] }

  func contains(_ identity: ObjectIdentifier) -> Bool { controllers[identity] != nil }

  func controllers(of identities: [ObjectIdentifier]) -> [UIViewController] {
    identities.compactMap { controllers[$0] }
  }

  /// Keeps whoever is new in a list that is asked for.
  mutating func add(_ list: ControllerList, current: [ObjectIdentifier]) {
    let (brought, replaced) = list.difference(from: current)
    for index in brought { controllers[list.identities[index]] = list.controllers[index] }
    unsettled += list.identities[brought]
    unsettled += current[replaced]
  }

  /// Somebody has taken this one away, so that it is to be looked at again.
  mutating func doubt(_ identity: ObjectIdentifier) { unsettled.append(identity) }

  /// Gives back those who are not needed any more.
  ///
  /// They are for the caller to free: that runs user code, which may come back here.
  mutating func release(where isUnneeded: (ObjectIdentifier) -> Bool) -> [UIViewController] {
    guard !unsettled.isEmpty else { return [] }
    var released: [UIViewController] = []
    for identity in unsettled where isUnneeded(identity) {
      if let controller = controllers.removeValue(forKey: identity) { released.append(controller) }
    }
    unsettled.removeAll(keepingCapacity: true)
    return released
  }
}
