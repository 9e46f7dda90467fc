/// The free layers whose layout or contents are outdated, or that were added to a screen.
///
/// A commit lays out and displays them after the views. The requests of a layer that is not on a screen remain pending
/// until it is added to one.
@MainActor
package final class LayerCommit {
  package static let shared = LayerCommit()

  private var layers: [CALayer] = []

  package func enqueue(_ layer: CALayer) {
    let record = layer.record
    guard !record.isEnqueued else { return }
    record.isEnqueued = true
    layers.append(layer)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Lays out and displays the pending layers.
  ///
  /// Layout can add layers, so this is repeated until none remains.
  func commit() {
    for _ in 0..<8 where !layers.isEmpty {
      let waiting = layers
      layers = []
      for layer in waiting {
        layer.record.isEnqueued = false
        guard layer.isOnScreen else { continue }
        layer.layOutFreeSubtree()
        layer.commitFreeSubtree()
      }
    }
  }

  func reset() {
    let forgotten = layers
    layers = []
    for layer in forgotten { layer.recordIfAny?.isEnqueued = false }
  }
}
