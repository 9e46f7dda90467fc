public import Stateroom
import UIKit

/// The transitions that there are to see. A new one gets a line here, and with it a row in the showcase.
@MainActor
enum TransitionCatalog {
  static let sections: [(title: String, transitions: [ContainerTransition])] = [
    ("Fading", [.dissolve, .snapshotDissolve]),
    ("Turning", [.flip(from: .left), .flip(from: .right), .curl(.up), .curl(.down)]),
    (
      "Sliding",
      [.slide(from: .left), .slide(from: .right), .slide(from: .top), .slide(from: .bottom), .push(), .pop()]
    ),
    (
      "Covering and uncovering",
      [.cover(from: .bottom), .cover(from: .top), .reveal(to: .bottom), .reveal(to: .top)]
    ),
    ("Into the depth", [.zoomIn, .zoomOut]),
    ("Of your own", [.drop, .stepBack]),
  ]
}

// Two transitions that the library does not bring: a transition is two motions and an order.
extension ContainerTransition {
  /// The new one falls in, and bounces.
  static let drop = ContainerTransition(
    entering: Motion(y: -1), leaving: .fade, timing: .spring(dampingRatio: 0.6), duration: 0.7)

  /// The old one steps back before the new one comes forward.
  static let stepBack = ContainerTransition(
    entering: Motion(opacity: 0, scale: 1.25), leaving: Motion(opacity: 0, scale: 0.8), order: .leavingFirst,
    duration: 0.6)
}

extension ContainerTransition {
  /// What the transition is called, whatever its time. The library knows the names of its own.
  public var name: String {
    let own: [(name: String, transition: ContainerTransition)] = [("drop", .drop), ("step back", .stepBack)]
    return own.first { $0.transition.entering == entering && $0.transition.leaving == leaving }?.name ?? description
  }
}
