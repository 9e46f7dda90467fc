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
    LayoutLimit.run(root.layOutFreeSubtree)
  }

  /// Lays out the layer and the layers in it that no window lays out, superlayers first.
  func layOutFreeSubtree() {
    if host == nil {
      layOutIfNeeded()
    } else if isPlacedWithoutView {
      host?.layerLayoutIfNeeded()
    }
    for layer in sublayersOutsideWindows { layer.layOutFreeSubtree() }
    recordIfAny?.mask?.layOutFreeSubtree()
  }

  private func layOutIfNeeded() {
    guard recordIfAny?.needsLayout ?? hasUnstoredLayoutRequest else { return }
    let record = record
    // Layout that requests layout again is repeated a few times, then in the next round of the commit, up to the limit
    // of a pass.
    for _ in 0..<8 where record.needsLayout {
      record.needsLayout = false
      guard record.layoutCount.admitsLayout() else {
        return LayoutLimit.report("\(self)", causes: "layoutSublayers() or layoutSublayers(of:)")
      }
      let isNested = record.isLayingOut
      record.isLayingOut = true
      layoutSublayers()
      record.isLayingOut = isNested
    }
  }

  /// Called when the origin of the bounds has changed, which moves the sublayers.
  ///
  /// A view determines its own layout, because scroll views shift their content without one.
  func originDidChange() {
    if host == nil, recordIfAny != nil { invalidateLayout() }
  }

  /// Called when the size of the bounds has changed.
  ///
  /// A view is laid out also if the size of its layer is set, instead of its own (R2218).
  func sizeDidChange() {
    if let host {
      host.layerSublayersNeedLayout()
    } else if recordIfAny != nil {
      invalidateLayout()
    }
    if recordIfAny?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
    occupiedAreaDidChange()
  }

  /// Requests a layout of the superlayer when the layer's size or transform has changed.
  ///
  /// A superlayer whose layout makes the change is not laid out again.
  func occupiedAreaDidChange() {
    currentSuperlayer?.sublayersDidChange()
  }

  /// Requests a layout because a sublayer was added, removed, resized, or transformed.
  ///
  /// A layer whose own layout makes the change is not laid out again.
  func sublayersDidChange() {
    if let host { return host.layerSublayersNeedLayout() }
    if !record.isLayingOut { setNeedsLayout() }
  }
}
