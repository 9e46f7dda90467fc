import DisplayScene

extension UIView {
  /// Draws the view as it is shown, with everything in it.
  func renderHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    displaySubtree()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(SceneCapture.layer(of: self))
    context.restoreGState()
    return true
  }
}

extension CALayer {
  /// Draws the model of the layer and of everything in it.
  func renderTree(in context: CGContext) {
    host?.layerDisplayIfNeeded()
    context.draw(SceneCapture.layer(of: self, presented: false))
  }
}

extension CGContext {
  /// Draws a layer in its own coordinates.
  fileprivate func draw(_ layer: SceneLayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let marks = layer.marks
    if !marks.isEmpty { add(.group(marks), map: drawingCTM) }
  }
}
