import UIKit

/// The order of the views around a transition, which changes during the transition.
@MainActor
struct TransitionDepth {
  /// The view that contains the views of the transition.
  private(set) var stage: UIView?
  /// The leaving views from back to front, each with the view that was immediately behind it.
  private var depths: [(view: UIView, behind: UIView?)] = []
  /// The subviews of the stage, from back to front, before an animator of the app can change them.
  private var order: [UIView] = []

  /// Moves the leaving views in front of or behind the entering views during the transition.
  ///
  /// Only leaving views are moved, so that the views that remain keep their final order.
  mutating func arrange(_ movers: [TransitionMover], leavingInFront: Bool) {
    guard let superview = movers.first(where: \.isEntering)?.view.superview else {
      stage = movers.first?.view.superview
      return
    }
    stage = superview
    let siblings = superview.subviews
    let entering = Set(movers.filter(\.isEntering).map { ObjectIdentifier($0.view) })
    let leaving = Set(movers.filter { !$0.isEntering }.map { ObjectIdentifier($0.view) })
    // The leaving views are moved next to the entering ones and no further, because a view above both, such as a bar,
    // must remain above both.
    let places = siblings.indices.filter { entering.contains(ObjectIdentifier(siblings[$0])) }
    guard let pivot = leavingInFront ? places.last : places.first else { return }
    for (index, view) in siblings.enumerated() where leaving.contains(ObjectIdentifier(view)) {
      // Only the views on the wrong side are moved.
      guard leavingInFront ? index < pivot : index > pivot else { continue }
      depths.append((view, index > 0 ? siblings[index - 1] : nil))
    }
    if leavingInFront {
      for (view, _) in depths.reversed() { superview.insertSubview(view, aboveSubview: siblings[pivot]) }
    } else {
      for (view, _) in depths { superview.insertSubview(view, belowSubview: siblings[pivot]) }
    }
  }

  /// Records the subviews of the stage before an animator of the app can change them.
  mutating func remember() { order = stage?.subviews ?? [] }

  /// Restores the leaving views that remain after all, if they are still in the stage.
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

  /// Restores the recorded subviews, and adds the remaining views again if they were removed.
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
