public import UIKit

/// The displacement with which a view enters or leaves, relative to its place at rest.
///
/// A motion is expressed in the size that the view has when its transition begins, so that it is independent of the
/// size of the screen. If the view is resized during the transition, as by a rotation, the motion keeps its distance:
///
/// ```swift
/// var drop = Motion.offset(x: 0, y: -1)
/// drop.opacity = 0
/// ```
public struct Motion: Hashable, Sendable {
  /// The fraction of the view's opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The horizontal offset, in widths of the view.
  ///
  /// Positive values are to the right.
  public var x: CGFloat
  /// The vertical offset, in heights of the view.
  ///
  /// Positive values are downwards.
  public var y: CGFloat
  /// The scale of the view.
  ///
  /// The value 1 is its own size.
  public var scale: CGFloat
  /// The rotation about a vertical axis, in radians, seen in perspective.
  public var turn: CGFloat
  /// The rotation about a horizontal axis, in radians, seen in perspective.
  ///
  /// Positive values bring the lower edge nearer.
  public var tilt: CGFloat
  /// The fraction of the view that is pulled away like a page, from 0 to 1.
  ///
  /// The page is pulled by its lower right corner, and folds along a line that moves to the opposite corner.
  public var curl: CGFloat
  /// The point that remains in place while the view scales or rotates.
  public var pivot: Pivot

  /// Constants that specify the point that remains in place while a view scales or rotates.
  public enum Pivot: Hashable, Sendable {
    /// The center of the view.
    case center
    /// The center of the top edge.
    case top
    /// The center of the left edge.
    case left
    /// The center of the bottom edge.
    case bottom
    /// The center of the right edge.
    case right
  }

  /// Creates a motion.
  ///
  /// A value that is not given is that of a view at rest.
  ///
  /// - Parameters:
  ///   - opacity: The fraction of the view's opacity, from 0 to 1. The default is 1.
  ///   - x: The horizontal offset, in widths of the view. The default is 0.
  ///   - y: The vertical offset, in heights of the view. The default is 0.
  ///   - scale: The scale of the view. The default is 1.
  ///   - turn: The rotation about a vertical axis, in radians. The default is 0.
  ///   - tilt: The rotation about a horizontal axis, in radians. The default is 0.
  ///   - curl: The fraction of the view that is pulled away like a page. The default is 0.
  ///   - pivot: The point that remains in place. The default is the center.
  public init(
    opacity: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, turn: CGFloat = 0, tilt: CGFloat = 0,
    curl: CGFloat = 0, pivot: Pivot = .center
  ) {
    self.opacity = opacity
    self.x = x
    self.y = y
    self.scale = scale
    self.turn = turn
    self.tilt = tilt
    self.curl = curl
    self.pivot = pivot
  }

  /// A motion that leaves the view at rest.
  public static let none = Motion()
  /// A motion that makes the view transparent.
  public static let fade = Motion(opacity: 0)
  /// Returns a motion by multiples of the view's own size.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in widths of the view.
  ///   - y: The vertical offset, in heights of the view.
  public static func offset(x: CGFloat, y: CGFloat) -> Motion { Motion(x: x, y: y) }
  /// Returns a motion that places the view over a part of its container, with the width of the part.
  ///
  /// An example of a part is the cell from which the view grows. If the part or the bounds are empty, the view does not
  /// move.
  ///
  /// - Parameters:
  ///   - part: The part, in the coordinates of the container's content view.
  ///   - bounds: The bounds of the content view.
  public static func over(_ part: CGRect, in bounds: CGRect) -> Motion {
    guard part.width > 0, bounds.width > 0, bounds.height > 0 else { return .none }
    return Motion(
      x: (part.midX - bounds.midX) / bounds.width, y: (part.midY - bounds.midY) / bounds.height,
      scale: part.width / bounds.width)
  }

  /// A Boolean value that indicates whether Reduce Motion must replace the motion.
  ///
  /// The value is `true` if the view moves, scales, rotates or curls.
  var isMovement: Bool { isTransformed || curl != 0 }

  private var isTransformed: Bool { x != 0 || y != 0 || scale != 1 || turn != 0 || tilt != 0 }

  /// Returns the transform of the displaced view about its pivot, combined with its own transform.
  func transform(for size: CGSize, over resting: CATransform3D) -> CATransform3D {
    guard isTransformed else { return resting }
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

  /// Returns the distance of the eye from the screen, in points.
  ///
  /// A shorter distance distorts the view, and a longer one flattens it.
  private func eyeDistance(for size: CGSize) -> CGFloat {
    // A view that rotates about an edge comes as near as it is long, and must not come behind the eye.
    pivot == .center ? 1000 : max(1000, 2.5 * max(size.width, size.height))
  }
}

extension Motion.Pivot {
  /// The anchor point of a layer that rotates about the pivot.
  ///
  /// Only the anchor point makes a layer keep its hinge in place throughout the animation.
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
