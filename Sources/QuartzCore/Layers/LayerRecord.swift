/// What only layers need that the app builds a tree of, or configures beyond what views do.
///
/// A plain view's layer has none: the hierarchy of views is its tree, and its view is its delegate. The record is made when
/// the app first needs one of its members.
@MainActor
package final class LayerRecord {
  /// The sublayers, from back to front; `nil` while they are those of the host's hierarchy.
  package var sublayers: [CALayer]?
  /// The layer that the app has added this one to. Weak, which is slow only for layers to which layers were added.
  weak var superlayer: CALayer?
  /// A Boolean value that indicates whether the app has placed a host's layer itself, apart from the host's hierarchy.
  var isPlacedByApp = false
  /// The delegate of a layer without a host.
  weak var delegate: (any CALayerDelegate)?
  var mask: CALayer?
  var actions: [String: any CAAction]?
  /// The values of keys that are no properties.
  var values: [String: Any] = [:]
  var timing = MediaTiming()
  /// The layer that this one is the presentation of.
  var presented: CALayer?

  var needsLayout = false
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// A Boolean value that indicates whether the layer was part of a screen when a turn was committed.
  var isCommitted = false
  /// A Boolean value that indicates whether the layer waits in ``LayerCommit``.
  var isEnqueued = false
}
