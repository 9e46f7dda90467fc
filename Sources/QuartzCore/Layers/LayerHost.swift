package import DisplayScene

/// The object that a layer backs: a view.
///
/// This is all that layers require of views. The hierarchy of the hosts is that of their layers, so that a layer stores its
/// sublayers only if the app has added some itself; see ``LayerRecord``.
@MainActor
package protocol LayerHost: CALayerDelegate {
  /// The layers of the hosts in this one, from back to front.
  var hostedSublayers: [CALayer] { get }
  /// The layer of the host that this one is in.
  var hostedSuperlayer: CALayer? { get }
  /// A Boolean value that indicates whether the host is in a window.
  var isInWindow: Bool { get }

  /// Requests a layout of the host, which lays out its layer.
  func layerNeedsLayout()
  /// Lays out the host now, if it needs layout.
  func layerLayoutIfNeeded()

  /// A Boolean value that indicates whether the host needs to be drawn.
  var isDisplayPending: Bool { get }
  /// Requests that the host is drawn, in a part of its bounds or all of it.
  func layerNeedsDisplay(_ rect: CGRect?)
  /// Displays the host and what is in it now, where that is needed.
  func layerDisplayIfNeeded()
  /// Draws the contents of the layer, which the host keeps.
  func drawLayerContents()

  /// A Boolean value that indicates whether a copy of the host is shown in its place, so that its layer is not drawn.
  var isLifted: Bool { get }
  /// Returns what the host shows besides the appearance of its layer.
  func capturedContents(_ appearance: LayerAppearance) -> [SceneContent]
  /// Returns the meaning of the host for assistive technology; an element inside of another is none.
  func sceneAccessibility(isInsideElement: Bool) -> SceneAccessibility
}
