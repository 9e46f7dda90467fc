package import DisplayScene

extension SceneCapture {
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
      layers: windows.map { layer(of: $0.layer, appearance) },
      hidesPointer: PointerDisplay.shared.hidesPointer ? true : nil)
  }

  /// Returns a view with everything in it.
  package static func layer(of view: UIView, presented: Bool = true) -> SceneLayer {
    layer(of: view.layer, presented: presented)
  }
}
