// Views that a property animator moves receive touches where they are on the screen. The conversions of touches
// therefore differ from those of views, which use the model values.
extension UIView {
  /// The bounds in which the view receives touches.
  var touchBounds: CGRect { layer.movedTouchArea?.bounds ?? bounds }

  /// A Boolean value that indicates whether the view has no user interaction while it is animated.
  ///
  /// This is the case if the block of an animation does not allow user interaction.
  var isDisabledByAnimation: Bool { layer.animations.contains { !$0.timeline.allowsUserInteraction } }

  /// Converts the location of a touch from a superview to a subview.
  func touchLocation(_ point: CGPoint, in subview: UIView) -> CGPoint {
    subview.layer.movedTouchArea?.convertFromSuperlayer(point) ?? subview.convert(point, from: self)
  }

  /// Returns the location of a touch in the view's coordinates.
  func touchLocation(of touch: UITouch) -> CGPoint {
    guard let window, window === touch.window else { return touch.location(in: self) }
    return touchLocation(touch.location(in: nil), from: window)
  }

  private func touchLocation(_ point: CGPoint, from window: UIWindow) -> CGPoint {
    guard self !== window, let superview else { return point }
    return superview.touchLocation(superview.touchLocation(point, from: window), in: self)
  }

  /// Returns the point of the window at which a touch is at a point of the view.
  func touchLocation(_ point: CGPoint, inWindow window: UIWindow) -> CGPoint {
    guard self !== window, let superview else { return point }
    let outer = layer.movedTouchArea?.convertToSuperlayer(point) ?? convert(point, to: superview)
    return superview.touchLocation(outer, inWindow: window)
  }
}
