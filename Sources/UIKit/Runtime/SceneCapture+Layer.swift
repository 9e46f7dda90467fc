import DisplayScene

extension LayerAppearance {
  var sceneGeometry: SceneGeometry {
    SceneGeometry(
      bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transform.scene)
  }

  var sceneStyle: SceneStyle {
    SceneStyle(
      backgroundColor: backgroundColor.map { RGBAColor($0).scene }, cornerRadius: cornerRadius,
      border: border, shadow: shadow, clipsToBounds: masksToBounds)
  }

  private var border: SceneBorder? {
    guard borderWidth > 0 else { return nil }
    return SceneBorder(width: borderWidth, color: borderColor.map { RGBAColor($0).scene } ?? .black)
  }

  private var shadow: SceneShadow? {
    guard shadowOpacity > 0 else { return nil }
    var color = shadowColor.map { RGBAColor($0).scene } ?? .black
    color.alpha *= Double(shadowOpacity)
    return SceneShadow(color: color, offset: shadowOffset, radius: shadowRadius)
  }
}

extension CATransform3D {
  fileprivate var scene: SceneTransform {
    if CATransform3DIsIdentity(self) { return .identity }
    let elements = [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
    return SceneTransform(elements: elements.map(Double.init)) ?? .identity
  }
}
