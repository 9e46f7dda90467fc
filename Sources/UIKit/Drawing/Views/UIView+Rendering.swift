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
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  ///
  /// The values of the model are drawn, without running animations.
  public func render(in ctx: CGContext) {
    guard let view else { return }
    view.displaySubtree()
    ctx.draw(SceneCapture.layer(of: view, presented: false))
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
