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
    let surroundings = SceneSurroundings(screen: screen, windows: windows)
    return SceneFrame(
      screen: surroundings.screen, statusBar: surroundings.statusBar,
      homeIndicator: surroundings.homeIndicator,
      layers: windows.map { layer(of: $0, presented: presented) })
  }

  /// Returns a view with everything in it.
  package static func layer(of view: UIView, presented: Bool = true) -> SceneLayer {
    layer(of: view, presented: presented, isInsideElement: false)
  }

  private static func layer(of view: UIView, presented: Bool, isInsideElement: Bool) -> SceneLayer {
    let appearance = view.layer.appearance(presented: presented)
    let accessibility = accessibility(of: view, isInsideElement: isInsideElement)
    return SceneLayer(
      id: SceneIdentity.id(of: view), name: "\(type(of: view))", geometry: appearance.sceneGeometry,
      opacity: Double(appearance.opacity), isHidden: appearance.isHidden, style: appearance.sceneStyle,
      contents: (view as? any SceneContentProviding)?.sceneContent() ?? [], accessibility: accessibility,
      sublayers: sublayers(
        of: view, presented: presented, isInsideElement: isInsideElement || accessibility.isElement)
    )
  }

  /// Returns the subviews from back to front: by depth, then in their order.
  private static func sublayers(of view: UIView, presented: Bool, isInsideElement: Bool) -> [SceneLayer] {
    view.subviews.enumerated()
      .map {
        (
          depth: $0.element.layer.appearance(presented: presented).zPosition, index: $0.offset,
          view: $0.element
        )
      }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map { layer(of: $0.view, presented: presented, isInsideElement: isInsideElement) }
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
