import Foundation

/// The rounded rectangle to which the layers around a backdrop clip it.
///
/// A browser does not apply clips within each other to a backdrop in a document, so that it has their shape itself.
struct SVGBackdropClip {
  private(set) var rect: CGRect
  private var radius: Double
  private var corners: SceneCorners

  /// Creates the clip of a layer, in its own coordinates.
  init(of layer: SceneLayer) {
    rect = layer.geometry.bounds
    radius = min(layer.style.cornerRadius, min(rect.width, rect.height) / 2)
    corners = layer.style.roundedCorners
  }

  /// Returns the clip in the coordinates of a sublayer; `nil` if the sublayer is turned.
  func converted(by map: AffineMap) -> SVGBackdropClip? {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return nil }
    var clip = self
    clip.rect = CGRect(
      x: (rect.minX - map.tx) / map.a, y: (rect.minY - map.ty) / map.d, width: rect.width / map.a,
      height: rect.height / map.d)
    clip.radius = radius / map.a
    return clip
  }

  /// Returns the part of the clip of a layer within that of the layers around it.
  func clipping(_ inner: SVGBackdropClip) -> SVGBackdropClip {
    let common = rect.intersection(inner.rect)
    // A part of the outer clip has its corners, unless the inner one is within it.
    var clip = inner.radius > 0 || common.isClose(to: inner.rect) ? inner : self
    let rounded = clip.corners(of: common)
    clip.rect = common
    clip.corners = rounded
    return clip
  }

  /// Returns the corners of a part of the clip that are its own.
  private func corners(of part: CGRect) -> SceneCorners {
    guard radius > 0 else { return [] }
    let (left, right) = (abs(part.minX - rect.minX) < 0.01, abs(part.maxX - rect.maxX) < 0.01)
    let (top, bottom) = (abs(part.minY - rect.minY) < 0.01, abs(part.maxY - rect.maxY) < 0.01)
    var result: SceneCorners = []
    if top, left { result.insert(.topLeft) }
    if top, right { result.insert(.topRight) }
    if bottom, left { result.insert(.bottomLeft) }
    if bottom, right { result.insert(.bottomRight) }
    return result.intersection(corners)
  }

  /// Returns the visible part of a backdrop, and the radii of its corners in the notation of CSS; `nil` if none is
  /// visible.
  func apply(to backdrop: SceneBackdrop) -> (backdrop: SceneBackdrop, radii: String?)? {
    var shown = backdrop
    shown.rect = backdrop.rect.intersection(rect)
    guard shown.rect.width > 0, shown.rect.height > 0 else { return nil }
    guard backdrop.cornerRadius == 0 else { return (shown, nil) }
    let rounded = corners(of: shown.rect)
    guard !rounded.isEmpty else { return (shown, nil) }
    let order: [SceneCorners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = order.map { rounded.contains($0) ? "\(SVGNumber.string(radius))px" : "0" }
    return (shown, Set(radii).count == 1 ? radii[0] : radii.joined(separator: " "))
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
      && abs(maxY - other.maxY) < 0.01
  }
}
