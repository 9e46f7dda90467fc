import UIKit

extension ContainerTransition {
  /// An edge of the container.
  public enum Edge: Hashable, Sendable {
    /// The top edge.
    case top
    /// The left edge.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge.
    case right
    /// The edge at which a line of text begins: the left edge in a left-to-right layout.
    case leading
    /// The edge at which a line of text ends: the right edge in a left-to-right layout.
    case trailing
  }

  /// An edge from which a card can turn in.
  public enum HorizontalEdge: Hashable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The edge at which a line of text begins: the left edge in a left-to-right layout.
    case leading
    /// The edge at which a line of text ends: the right edge in a left-to-right layout.
    case trailing
  }

  /// Returns the transition, mirrored with the layout direction if the edge depends on it.
  func flipping(for edge: Edge) -> ContainerTransition {
    edge == .leading || edge == .trailing ? flipping() : self
  }

  /// Returns the transition, mirrored in a right-to-left layout.
  func flipping() -> ContainerTransition {
    var transition = self
    transition.flipsForRightToLeftLayoutDirection = true
    return transition
  }

  /// Returns whether the views move towards an edge.
  ///
  /// - Parameter edge: The edge: left, right, top, or bottom.
  /// - Returns: The value, or `nil` if no view moves along that axis.
  func moves(towards edge: Edge) -> Bool? {
    // An entering view begins at its motion, and a leaving one ends there.
    let distance =
      switch edge {
      case .left, .leading: entering.x - leaving.x
      case .right, .trailing: leaving.x - entering.x
      case .top: entering.y - leaving.y
      case .bottom: leaving.y - entering.y
      }
    return distance == 0 ? nil : distance > 0
  }

  /// Returns the transition that is played in a view, according to the view's layout direction.
  @MainActor
  func oriented(in view: UIView) -> ContainerTransition {
    guard flipsForRightToLeftLayoutDirection, view.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return self
    }
    var transition = self
    transition.entering = entering.flipped
    transition.leaving = leaving.flipped
    return transition
  }
}

extension Motion {
  /// The mirror image of the motion.
  var flipped: Motion {
    var motion = self
    motion.x = -x
    motion.turn = -turn
    switch pivot {
    case .left: motion.pivot = .right
    case .right: motion.pivot = .left
    case .center, .top, .bottom: break
    }
    return motion
  }
}

extension ContainerTransition.Edge {
  /// Returns the edge of a view that does not depend on the view's layout direction.
  @MainActor
  func resolved(in view: UIView?) -> ContainerTransition.Edge {
    let isLeftToRight = view?.effectiveUserInterfaceLayoutDirection != .rightToLeft
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .top, .left, .bottom, .right: return self
    }
  }
}
