package import DisplayScene

/// The capture of layers at one instant as plain values: a layer and its descendants or, in UIKit, a screen.
@MainActor
package enum SceneCapture {
  /// Returns a layer and its descendants.
  package static func layer(of layer: CALayer, presented: Bool) -> SceneLayer {
    self.layer(of: layer) { $0.appearance(presented: presented) }
  }

  /// Returns a layer and its descendants, with the appearances that a closure determines.
  package static func layer(of layer: CALayer, _ appearance: (CALayer) -> LayerAppearance) -> SceneLayer {
    self.layer(of: layer, in: nil, isInsideElement: false, appearance)
  }

  /// - Parameter parent: The appearance of the superlayer, which may transform its sublayers.
  private static func layer(
    of layer: CALayer, in parent: LayerAppearance?, isInsideElement: Bool, _ appearanceOf: (CALayer) -> LayerAppearance
  ) -> SceneLayer {
    var appearance = appearanceOf(layer)
    if let parent, !parent.isPlain { appearance.place(in: parent) }
    let isInSpace = layer.keepsDepthOfSublayers
    if isInSpace { appearance.leaveTransformToSublayers() }
    let host = layer.host
    let accessibility = host?.sceneAccessibility(isInsideElement: isInsideElement) ?? SceneAccessibility()
    let inside = isInsideElement || accessibility.isElement
    var captured = SceneLayer(
      id: SceneIdentity.id(of: layer), name: host.map { "\(type(of: $0))" } ?? "\(type(of: layer))",
      geometry: appearance.sceneGeometry,
      opacity: appearance.shownOpacity,
      isHidden: appearance.isHidden || appearance.isTurnedAway || host?.isLifted == true,
      style: appearance.sceneStyle, contents: isInSpace ? [] : contents(of: layer, host, appearance),
      accessibility: accessibility,
      sublayers: sublayers(of: layer, appearance, isInsideElement: inside, appearanceOf))
    if layer.recordIfAny != nil { finish(&captured, from: layer, appearanceOf) }
    if !appearance.isPlain, !appearance.rare.allowsGroupOpacity { captured.distributeOpacity() }
    return appearance.isPlain ? captured : self.layer(captured, in: appearance.rare.transition, appearanceOf)
  }

  /// Adds what only layers have that the app has configured itself.
  private static func finish(
    _ captured: inout SceneLayer, from layer: CALayer, _ appearanceOf: (CALayer) -> LayerAppearance
  ) {
    if let mask = layer.mask, !layer.keepsDepthOfSublayers {
      captured.mask = [self.layer(of: mask, in: nil, isInsideElement: true, appearanceOf)]
    }
  }

  private static func sublayers(
    of layer: CALayer, _ appearance: LayerAppearance, isInsideElement: Bool,
    _ appearanceOf: (CALayer) -> LayerAppearance
  ) -> [SceneLayer] {
    guard !appearance.isPlain, let replicator = appearance.rare.replicator else {
      let layers =
        layer.keepsDepthOfSublayers ? layer.sublayersByDepth(in: appearance, appearanceOf) : layer.sublayersByDepth
      return layers.map {
        self.layer(of: $0, in: appearance, isInsideElement: isInsideElement, appearanceOf)
      }
    }
    // A copy shows what the sublayers showed a time ago, which a display cannot compute.
    let now = AppRuntime.shared.now
    return replicator.copies(in: appearance) { delay, place in
      layer.sublayersByDepth.map {
        self.layer(of: $0, in: place, isInsideElement: isInsideElement) { $0.appearance(at: now - delay) }
      }
    }
  }

  private static func contents(
    of layer: CALayer, _ host: (any LayerHost)?, _ appearance: LayerAppearance
  ) -> [SceneContent] {
    let ofHost = host?.capturedContents(appearance) ?? []
    guard !appearance.isPlain else { return ofHost }
    let particles = appearance.rare.emitter?.sceneContent(at: layer.timeMap.apply(AppRuntime.shared.now)) ?? []
    return appearance.filtered(appearance.rare.sceneContent(in: appearance) + particles + ofHost)
  }
}
