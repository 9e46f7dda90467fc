extension UIView: LayerHost {
  package var hostedSublayers: [CALayer] { subviewStorage.map(\.layer) }

  package var hostedSuperlayer: CALayer? { superviewStorage?.layer }

  package var isInWindow: Bool { windowStorage != nil }

  package var isCommitted: Bool {
    windowStorage != nil && commitCountAtEntry < AppRuntime.shared.commitCount
  }

  package var isLayoutPending: Bool { layoutState.needsLayout }

  package func layerNeedsLayout() { setNeedsLayout() }

  package func layerSublayersNeedLayout() { if !layoutState.isLayingOut { invalidateLayout() } }

  package func layerLayoutIfNeeded() { layoutIfNeeded() }

  package var isDisplayPending: Bool { displayState.needsDisplay }

  package func layerNeedsDisplay(_ rect: CGRect?) { invalidateDisplay(rect) }

  package func layerDisplayIfNeeded() { displaySubtree() }

  package func drawLayerContents() { drawContents() }

  package func replaceContents(in bounds: CGRect, _ draw: (CGContext) -> Void) { replaceDrawing(in: bounds, draw) }

  /// Requests an update of a view without a superview whose layer the app has added to another layer.
  ///
  /// The passes of windows do not reach it.
  func rootNeedsUpdate() { if layer.isPlacedWithoutView { LayerCommit.shared.enqueue(layer) } }

  /// Places a subview's layer among the sublayers, in the order of the subviews.
  func placeLayer(of view: UIView) {
    guard layer.recordIfAny != nil || view.layer.recordIfAny != nil else { return }
    let index = subviewStorage.firstIndex { $0 === view }
    let next = index.flatMap { subviewStorage.indices.contains($0 + 1) ? subviewStorage[$0 + 1].layer : nil }
    layer.hostedLayerWasInserted(view.layer, below: next)
  }

  /// Places a subview's layer behind all sublayers, including those without a view.
  func placeLayerBehindAll(of view: UIView) {
    guard let rearmost = layer.recordIfAny?.sublayers?.first, rearmost !== view.layer else { return }
    layer.hostedLayerWasInserted(view.layer, below: rearmost)
  }

  /// Puts the layers of all subviews in the order of the subviews.
  func subviewOrderDidChange() {
    guard layer.recordIfAny != nil else { return }
    for view in subviewStorage { placeLayer(of: view) }
  }
}
