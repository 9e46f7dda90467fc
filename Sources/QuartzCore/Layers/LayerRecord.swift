/// The data of a layer that the app has added to a tree, or that has properties that views do not have.
///
/// The layer of a plain view has no record, because the view hierarchy is its tree and the view is its delegate. The
/// record is created when the app first uses one of its members.
@MainActor
package final class LayerRecord {
  /// The sublayers, from back to front; `nil` if they are the layers of the host's subviews.
  package var sublayers: [CALayer]?
  /// The layer to which the app has added this layer.
  ///
  /// The weak reference only slows down layers with added sublayers.
  weak var superlayer: CALayer?
  /// A Boolean value that indicates whether the app has moved a host's layer out of the host's hierarchy.
  var isPlacedByApp = false
  /// The delegate of a layer without a host.
  weak var delegate: (any CALayerDelegate)?
  var mask: CALayer?
  var actions: [String: any CAAction]?
  var timing = MediaTiming()
  /// The values that the tilt of the device adds to those on screen.
  var motionOffsets: [MotionOffset] = []
  /// The model layer, if this layer is a presentation layer.
  var presented: CALayer?

  var needsLayout = false
  /// A Boolean value that indicates whether the sublayers are being laid out.
  var isLayingOut = false
  /// The number of layouts of the layer in the layout pass.
  var layoutCount = LayoutCount()
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// A Boolean value that indicates whether the layer was on a screen when an update cycle was committed.
  var isCommitted = false
  /// A Boolean value that indicates whether the layer is pending in ``LayerCommit``.
  var isEnqueued = false
}
