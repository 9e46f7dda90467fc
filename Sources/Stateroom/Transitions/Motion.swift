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
  /// How far the view is turned about its vertical axis, in radians, seen in perspective.
  public var turn: CGFloat

  /// A motion that differs from rest in what is given.
  public init(opacity: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, turn: CGFloat = 0) {
    self.opacity = opacity
    self.x = x
    self.y = y
    self.scale = scale
    self.turn = turn
  }

  /// No motion: the view stays as it is.
  public static let none = Motion()
  /// The view fades.
  public static let fade = Motion(opacity: 0)
  /// The view moves by multiples of its own size.
  public static func offset(x: CGFloat, y: CGFloat) -> Motion { Motion(x: x, y: y) }

  /// Whether the view travels, turns or grows, which some people would rather not see.
  var isMovement: Bool { x != 0 || y != 0 || scale != 1 || turn != 0 }

  /// The transform of the displaced view, on top of the one that it has.
  func transform(for size: CGSize, over resting: CATransform3D) -> CATransform3D {
    guard isMovement else { return resting }
    var transform = CATransform3DIdentity
    if turn != 0 {
      // The usual distance of the eye, in points; a nearer one distorts, a farther one flattens.
      transform.m34 = -1 / 1000
      transform = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 1, 0), transform)
    }
    if scale != 1 { transform = CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), transform) }
    let moved = CATransform3DMakeTranslation(x * size.width, y * size.height, 0)
    return CATransform3DConcat(resting, CATransform3DConcat(transform, moved))
  }
}
