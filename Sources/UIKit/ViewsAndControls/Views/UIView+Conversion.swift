// Without another view, a view converts to the coordinates of its window, and a window to those of the screen.
extension UIView {
  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? windowStorage else { return point }
    guard target !== self else { return view == nil ? convertToScreen(point) : point }
    return target.convertFromRoot(convertToRoot(point))
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? windowStorage else { return point }
    guard source !== self else { return view == nil ? convertFromRoot(point) : point }
    return convertFromRoot(source.convertToRoot(point))
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? windowStorage else { return Self.boundingBox(of: rect) { $0 } }
    guard target !== self else { return view == nil ? convertToScreen(rect) : Self.boundingBox(of: rect) { $0 } }
    if let moved = translate(rect, to: target) { return moved }
    return Self.boundingBox(of: rect) { target.convertFromRoot(convertToRoot($0)) }
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? windowStorage else { return Self.boundingBox(of: rect) { $0 } }
    guard source !== self else { return view == nil ? convertFromScreen(rect) : Self.boundingBox(of: rect) { $0 } }
    return source.convertRect(rect, to: self)
  }

  /// Returns the bounding rectangle, in the coordinates of the screen, of a rectangle of this view.
  func convertToScreen(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, let origin = translateToRoot(rect.standardized.origin) else {
      return Self.boundingBox(of: rect, convertToRoot)
    }
    return CGRect(origin: origin, size: rect.standardized.size)
  }

  /// Returns the bounding rectangle, in the view's coordinates, of a rectangle of the screen.
  private func convertFromScreen(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, let origin = translateFromRoot(rect.standardized.origin) else {
      return Self.boundingBox(of: rect, convertFromRoot)
    }
    return CGRect(origin: origin, size: rect.standardized.size)
  }

  /// Converts a point to the coordinates of the screen.
  func convertToScreen(_ point: CGPoint) -> CGPoint { translateToRoot(point) ?? convertToRoot(point) }

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

  /// Converts a point from the coordinates of the screen.
  func convertFromRoot(_ point: CGPoint) -> CGPoint {
    let outer = superviewStorage?.convertFromRoot(point) ?? point
    guard superviewStorage != nil || self is UIWindow else { return outer }
    return layer.convertFromSuperlayer(outer)
  }

  /// Returns the rectangle in the coordinates of another view.
  ///
  /// The value is `nil` if a view between them has a transform.
  ///
  /// Only the origin is converted, so that the size remains exact.
  private func translate(_ rect: CGRect, to target: UIView) -> CGRect? {
    guard !rect.isNull, let point = translateToRoot(rect.standardized.origin),
      let origin = target.translateFromRoot(point)
    else { return nil }
    return CGRect(origin: origin, size: rect.standardized.size)
  }

  private func translateToRoot(_ point: CGPoint) -> CGPoint? {
    var point = point
    var view = self
    while let superview = view.superviewStorage {
      guard let moved = view.layer.translateToSuperlayer(point) else { return nil }
      (point, view) = (moved, superview)
    }
    return view is UIWindow ? view.layer.translateToSuperlayer(point) : point
  }

  private func translateFromRoot(_ point: CGPoint) -> CGPoint? {
    guard let superview = superviewStorage else {
      return self is UIWindow ? layer.translateFromSuperlayer(point) : point
    }
    return superview.translateFromRoot(point).flatMap(layer.translateFromSuperlayer)
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
