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
      record.isLayingOut = true
      layoutSublayers()
      record.isLayingOut = false
    }
    for layer in record.sublayers ?? [] { layer.layOutFreeSubtree() }
    record.mask?.layOutFreeSubtree()
  }

  /// Called when the size of the bounds has changed.
  func sizeDidChange() {
    if let recordIfAny {
      if host == nil { invalidateLayout() }
      if recordIfAny.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    occupiedAreaDidChange()
  }

  /// Requests a layout of the superlayer when the layer's size or transform has changed.
  ///
  /// A superlayer whose layout makes the change is not laid out again.
  func occupiedAreaDidChange() {
    guard let superlayer = currentSuperlayer else { return }
    if let host = superlayer.host {
      host.layerSublayersNeedLayout()
    } else if !superlayer.record.isLayingOut {
      superlayer.invalidateLayout()
    }
  }
}
