extension CALayer {
  // A view's layer is laid out with its view, whose layout calls `layoutSublayers()`.

  func invalidateLayout() {
    if let host { return host.layerNeedsLayout() }
    record.needsLayout = true
    LayerCommit.shared.enqueue(self)
  }

  /// Performs the pending layout, beginning with the topmost layer that needs it.
  func performPendingLayout() {
    if let host { return host.layerLayoutIfNeeded() }
    var root = self
    while let superlayer = root.currentSuperlayer, superlayer.host == nil, superlayer.needsLayout() {
      root = superlayer
    }
    root.layOutFreeSubtree()
  }

  /// Lays out the layer and the free layers in it, superlayers first.
  func layOutFreeSubtree() {
    guard host == nil, let record = recordIfAny else { return }
    // Layout can request another layout, so it is repeated a limited number of times.
    for _ in 0..<8 where record.needsLayout {
      record.needsLayout = false
      layoutSublayers()
    }
    for layer in record.sublayers ?? [] { layer.layOutFreeSubtree() }
    record.mask?.layOutFreeSubtree()
  }

  /// Called when the size of the bounds has changed.
  func sizeDidChange(_ record: LayerRecord) {
    if host == nil { invalidateLayout() }
    if record.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
