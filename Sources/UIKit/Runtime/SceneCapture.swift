package import DisplayScene

/// Captures the content of a screen: the tree of views at one instant as plain values.
@MainActor
package enum SceneCapture {
  /// Returns the frame of the main screen with its visible windows.
  ///
  /// - Parameter presented: Whether running animations are shown where they are; otherwise where they lead.
  package static func frame(presented: Bool = true) -> SceneFrame {
    frame(of: UIApplication.shared.windowsInFront, on: .main, presented: presented)
  }

  /// Returns the frame of a screen with the given windows, from back to front.
  package static func frame(of windows: [UIWindow], on screen: UIScreen, presented: Bool = true) -> SceneFrame {
    frame(of: windows, on: screen) { $0.appearance(presented: presented) }
  }

  /// Returns the frame of a screen, with the appearance of each layer that a closure determines.
  static func frame(
    of windows: [UIWindow], on screen: UIScreen, appearance: (CALayer) -> LayerAppearance
  ) -> SceneFrame {
    let surroundings = SceneSurroundings(screen: screen, windows: windows)
    return SceneFrame(
      screen: surroundings.screen, statusBar: surroundings.statusBar,
      homeIndicator: surroundings.homeIndicator,
      layers: windows.map { layer(of: $0.layer, in: nil, isInsideElement: false, appearance) })
  }

  /// Returns a view with everything in it.
  package static func layer(of view: UIView, presented: Bool = true) -> SceneLayer {
    layer(of: view.layer, presented: presented)
  }

  /// Returns a layer with everything in it.
  package static func layer(of layer: CALayer, presented: Bool) -> SceneLayer {
    self.layer(of: layer, in: nil, isInsideElement: false) { $0.appearance(presented: presented) }
  }

  /// - Parameter parent: The appearance of the superlayer, which may transform its sublayers.
  private static func layer(
    of layer: CALayer, in parent: LayerAppearance?, isInsideElement: Bool, _ appearanceOf: (CALayer) -> LayerAppearance
  ) -> SceneLayer {
    var appearance = appearanceOf(layer)
    if let parent, !parent.isPlain {
      appearance.transform = parent.sublayerTransformed(appearance.transform, at: appearance.position)
    }
    let view = layer.host as? UIView
    let accessibility =
      view.map { self.accessibility(of: $0, isInsideElement: isInsideElement) } ?? SceneAccessibility()
    let inside = isInsideElement || accessibility.isElement
    var captured = SceneLayer(
      id: SceneIdentity.id(of: layer), name: "\(type(of: view ?? layer))", geometry: appearance.sceneGeometry,
      opacity: Double(appearance.opacity),
      isHidden: appearance.isHidden || appearance.isTurnedAway || view?.isLifted == true,
      style: appearance.sceneStyle, contents: contents(of: layer, view, appearance), accessibility: accessibility,
      sublayers: sublayers(of: layer, appearance, isInsideElement: inside, appearanceOf))
    if layer.recordIfAny != nil { finish(&captured, from: layer, appearanceOf) }
    return captured
  }

  /// Adds what only layers have that the app has configured itself.
  private static func finish(
    _ captured: inout SceneLayer, from layer: CALayer, _ appearanceOf: (CALayer) -> LayerAppearance
  ) {
    if let mask = layer.mask {
      captured.mask = [self.layer(of: mask, in: nil, isInsideElement: true, appearanceOf)]
    }
  }

  private static func sublayers(
    of layer: CALayer, _ appearance: LayerAppearance, isInsideElement: Bool,
    _ appearanceOf: (CALayer) -> LayerAppearance
  ) -> [SceneLayer] {
    guard !appearance.isPlain, let replicator = appearance.rare.replicator else {
      return layer.sublayersByDepth.map {
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

  private static func contents(of layer: CALayer, _ view: UIView?, _ appearance: LayerAppearance) -> [SceneContent] {
    let ofView = view?.capturedContents(appearance) ?? []
    return appearance.isPlain ? ofView : appearance.rare.sceneContent(in: appearance) + ofView
  }

  /// Assistive technology meets an element as a whole: what is in it is no element again.
  private static func accessibility(of view: UIView, isInsideElement: Bool) -> SceneAccessibility {
    let isElement = view.isAccessibilityElement && !isInsideElement
    return SceneAccessibility(
      isElement: isElement, label: isElement ? view.accessibilityLabel : nil,
      value: isElement ? view.accessibilityValue : nil, identifier: view.accessibilityIdentifier,
      traits: isElement ? view.accessibilityTraits.names : [], hidesElements: view.accessibilityElementsHidden
    )
  }
}
