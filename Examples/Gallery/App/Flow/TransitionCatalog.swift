public import Stateroom
import UIKit

/// The transitions that the library brings, by name. A new one gets a line here, and with it a row in the showcase and a
/// name in the tour.
@MainActor
enum TransitionCatalog {
  static let sections: [(title: String, transitions: [(name: String, transition: Transition)])] = [
    ("Fading", [("dissolve", .dissolve), ("snapshot dissolve", .snapshotDissolve)]),
    (
      "Turning",
      [
        ("flip from left", .flip(from: .left)), ("flip from right", .flip(from: .right)), ("curl up", .curl(.up)),
        ("curl down", .curl(.down)),
      ]
    ),
    (
      "Sliding",
      [
        ("slide from left", .slide(from: .left)), ("slide from right", .slide(from: .right)),
        ("slide from top", .slide(from: .top)), ("slide from bottom", .slide(from: .bottom)),
        ("push", .push()), ("pop", .pop()),
      ]
    ),
    (
      "Covering and uncovering",
      [
        ("cover from bottom", .cover(from: .bottom)), ("cover from top", .cover(from: .top)),
        ("reveal to bottom", .reveal(to: .bottom)), ("reveal to top", .reveal(to: .top)),
      ]
    ),
    ("Into the depth", [("zoom in", .zoomIn), ("zoom out", .zoomOut)]),
    ("Of your own", [("drop", .drop), ("step back", .stepBack)]),
  ]

  static var all: [(name: String, transition: Transition)] { sections.flatMap(\.transitions) }
}

// Two transitions that the library does not bring: a transition is two motions and an order.
extension Transition {
  /// The new one falls in, and bounces.
  static let drop = Transition(
    entering: Motion(y: -1), leaving: .fade, timing: .spring(dampingRatio: 0.6), duration: 0.7)

  /// The old one steps back before the new one comes forward.
  static let stepBack = Transition(
    entering: Motion(opacity: 0, scale: 1.25), leaving: Motion(opacity: 0, scale: 0.8), order: .leavingFirst,
    duration: 0.6)
}

extension Transition {
  /// What the transition is called in the catalogue; times of its own do not matter.
  @MainActor
  public var name: String {
    guard isAnimated else { return "none" }
    return TransitionCatalog.all.first { hasMotions(of: $0.transition) }?.name ?? "custom"
  }

  private func hasMotions(of other: Transition) -> Bool {
    entering == other.entering && leaving == other.leaving && order == other.order
      && showsPictureOfLeaving == other.showsPictureOfLeaving
  }
}
