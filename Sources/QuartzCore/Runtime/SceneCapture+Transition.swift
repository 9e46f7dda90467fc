import DisplayScene

extension SceneCapture {
  /// Returns a layer as a transition shows it: with its former content, or curled.
  static func layer(
    _ captured: SceneLayer, in transition: TransitionScene, _ appearance: (CALayer) -> LayerAppearance
  ) -> SceneLayer {
    guard let (content, motion, progress) = transition.former else { return captured.curled(by: transition.curl) }
    var former = layer(of: content.layer, appearance)
    former.geometry.position = captured.geometry.bounds.point(at: former.geometry.anchorPoint)
    var new = captured.atRest
    switch motion {
    case .hidesAtMiddle: return progress < 0.5 ? captured.replacing(former) : captured
    case .curlsUp: return captured.stage([new, former.curled(by: progress)])
    case .isCovered: return captured.stage([former, new.curled(by: transition.curl)])
    case .isPushed(let start):
      // Apple's push dissolves as well.
      former.opacity *= 1 - progress
      new.opacity = progress
      return captured.stage([former.moved(start, by: -progress), new.moved(start, by: 1 - progress)])
    case .isSlidOver(let start): return captured.stage([former, new.moved(start, by: 1 - progress)])
    case .slidesAway(let start): return captured.stage([new, former.moved(start, by: -progress)])
    case .dissolves:
      // Two layers that cover each other would be lighter in the middle, if both were transparent.
      if !new.coversItsBounds { former.opacity *= 1 - progress }
      new.opacity = progress
      return captured.stage([former, new])
    }
  }
}

extension SceneLayer {
  @MainActor
  fileprivate func curled(by fraction: Double) -> SceneLayer {
    curled(by: fraction) { SceneIdentity.id(ofCopy: -$0, of: id) }
  }

  /// The layer in a layer in its place.
  fileprivate var atRest: SceneLayer {
    var layer = self
    layer.geometry = SceneGeometry(
      bounds: geometry.bounds, position: geometry.bounds.point(at: geometry.anchorPoint),
      anchorPoint: geometry.anchorPoint)
    layer.opacity = 1
    layer.isHidden = false
    return layer
  }

  /// Returns the layer at a multiple of an offset from its place.
  fileprivate func moved(_ offset: CGVector, by factor: Double) -> SceneLayer {
    var layer = self
    layer.geometry.position.x += offset.dx * factor
    layer.geometry.position.y += offset.dy * factor
    return layer
  }

  /// Returns a layer in the place of this one, with other layers in it.
  @MainActor
  fileprivate func stage(_ layers: [SceneLayer]) -> SceneLayer {
    SceneLayer(
      id: SceneIdentity.id(ofCopy: 0, of: id), name: "Transition", geometry: geometry, opacity: opacity,
      isHidden: isHidden, sublayers: layers)
  }

  /// Returns the layer with the content and the style of another one.
  fileprivate func replacing(_ former: SceneLayer) -> SceneLayer {
    var layer = self
    layer.style = former.style
    layer.contents = former.contents
    layer.sublayers = former.sublayers
    layer.mask = former.mask
    return layer
  }

  /// A Boolean value that indicates whether the layer, or one in it, is opaque everywhere in the bounds.
  fileprivate var coversItsBounds: Bool {
    guard !isHidden else { return false }
    if style.backgroundColor?.alpha == 1 { return true }
    let bounds = geometry.bounds
    let hasImage = contents.contains { content in
      if case .image(let image) = content { image.tint == nil && image.rect.contains(bounds) } else { false }
    }
    return hasImage
      || sublayers.contains { $0.opacity == 1 && $0.geometry.frame.contains(bounds) && $0.coversItsBounds }
  }
}

extension CGRect {
  /// Returns the point at fractions of the width and the height.
  fileprivate func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}
