extension UIView {
  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? windowStorage, target !== self else { return point }
    return target.convertFromRoot(convertToRoot(point))
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? windowStorage, source !== self else { return point }
    return convertFromRoot(source.convertToRoot(point))
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convertPoint($0, to: view) }
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convertPoint($0, from: view) }
  }

  /// Returns the bounding rectangle, in the coordinates of the screen, of a rectangle of this view.
  func convertToScreen(_ rect: CGRect) -> CGRect { Self.boundingBox(of: rect, convertToRoot) }

  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superviewStorage {
      point = view.layer.convertToSuperlayer(point)
      view = superview
    }
    // Points are converted between windows of a screen through the screen's coordinates.
    return view is UIWindow ? view.layer.convertToSuperlayer(point) : point
  }

  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    let outer = superviewStorage?.convertFromRoot(point) ?? point
    guard superviewStorage != nil || self is UIWindow else { return outer }
    return layer.convertFromSuperlayer(outer)
  }

  private static func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    guard !rect.isNull else { return rect }
    let (one, two) = (convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)))
    let (three, four) = (convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
    let (minX, maxX) = (min(one.x, two.x, three.x, four.x), max(one.x, two.x, three.x, four.x))
    let (minY, maxY) = (min(one.y, two.y, three.y, four.y), max(one.y, two.y, three.y, four.y))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
