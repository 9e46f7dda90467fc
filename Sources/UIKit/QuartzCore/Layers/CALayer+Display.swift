extension CALayer {
  func invalidateDisplay() {
    record.needsDisplay = true
    LayerCommit.shared.enqueue(self)
  }

  func performPendingDisplay() {
    guard let record = recordIfAny, record.needsDisplay else { return }
    record.needsDisplay = false
    display()
  }

  /// A Boolean value that indicates whether the layer's own contents depend on its bounds, such as a gradient.
  var drawsByItsBounds: Bool { !modelValues.isPlain && modelValues.rare.drawsByItsBounds }

  /// Draws the contents.
  package func drawContents() {}

  /// Provides the outdated contents of the layer and of the free layers in it, and takes note that they are on screen.
  func commitFreeSubtree() {
    guard let record = recordIfAny else { return }
    record.isCommitted = true
    performPendingDisplay()
    record.mask?.commitFreeSubtree()
    for layer in record.sublayers ?? [] where layer.host == nil { layer.commitFreeSubtree() }
  }
}
