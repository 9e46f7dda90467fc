public import UIKit

extension ContainerTransition {
  /// Nothing is animated.
  public static let none = ContainerTransition(entering: .none, leaving: .none, duration: 0)

  /// The new fades in over the old.
  ///
  /// The old one stays opaque underneath, so that what is behind both never shines through.
  public static let dissolve = dissolve(duration: 0.35)

  /// The new fades in over the old, within a time of your own in seconds.
  public static func dissolve(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .none, duration: duration)
  }

  /// The old turns away and the new turns in from the right, like two sides of a card.
  public static let flip = flip(from: .right)

  /// The old turns away and the new turns in, from the left or the right.
  public static func flip(from edge: HorizontalEdge, duration: TimeInterval = 0.6) -> ContainerTransition {
    let quarter = CGFloat.pi / 2 * (edge == .right ? 1 : -1)
    return ContainerTransition(
      entering: Motion(turn: quarter), leaving: Motion(turn: -quarter), order: .leavingFirst, duration: duration)
  }

  /// The new comes in from an edge and moves the old out on the opposite side.
  public static func slide(from edge: Edge, duration: TimeInterval = 0.35) -> ContainerTransition {
    let entering = Motion.offset(from: edge)
    return ContainerTransition(entering: entering, leaving: .offset(x: -entering.x, y: -entering.y), duration: duration)
  }

  /// The new comes in over the old, which gives way a little, as on a navigation stack.
  public static func push(from edge: Edge = .right, duration: TimeInterval = 0.5) -> ContainerTransition {
    let entering = Motion.offset(from: edge)
    return ContainerTransition(
      entering: entering, leaving: .offset(x: -0.3 * entering.x, y: -0.3 * entering.y),
      timing: .spring(dampingRatio: 1), duration: duration)
  }

  /// The old goes out by an edge and the new comes out from below it: the way back of ``push(from:duration:)``.
  public static func pop(to edge: Edge = .right, duration: TimeInterval = 0.5) -> ContainerTransition {
    let push = push(from: edge, duration: duration)
    return ContainerTransition(
      entering: push.leaving, leaving: push.entering, order: .enteringBelow, timing: push.timing, duration: duration)
  }

  /// The new comes in from an edge and covers the old, which stays where it is.
  public static func cover(from edge: Edge = .bottom, duration: TimeInterval = 0.45) -> ContainerTransition {
    ContainerTransition(
      entering: .offset(from: edge), leaving: .none, timing: .spring(dampingRatio: 1), duration: duration)
  }

  /// The old leaves by an edge and uncovers the new, which lies below.
  public static func reveal(to edge: Edge = .bottom, duration: TimeInterval = 0.35) -> ContainerTransition {
    ContainerTransition(entering: .none, leaving: .offset(from: edge), order: .enteringBelow, duration: duration)
  }

  /// The new comes nearer out of the depth while the old goes past the eye.
  public static let zoomIn = zoomIn(duration: 0.4)

  /// The new comes nearer out of the depth while the old goes past the eye, within a time of your own in seconds.
  public static func zoomIn(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(entering: Motion(opacity: 0, scale: 0.8), leaving: Motion(scale: 1.15), duration: duration)
  }

  /// The old goes back into the depth and uncovers the new: the way back of ``zoomIn(duration:)``.
  public static let zoomOut = zoomOut(duration: 0.4)

  /// The old goes back into the depth and uncovers the new, within a time of your own in seconds.
  public static func zoomOut(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(
      entering: Motion(scale: 1.15), leaving: Motion(opacity: 0, scale: 0.8), order: .enteringBelow, duration: duration)
  }

  /// The new grows out of a part of the container, such as the cell that was tapped.
  ///
  /// ```swift
  /// let source = cell.convert(cell.bounds, to: container.contentView)
  /// container.setViewController(details, using: .zoom(from: source, in: container.contentView.bounds))
  /// ```
  ///
  /// - Parameters:
  ///   - part: Where it grows from, in the coordinates of the container's content view.
  ///   - bounds: The bounds of the content view.
  ///   - duration: How long it takes, in seconds.
  public static func zoom(from part: CGRect, in bounds: CGRect, duration: TimeInterval = 0.45) -> ContainerTransition {
    var entering = Motion.over(part, in: bounds)
    entering.opacity = 0
    return ContainerTransition(
      entering: entering, leaving: .none, timing: .spring(dampingRatio: 0.9), duration: duration)
  }

  /// The old shrinks into a part of the container: the way back of ``zoom(from:in:duration:)``.
  public static func zoom(to part: CGRect, in bounds: CGRect, duration: TimeInterval = 0.45) -> ContainerTransition {
    let zoom = zoom(from: part, in: bounds, duration: duration)
    return ContainerTransition(
      entering: .none, leaving: zoom.entering, order: .enteringBelow, timing: .spring(dampingRatio: 1),
      duration: duration)
  }

  /// A page of a wall calendar: the old one is turned up over the top edge and uncovers the new one, or the new one comes
  /// down over the old one. The page is stiff, so that it can be held and turned back anywhere.
  public static func curl(_ direction: CurlDirection, duration: TimeInterval = 0.6) -> ContainerTransition {
    let turned = Motion(tilt: .pi / 2, pivot: .top)
    return switch direction {
    case .up: ContainerTransition(entering: .none, leaving: turned, order: .enteringBelow, duration: duration)
    case .down: ContainerTransition(entering: turned, leaving: .none, duration: duration)
    }
  }

  /// A picture of the old dissolves over the new. Whatever the old does meanwhile is not seen any more.
  public static let snapshotDissolve = snapshotDissolve(duration: 0.35)

  /// A picture of the old dissolves over the new, within a time of your own in seconds.
  public static func snapshotDissolve(duration: TimeInterval) -> ContainerTransition {
    var transition = ContainerTransition(entering: .none, leaving: .fade, order: .enteringBelow, duration: duration)
    transition.showsPictureOfLeaving = true
    return transition
  }

  /// Where a page of a wall calendar goes.
  public enum CurlDirection: Hashable, Sendable {
    /// Up: the old page is turned away.
    case up
    /// Down: the new page comes back.
    case down
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
  static func offset(from edge: ContainerTransition.Edge) -> Motion {
    switch edge {
    case .top: .offset(x: 0, y: -1)
    case .left: .offset(x: -1, y: 0)
    case .bottom: .offset(x: 0, y: 1)
    case .right: .offset(x: 1, y: 0)
    }
  }
}
