package import DisplayScene

/// The object that a layer backs: a view.
///
/// The protocol contains everything that layers require of views. The hierarchy of the hosts is also that of their
/// layers, so a layer stores sublayers only if the app has added some; see ``LayerRecord``.
@MainActor
package protocol LayerHost: CALayerDelegate {
  /// The layers of the hosts that this host contains, from back to front.
  var hostedSublayers: [CALayer] { get }
  /// The layer of the host that contains this host.
  var hostedSuperlayer: CALayer? { get }
  /// A Boolean value that indicates whether the host is in a window.
  var isInWindow: Bool { get }
  /// A Boolean value that indicates whether the host was in its window when an update cycle was committed.
  var isCommitted: Bool { get }

  /// What the host shows, for a transition to other content; `nil` if that is nothing.
  var formerContent: FormerContent? { get }

  /// A Boolean value that indicates whether the host needs layout.
  var isLayoutPending: Bool { get }
  /// Requests a layout of the host, which lays out its layer.
  func layerNeedsLayout()
  /// Requests a layout of the host because the size or the transform of a sublayer has changed.
  ///
  /// A host that is laying out its sublayers makes the change itself.
  func layerSublayersNeedLayout()
  /// Lays out the host immediately if it needs layout.
  func layerLayoutIfNeeded()

  /// A Boolean value that indicates whether the host needs to be drawn.
  var isDisplayPending: Bool { get }
  /// Requests that the host is drawn, in a part of its bounds or completely.
  func layerNeedsDisplay(_ rect: CGRect?)
  /// Displays the host and its content immediately where they need display.
  func layerDisplayIfNeeded()
  /// Draws the contents of the layer, which the host stores.
  func drawLayerContents()

  /// Replaces the drawing of the layer, which the host stores.
  func replaceContents(in bounds: CGRect, _ draw: (CGContext) -> Void)

  /// A Boolean value that indicates whether a copy replaces the host on screen.
  ///
  /// Its layer is not drawn then.
  var isLifted: Bool { get }
  /// Returns the content that the host shows in addition to the appearance of its layer.
  func capturedContents(_ appearance: LayerAppearance) -> [SceneContent]
  /// Returns the accessibility information of the host.
  ///
  /// A host inside of an element is not an element.
  func sceneAccessibility(isInsideElement: Bool) -> SceneAccessibility
}
