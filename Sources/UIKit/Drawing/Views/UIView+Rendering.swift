import DisplayScene

extension UIView {
  /// Draws the view and its descendants as they are displayed.
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
