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
    frame(of: windows, on: screen) { $0.layer.appearance(presented: presented) }
  }

  /// Returns the frame of a screen, with the appearance of each view that a closure determines.
  static func frame(
    of windows: [UIWindow], on screen: UIScreen, appearance: (UIView) -> LayerAppearance
  ) -> SceneFrame {
    let surroundings = SceneSurroundings(screen: screen, windows: windows)
    return SceneFrame(
      screen: surroundings.screen, statusBar: surroundings.statusBar,
      homeIndicator: surroundings.homeIndicator,
      layers: windows.map { layer(of: $0, isInsideElement: false, appearance) })
  }

  /// Returns a view with everything in it.
  package static func layer(of view: UIView, presented: Bool = true) -> SceneLayer {
    layer(of: view, isInsideElement: false) { $0.layer.appearance(presented: presented) }
  }

  private static func layer(
    of view: UIView, isInsideElement: Bool, _ appearanceOf: (UIView) -> LayerAppearance
  ) -> SceneLayer {
    let appearance = appearanceOf(view)
    let accessibility = accessibility(of: view, isInsideElement: isInsideElement)
    return SceneLayer(
      id: SceneIdentity.id(of: view), name: "\(type(of: view))", geometry: appearance.sceneGeometry,
      opacity: Double(appearance.opacity), isHidden: appearance.isHidden, style: appearance.sceneStyle,
      contents: view.capturedContents(appearance), accessibility: accessibility,
      sublayers: sublayers(of: view, isInsideElement: isInsideElement || accessibility.isElement, appearanceOf))
  }

  /// Returns the subviews from back to front: by depth, then in their order.
  private static func sublayers(
    of view: UIView, isInsideElement: Bool, _ appearanceOf: (UIView) -> LayerAppearance
  ) -> [SceneLayer] {
    let subviews = view.subviews
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else {
      return subviews.map { layer(of: $0, isInsideElement: isInsideElement, appearanceOf) }
    }
    return subviews.enumerated()
      .map { (depth: $0.element.layer.zPosition, index: $0.offset, view: $0.element) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map { layer(of: $0.view, isInsideElement: isInsideElement, appearanceOf) }
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
