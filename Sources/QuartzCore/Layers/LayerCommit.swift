/// The free layers whose layout or contents are outdated, or that were added to a screen.
///
/// A commit lays out and displays them after the views. Layers that are on no screen keep their requests, which are
/// fulfilled when they are added to one.
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

  /// Lays out and displays what waits, until nothing is left; layout may add layers.
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
