package import DisplayScene

extension CALayer {
  /// Draws the layer and its descendants with their model values.
  func renderTree(in context: CGContext) {
    host?.layerDisplayIfNeeded()
    context.draw(SceneCapture.layer(of: self, presented: false))
  }
}

extension CGContext {
  /// Draws a layer in its own coordinates.
  package func draw(_ layer: SceneLayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let marks = layer.marks
    if !marks.isEmpty { add(.group(marks), map: drawingCTM) }
  }
}
