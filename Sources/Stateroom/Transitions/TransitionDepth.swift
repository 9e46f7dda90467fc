import UIKit

/// The order of the views around a transition, which is changed for its time and put right afterwards.
@MainActor
struct TransitionDepth {
  /// The view that all this takes place in.
  private(set) var stage: UIView?
  /// Where the leaving views were, from back to front, each with the view that was right behind it.
  private var depths: [(view: UIView, behind: UIView?)] = []
  /// What the stage held, from back to front, for an animator of the app's that does with it as it likes.
  private var order: [UIView] = []

  /// Leaving views are put in front or behind for the time of the motion. They alone are moved, so that those who stay
  /// keep the order that they will have.
  mutating func arrange(_ movers: [TransitionMover], leavingInFront: Bool) {
    guard let superview = movers.first(where: \.isEntering)?.view.superview else {
      stage = movers.first?.view.superview
      return
    }
    stage = superview
    let siblings = superview.subviews
    let entering = Set(movers.filter(\.isEntering).map { ObjectIdentifier($0.view) })
    let leaving = Set(movers.filter { !$0.isEntering }.map { ObjectIdentifier($0.view) })
    // Right beside those who enter, and no further: what stays above both, such as a bar, is to stay above both.
    let places = siblings.indices.filter { entering.contains(ObjectIdentifier(siblings[$0])) }
    guard let pivot = leavingInFront ? places.last : places.first else { return }
    for (index, view) in siblings.enumerated() where leaving.contains(ObjectIdentifier(view)) {
      // Only those that are on the wrong side are moved.
      guard leavingInFront ? index < pivot : index > pivot else { continue }
      depths.append((view, index > 0 ? siblings[index - 1] : nil))
    }
    if leavingInFront {
      for (view, _) in depths.reversed() { superview.insertSubview(view, aboveSubview: siblings[pivot]) }
    } else {
      for (view, _) in depths { superview.insertSubview(view, belowSubview: siblings[pivot]) }
    }
  }

  /// Remembers who is there, before somebody else gets hold of the stage.
  mutating func remember() { order = stage?.subviews ?? [] }

  /// Leaving views that come back belong where they were, if they are still there.
  func restore() {
    for (view, behind) in depths {
      guard let superview = view.superview, superview === stage else { continue }
      if let behind, behind.superview === superview {
        superview.insertSubview(view, aboveSubview: behind)
      } else {
        superview.sendSubviewToBack(view)
      }
    }
  }

  /// Puts everybody who was there back into place, and those who are to stay also onto the stage if they were taken off.
  func restoreRemembered(keeping staying: [UIView]) {
    guard let stage else { return }
    let present = order.filter { $0.superview === stage || ($0.superview == nil && staying.contains($0)) }
    if stage.subviews.filter(present.contains) != present {
      for (index, view) in present.enumerated() {
        if index == 0 {
          stage.insertSubview(view, at: 0)
        } else {
          stage.insertSubview(view, aboveSubview: present[index - 1])
        }
      }
    }
    for view in present where staying.contains(view) { view.fill(stage) }
  }
}
