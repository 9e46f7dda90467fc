public import UIKit

extension ContainerTransition {
  /// No animation.
  public static let none = ContainerTransition(entering: .none, leaving: .none, duration: 0)

  /// A cross dissolve: the entering views fade in over the leaving views.
  ///
  /// The leaving views remain opaque, so that the background is not visible through both. If no views enter, they fade
  /// out. The duration is 0.35 seconds.
  public static let dissolve = dissolve(duration: 0.35)

  /// Returns a cross dissolve with the given duration.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func dissolve(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .none, duration: duration)
  }

  /// A flip, like the two sides of a card: the entering views turn in from the right.
  ///
  /// The leaving views turn away first. The duration is 0.6 seconds.
  public static let flip = flip(from: .right)

  /// Returns a flip, like the two sides of a card.
  ///
  /// - Parameters:
  ///   - edge: The side from which the entering views turn in.
  ///   - duration: The duration, in seconds. The default is 0.6.
  public static func flip(from edge: HorizontalEdge, duration: TimeInterval = 0.6) -> ContainerTransition {
    let quarter = CGFloat.pi / 2 * (edge == .right || edge == .trailing ? 1 : -1)
    let transition = ContainerTransition(
      entering: Motion(turn: quarter), leaving: Motion(turn: -quarter), order: .leavingFirst, duration: duration)
    return edge == .leading || edge == .trailing ? transition.flipping() : transition
  }

  /// Returns a slide: the entering views move in and push the leaving views out at the opposite edge.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the entering views move in.
  ///   - duration: The duration, in seconds. The default is 0.35.
  public static func slide(from edge: Edge, duration: TimeInterval = 0.35) -> ContainerTransition {
    let entering = Motion.offset(from: edge)
    return ContainerTransition(entering: entering, leaving: .offset(x: -entering.x, y: -entering.y), duration: duration)
      .flipping(for: edge)
  }

  /// Returns a push, as in a navigation stack.
  ///
  /// The entering views move in over the leaving views, which move a little in the same direction.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the entering views move in. The default is the trailing edge.
  ///   - duration: The duration, in seconds. The default is 0.5.
  public static func push(from edge: Edge = .trailing, duration: TimeInterval = 0.5) -> ContainerTransition {
    let entering = Motion.offset(from: edge)
    return ContainerTransition(
      entering: entering, leaving: .offset(x: -0.3 * entering.x, y: -0.3 * entering.y),
      timing: .spring(dampingRatio: 1), duration: duration
    ).flipping(for: edge)
  }

  /// Returns a pop, the reverse of ``push(from:duration:)``.
  ///
  /// The leaving views move out over the entering views.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the leaving views move out. The default is the trailing edge.
  ///   - duration: The duration, in seconds. The default is 0.5.
  public static func pop(to edge: Edge = .trailing, duration: TimeInterval = 0.5) -> ContainerTransition {
    let push = push(from: edge, duration: duration)
    return ContainerTransition(
      entering: push.leaving, leaving: push.entering, order: .enteringBelow, timing: push.timing, duration: duration
    ).flipping(for: edge)
  }

  /// Returns a cover: the entering views move in over the leaving views, which do not move.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the entering views move in. The default is the bottom edge.
  ///   - duration: The duration, in seconds. The default is 0.45.
  public static func cover(from edge: Edge = .bottom, duration: TimeInterval = 0.45) -> ContainerTransition {
    ContainerTransition(
      entering: .offset(from: edge), leaving: .none, timing: .spring(dampingRatio: 1), duration: duration
    ).flipping(for: edge)
  }

  /// Returns a reveal: the leaving views move out and uncover the entering views below them.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the leaving views move out. The default is the bottom edge.
  ///   - duration: The duration, in seconds. The default is 0.35.
  public static func reveal(to edge: Edge = .bottom, duration: TimeInterval = 0.35) -> ContainerTransition {
    ContainerTransition(entering: .none, leaving: .offset(from: edge), order: .enteringBelow, duration: duration)
      .flipping(for: edge)
  }

  /// A zoom in: the entering views fade in and grow to their size while the leaving views grow further.
  ///
  /// The duration is 0.4 seconds.
  public static let zoomIn = zoomIn(duration: 0.4)

  /// Returns a zoom in with the given duration; see ``zoomIn``.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func zoomIn(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(entering: Motion(opacity: 0, scale: 0.8), leaving: Motion(scale: 1.15), duration: duration)
  }

  /// A zoom out, the reverse of ``zoomIn``: the leaving views fade and shrink over the entering views.
  ///
  /// The duration is 0.4 seconds.
  public static let zoomOut = zoomOut(duration: 0.4)

  /// Returns a zoom out with the given duration; see ``zoomOut``.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func zoomOut(duration: TimeInterval) -> ContainerTransition {
    ContainerTransition(
      entering: Motion(scale: 1.15), leaving: Motion(opacity: 0, scale: 0.8), order: .enteringBelow, duration: duration)
  }

  /// Returns a zoom from a part of the container, such as the cell that was tapped.
  ///
  /// The entering views fade in and grow from that part.
  ///
  /// ```swift
  /// let source = cell.convert(cell.bounds, to: container.contentView)
  /// container.setViewController(details, using: .zoom(from: source, in: container.contentView.bounds))
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part from which the entering views grow, in the coordinates of the container's content view.
  ///   - bounds: The bounds of the content view.
  ///   - duration: The duration, in seconds. The default is 0.45.
  public static func zoom(from part: CGRect, in bounds: CGRect, duration: TimeInterval = 0.45) -> ContainerTransition {
    var entering = Motion.over(part, in: bounds)
    entering.opacity = 0
    return ContainerTransition(
      entering: entering, leaving: .none, timing: .spring(dampingRatio: 0.9), duration: duration)
  }

  /// Returns a zoom to a part of the container, the reverse of ``zoom(from:in:duration:)``.
  ///
  /// The leaving views fade and shrink into that part.
  ///
  /// - Parameters:
  ///   - part: The part into which the leaving views shrink, in the coordinates of the container's content view.
  ///   - bounds: The bounds of the content view.
  ///   - duration: The duration, in seconds. The default is 0.45.
  public static func zoom(to part: CGRect, in bounds: CGRect, duration: TimeInterval = 0.45) -> ContainerTransition {
    let zoom = zoom(from: part, in: bounds, duration: duration)
    return ContainerTransition(
      entering: .none, leaving: zoom.entering, order: .enteringBelow, timing: .spring(dampingRatio: 1),
      duration: duration)
  }

  /// Returns a curl, like a page of a wall calendar that is pulled by its lower right corner.
  ///
  /// A fold moves over the page to the opposite corner. Unlike UIKit's own curl, it can be paused and reversed at any
  /// point. While the page curls, its view has a mask.
  ///
  /// - Parameters:
  ///   - direction: The direction of the page.
  ///   - duration: The duration, in seconds. The default is 0.6.
  public static func curl(_ direction: CurlDirection, duration: TimeInterval = 0.6) -> ContainerTransition {
    let turned = Motion(curl: 1)
    return switch direction {
    case .up: ContainerTransition(entering: .none, leaving: turned, order: .enteringBelow, duration: duration)
    case .down: ContainerTransition(entering: turned, leaving: .none, duration: duration)
    }
  }

  /// A snapshot of the leaving views that dissolves over the entering views.
  ///
  /// Changes of the leaving views during the transition are not visible. The duration is 0.35 seconds.
  public static let snapshotDissolve = snapshotDissolve(duration: 0.35)

  /// Returns a dissolve of a snapshot with the given duration; see ``snapshotDissolve``.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func snapshotDissolve(duration: TimeInterval) -> ContainerTransition {
    var transition = ContainerTransition(entering: .none, leaving: .fade, order: .enteringBelow, duration: duration)
    transition.showsPictureOfLeaving = true
    return transition
  }

  /// The direction of a page of a wall calendar.
  public enum CurlDirection: Hashable, Sendable {
    /// The leaving page turns up and uncovers the entering page.
    case up
    /// The entering page turns down over the leaving page.
    case down
  }
}

extension Motion {
  /// Returns a motion that places a view immediately outside an edge, in a left-to-right layout.
  static func offset(from edge: ContainerTransition.Edge) -> Motion {
    switch edge {
    case .top: .offset(x: 0, y: -1)
    case .left, .leading: .offset(x: -1, y: 0)
    case .bottom: .offset(x: 0, y: 1)
    case .right, .trailing: .offset(x: 1, y: 0)
    }
  }
}
