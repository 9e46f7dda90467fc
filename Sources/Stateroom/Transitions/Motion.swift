public import UIKit

/// Where a view comes from when it enters, or goes to when it leaves, seen from where it rests.
///
/// A motion is told in terms of the view's own size, so that it fits every screen:
///
/// ```swift
/// var drop = Motion.offset(x: 0, y: -1)
/// drop.opacity = 0
/// ```
public struct Motion: Hashable, Sendable {
  /// How much of the view's opacity is left, 0 to 1.
  public var opacity: CGFloat
  /// How far the view is moved across, in widths; positive is to the right.
  public var x: CGFloat
  /// How far the view is moved down, in heights.
  public var y: CGFloat
  /// The view's size relative to its own.
  public var scale: CGFloat
  /// How far the view is turned about a vertical axis, in radians, seen in perspective.
  public var turn: CGFloat
  /// How far the view is turned about a horizontal axis, in radians, seen in perspective; positive brings its lower edge
  /// nearer.
  public var tilt: CGFloat
  /// What stays in its place while the view grows or turns.
  public var pivot: Pivot

  /// What stays in its place while a view grows or turns.
  public enum Pivot: Hashable, Sendable {
    /// The middle.
    case center
    /// The middle of the top edge.
    case top
    /// The middle of the left edge.
    case left
    /// The middle of the bottom edge.
    case bottom
    /// The middle of the right edge.
    case right
  }

  /// A motion that differs from rest in what is given.
  public init(
    opacity: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, turn: CGFloat = 0, tilt: CGFloat = 0,
    pivot: Pivot = .center
  ) {
    self.opacity = opacity
    self.x = x
    self.y = y
    self.scale = scale
    self.turn = turn
    self.tilt = tilt
    self.pivot = pivot
  }

  /// No motion: the view stays as it is.
  public static let none = Motion()
  /// The view fades.
  public static let fade = Motion(opacity: 0)
  /// The view moves by multiples of its own size.
  public static func offset(x: CGFloat, y: CGFloat) -> Motion { Motion(x: x, y: y) }
  /// The view lies over a part of its container, as wide as that, such as the cell that it grows out of.
  ///
  /// - Parameters:
  ///   - part: The part, in the coordinates of the container's content view.
  ///   - bounds: The bounds of the content view. Where either of them is empty the view does not move.
  public static func over(_ part: CGRect, in bounds: CGRect) -> Motion {
    guard part.width > 0, bounds.width > 0, bounds.height > 0 else { return .none }
    return Motion(
      x: (part.midX - bounds.midX) / bounds.width, y: (part.midY - bounds.midY) / bounds.height,
      scale: part.width / bounds.width)
  }

  /// Whether the view travels, turns or grows, which some people would rather not see.
  var isMovement: Bool { x != 0 || y != 0 || scale != 1 || turn != 0 || tilt != 0 }

  /// The transform of the displaced view about its pivot, on top of the one that it has.
  func transform(for size: CGSize, over resting: CATransform3D) -> CATransform3D {
    guard isMovement else { return resting }
    var transform = CATransform3DIdentity
    func apply(_ next: CATransform3D) { transform = CATransform3DConcat(transform, next) }
    if scale != 1 { apply(CATransform3DMakeScale(scale, scale, 1)) }
    if turn != 0 { apply(CATransform3DMakeRotation(turn, 0, 1, 0)) }
    if tilt != 0 { apply(CATransform3DMakeRotation(tilt, 1, 0, 0)) }
    if turn != 0 || tilt != 0 {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / eyeDistance(for: size)
      apply(perspective)
    }
    apply(CATransform3DMakeTranslation(x * size.width, y * size.height, 0))
    return CATransform3DConcat(resting, transform)
  }

  /// How far the eye is from the screen, in points; a nearer one distorts, a farther one flattens.
  private func eyeDistance(for size: CGSize) -> CGFloat {
    // What turns about an edge comes as near as it is long, and must not come behind the eye.
    pivot == .center ? 1000 : max(1000, 2.5 * max(size.width, size.height))
  }
}

extension Motion.Pivot {
  /// The anchor point of a layer that is to turn about it. Nothing else makes a layer keep its hinge on the way.
  var anchorPoint: CGPoint {
    switch self {
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .right: CGPoint(x: 1, y: 0.5)
    }
  }
}
