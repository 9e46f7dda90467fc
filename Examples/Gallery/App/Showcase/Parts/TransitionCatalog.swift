public import Stateroom
import UIKit

/// The transitions of the showcase. Add a line here to add a row to the showcase.
@MainActor
enum TransitionCatalog {
  static let sections: [(title: String, transitions: [ContainerTransition])] = [
    ("Fading", [.dissolve, .snapshotDissolve]),
    ("Turning", [.flip(from: .left), .flip(from: .right), .curl(.up), .curl(.down)]),
    (
      "Sliding",
      [
        .slide(from: .left), .slide(from: .right), .slide(from: .top), .slide(from: .bottom), .push(from: .right),
        .pop(to: .right),
      ]
    ),
    (
      "Covering and uncovering",
      [.cover(from: .bottom), .cover(from: .top), .reveal(to: .bottom), .reveal(to: .top)]
    ),
    ("Zoom", [.zoomIn, .zoomOut]),
    ("Custom", [.drop, .stepBack]),
  ]
}

// Two custom transitions. A transition consists of two motions and their order.
extension ContainerTransition {
  /// A transition in which the entering child falls in and bounces.
  static let drop = ContainerTransition(
    entering: Motion(y: -1), leaving: .fade, timing: .spring(dampingRatio: 0.6), duration: 0.7)

  /// A transition in which the leaving child moves back before the entering child moves forward.
  static let stepBack = ContainerTransition(
    entering: Motion(opacity: 0, scale: 1.25), leaving: Motion(opacity: 0, scale: 0.8), order: .leavingFirst,
    duration: 0.6)
}

extension ContainerTransition {
  /// The name of the transition, without its duration. The library provides the names of its own transitions.
  public var name: String {
    let own: [(name: String, transition: ContainerTransition)] = [("drop", .drop), ("step back", .stepBack)]
    return own.first { $0.transition.entering == entering && $0.transition.leaving == leaving }?.name ?? description
  }
}
