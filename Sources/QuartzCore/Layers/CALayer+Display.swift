import DisplayScene

extension CALayer {
  // A view's layer is displayed with its view, which stores the drawing.

  func invalidateDisplay(_ rect: CGRect?) {
    if let host { return host.layerNeedsDisplay(rect) }
    record.needsDisplay = true
    LayerCommit.shared.enqueue(self)
  }

  func performPendingDisplay() {
    if let host { return host.layerDisplayIfNeeded() }
    guard let record = recordIfAny, record.needsDisplay else { return }
    record.needsDisplay = false
    display()
    displayAnimatedValues()
  }

  /// Displays the values on screen, if the contents depend on running animations.
  package func displayAnimatedValues() {
    for animation in animations { animation.redisplay?.display() }
  }

  /// A Boolean value that indicates whether the layer draws content that depends on its bounds.
  package var drawsByItsBounds: Bool { !modelValues.isPlain && modelValues.rare.drawsByItsBounds }

  /// Draws the contents.
  ///
  /// The drawing becomes the layer's contents, an image without pixels that is sharp at any scale.
  package func drawContents() {
    if let host { return host.drawLayerContents() }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(bounds: bounds, scale: contentsScale, isOpaque: isOpaque)
    delegate?.layerWillDraw(self)
    for part in drawnParts(of: bounds) {
      context.saveGState()
      if part != bounds { context.clip(to: part) }
      draw(in: context)
      context.restoreGState()
    }
    let drawing = context.drawing
    let image =
      drawing.marks.isEmpty
      ? nil : CGImage(drawing, width: context.width, height: context.height, isOpaque: isOpaque)
    guard image != nil || contents != nil else { return }
    changeModelWithoutAnimation { $0.rare.contents = image }
  }

  /// Displays the outdated contents of the layer and of the layers in it that no window displays.
  ///
  /// The layers are marked as committed.
  func commitFreeSubtree() {
    recordIfAny?.isCommitted = true
    if host == nil || isPlacedWithoutView { performPendingDisplay() }
    recordIfAny?.mask?.commitFreeSubtree()
    for layer in sublayersOutsideWindows { layer.commitFreeSubtree() }
  }
}
