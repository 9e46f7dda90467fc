extension LayerAnimation {
  /// The animation as an object: the one that the app has added, or a description of the one that a block has created.
  ///
  /// The value is `nil` for the effect of a transition.
  var object: CAAnimation? {
    if let source { return source }
    guard case .property(let property, let track) = content, let form = property.form else { return nil }
    let animation = segment.curve.makeAnimation(keyPath: property.rawValue)
    animation.fromValue = RelativeValue(track.start, form).object
    animation.toValue = RelativeValue(track.end, form).object
    animation.adoptTiming(of: segment)
    return animation
  }
}

extension TimingCurve {
  /// Returns an animation for the description of one with the curve, which is that of a spring for a spring.
  @MainActor fileprivate func makeAnimation(keyPath: String) -> CABasicAnimation {
    guard case .spring(let spring, _) = self else { return CABasicAnimation(keyPath: keyPath) }
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    animation.allowsOverdamping = spring.dampingRatio > 1
    return animation
  }
}

extension CABasicAnimation {
  /// Sets the timing to that of the animations of a block.
  func adoptTiming(of segment: TimelineSegment) {
    duration = segment.duration
    repeatCount = Float(segment.repeatCount)
    autoreverses = segment.autoreverses
    fillMode = .both
    guard case .cubic(let curve) = segment.curve else { return }
    timingFunction = CAMediaTimingFunction(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}

extension LayerProperty {
  /// The type of the values; `nil` for paths, images and lists.
  fileprivate var form: RelativeValue.Form? {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .boundsOrigin, .position, .anchorPoint, .startPoint, .endPoint: .point
    case .boundsSize, .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .opacity, .cornerRadius, .zPosition, .anchorPointZ, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart,
      .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      .number
    default: nil
    }
  }
}
