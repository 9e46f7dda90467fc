/// The methods with which an object provides a layer's contents, layout, and actions.
///
/// A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the contents of a layer.
  ///
  /// The default implementation draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Tells the delegate that the layer's contents are about to be drawn.
  ///
  /// The default implementation does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the contents of a layer in a context, in the coordinates of the layer.
  ///
  /// The default implementation does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers of a layer.
  ///
  /// The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a layer.
  ///
  /// `nil` continues the search for an action, and `NSNull` ends it: the layer changes without an animation. The
  /// default implementation returns `nil`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Provides the contents of a layer.
  ///
  /// The default implementation draws them with `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Tells the delegate that the layer's contents are about to be drawn.
  ///
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws the contents of a layer in a context.
  ///
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Lays out the sublayers of a layer.
  ///
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns the action for a change of a layer.
  ///
  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
