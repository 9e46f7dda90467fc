extension UIView: LayerHost {
  package var hostedSublayers: [CALayer] { subviewStorage.map(\.layer) }

  package var hostedSuperlayer: CALayer? { superviewStorage?.layer }

  package var isInWindow: Bool { windowStorage != nil }

  package func layerNeedsLayout() { setNeedsLayout() }

  package func layerLayoutIfNeeded() { layoutIfNeeded() }

  package var isDisplayPending: Bool { displayState.needsDisplay }

  package func layerNeedsDisplay(_ rect: CGRect?) { invalidateDisplay(rect) }

  package func layerDisplayIfNeeded() { displaySubtree() }

  package func drawLayerContents() { drawContents() }

  /// Gives a subview's layer the place of the subview, where free layers are among the sublayers.
  func placeLayer(of view: UIView) {
    guard layer.recordIfAny != nil || view.layer.recordIfAny != nil else { return }
    let index = subviewStorage.firstIndex { $0 === view }
    let next = index.flatMap { subviewStorage.indices.contains($0 + 1) ? subviewStorage[$0 + 1].layer : nil }
    layer.hostedLayerWasInserted(view.layer, below: next)
  }

  /// Places a subview's layer behind all sublayers, free layers included.
  func placeLayerBehindAll(of view: UIView) {
    guard let rearmost = layer.recordIfAny?.sublayers?.first, rearmost !== view.layer else { return }
    layer.hostedLayerWasInserted(view.layer, below: rearmost)
  }

  /// Gives all subviews' layers the order of the subviews.
  func subviewOrderDidChange() {
    guard layer.recordIfAny != nil else { return }
    for view in subviewStorage { placeLayer(of: view) }
  }
}
