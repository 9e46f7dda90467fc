/// An animatable property of a layer; its raw value is the key path that Core Animation uses for it.
package enum LayerProperty: String, Sendable {
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case position
  case transform
  case cornerRadius
  case anchorPoint
  case opacity
  case backgroundColor

  case zPosition
  case anchorPointZ
  case sublayerTransform
  case hidden
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case contents
  case contentsRect
  case contentsCenter
  // Not a key path of Core Animation, whose name an app could use for a value of its own.
  case vibrancy = "_vibrancy"
  // A value of the app's own, whose key is part of the key path.
  case value = "_value"

  case path
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase

  case colors
  case locations
  case startPoint
  case endPoint

  case fontSize
  case foregroundColor

  case instanceCount
  case instanceDelay
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset

  /// Creates the property whose changes run the action for a key.
  package init?(actionKey: String) { self.init(rawValue: actionKey) }

  /// The key of the action for a change of the property.
  var actionKey: String {
    switch self {
    case .boundsOrigin, .boundsSize: LayerProperty.bounds.rawValue
    default: rawValue
    }
  }

  /// A Boolean value that indicates whether the animation blocks of `UIView` animate the property.
  package var animatesInBlocks: Bool {
    switch self {
    case .bounds, .boundsOrigin, .boundsSize, .position, .transform, .cornerRadius, .anchorPoint, .opacity,
      .backgroundColor, .vibrancy:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether key frames of a display contain the property.
  package var isInKeyframes: Bool {
    switch self {
    case .bounds, .boundsOrigin, .boundsSize, .position, .transform, .cornerRadius, .anchorPoint, .opacity,
      .backgroundColor, .hidden:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether animations of blocks add to others instead of replacing them.
  ///
  /// Additive animations never cause a jump: the value on screen is the model value plus the remaining difference of
  /// each animation.
  var isAdditive: Bool {
    switch self {
    case .boundsOrigin, .boundsSize, .position, .transform, .cornerRadius: true
    default: false
    }
  }

  /// Returns whether a change of a free layer animates.
  ///
  /// A color that was `nil` has no value to animate from.
  @MainActor
  func animatesImplicitly(in layer: CALayer) -> Bool {
    switch self {
    case .backgroundColor: layer.backgroundColor != nil
    default: true
    }
  }
}
