public import UIKit

extension Transition {
  /// Nothing is animated.
  public static let none = Transition(entering: .none, leaving: .none, duration: 0)

  /// The new fades in over the old.
  ///
  /// The old one stays opaque underneath, so that what is behind both never shines through.
  public static let dissolve = dissolve(duration: 0.35)

  /// The new fades in over the old, within a time of your own in seconds.
  public static func dissolve(duration: TimeInterval) -> Transition {
    Transition(entering: .fade, leaving: .none, duration: duration)
  }

  /// The old turns away and the new turns in from the right, like two sides of a card.
  public static let flip = flip(from: .right)

  /// The old turns away and the new turns in, from the left or the right.
  public static func flip(from edge: HorizontalEdge, duration: TimeInterval = 0.6) -> Transition {
    let quarter = CGFloat.pi / 2 * (edge == .right ? 1 : -1)
    return Transition(
      entering: Motion(turn: quarter), leaving: Motion(turn: -quarter), order: .leavingFirst, duration: duration)
  }

  /// The new comes in from an edge and moves the old out on the opposite side.
  public static func slide(from edge: Edge, duration: TimeInterval = 0.35) -> Transition {
    let entering = Motion.offset(from: edge)
    return Transition(entering: entering, leaving: .offset(x: -entering.x, y: -entering.y), duration: duration)
  }

  /// The new comes in from an edge and covers the old, which stays where it is.
  public static func cover(from edge: Edge = .bottom, duration: TimeInterval = 0.45) -> Transition {
    Transition(
      entering: .offset(from: edge), leaving: .none, timing: .spring(dampingRatio: 1), duration: duration)
  }

  /// The old leaves by an edge and uncovers the new, which lies below.
  public static func reveal(to edge: Edge = .bottom, duration: TimeInterval = 0.35) -> Transition {
    Transition(entering: .none, leaving: .offset(from: edge), order: .enteringBelow, duration: duration)
  }

  /// A side of the screen.
  public enum Edge: Hashable, Sendable {
    /// The top.
    case top
    /// The left side.
    case left
    /// The bottom.
    case bottom
    /// The right side.
    case right
  }

  /// A side that a card can turn in from.
  public enum HorizontalEdge: Hashable, Sendable {
    /// The left side.
    case left
    /// The right side.
    case right
  }
}

extension Motion {
  /// Just outside an edge.
  static func offset(from edge: Transition.Edge) -> Motion {
    switch edge {
    case .top: .offset(x: 0, y: -1)
    case .left: .offset(x: -1, y: 0)
    case .bottom: .offset(x: 0, y: 1)
    case .right: .offset(x: 1, y: 0)
    }
  }
}
