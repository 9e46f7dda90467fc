import Foundation

/// A page that is pulled away by its lower right corner, as flat layers.
///
/// A line moves over the page from that corner to the opposite one. The page is folded at the line: beyond it, no part
/// of the page is visible, and on this side the folded part is seen from behind, mirrored by the line, with a shade
/// that makes the fold look round. All parts are rectangles that are rotated, moved, and clipped, so that every display
/// can show them. They are in a layer in the place of the page, which clips them:
///
///     stage                  in the place of the page
///      ├ shadow              on what is below, along the fold
///      └ front               rotated, ends at the fold
///         ├ page
///         └ back             the page from behind, mirrored by the fold
///            └ clip          with the ghost of the page's content, and the shade
struct PageCurl {
  private let page: SceneLayer
  private let fraction: Double
  private let id: (Int) -> Int
  private let bounds: CGRect
  /// The corner by which the page is pulled.
  private let corner: CGPoint
  /// The direction in which it is pulled, and the angle of that direction.
  private let direction: CGVector
  private let angle: Double
  /// The distance of the fold from the corner.
  private let fold: Double
  /// A length that extends beyond the page from each of its points.
  private let reach: Double

  /// The angle between the direction of the pull and the vertical.
  private static let inclination = Double.pi / 7
  private static let shadowWidth = 56.0
  private static let shadeWidth = 120.0
  /// The fraction of white in the color of the back.
  private static let whiteness = 0.75
  private static let ghostOpacity = 0.22

  private struct CGVector {
    var dx: Double
    var dy: Double
  }

  init(_ page: SceneLayer, fraction: Double, id: @escaping (Int) -> Int) {
    self.page = page
    self.fraction = fraction
    self.id = id
    bounds = page.geometry.bounds
    corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
    direction = CGVector(dx: -sin(Self.inclination), dy: -cos(Self.inclination))
    angle = atan2(direction.dy, direction.dx)
    fold = fraction * -(direction.dx * bounds.width + direction.dy * bounds.height)
    reach = hypot(bounds.width, bounds.height)
  }

  /// The layer in the place of the page.
  var stage: SceneLayer {
    SceneLayer(
      id: id(1), name: "PageCurl", geometry: page.geometry, opacity: page.opacity, isHidden: page.isHidden,
      style: SceneStyle(
        cornerRadius: page.style.cornerRadius, clipsToBounds: true, roundedCorners: page.style.roundedCorners,
        cornerCurve: page.style.cornerCurve),
      sublayers: [shadow, front])
  }

  // MARK: - Parts

  /// The shadow on the content below, which is weak at the beginning and at the end.
  private var shadow: SceneLayer {
    var layer = strip(
      2, width: Self.shadowWidth,
      [(0, .black.with(alpha: 0)), (0.6, .black.with(alpha: 0.1)), (1, .black.with(alpha: 0.38))])
    layer.opacity = min(1, 8 * min(fraction, 1 - fraction))
    return layer
  }

  /// The part on this side of the fold, in coordinates whose first axis is the direction of the pull.
  private var front: SceneLayer {
    var geometry = SceneGeometry(
      bounds: CGRect(x: fold, y: -reach, width: 2 * reach, height: 2 * reach), position: place(fold + reach))
    geometry.transform = rotation
    return SceneLayer(
      id: id(3), name: "PageFront", geometry: geometry, style: SceneStyle(clipsToBounds: true),
      sublayers: [flatPage, back])
  }

  private var flatPage: SceneLayer {
    var layer = page
    layer.geometry = SceneGeometry(bounds: bounds, position: rotated(center))
    layer.geometry.transform = SceneTransform(
      a: cos(angle), b: -sin(angle), c: sin(angle), d: cos(angle), tx: 0, ty: 0)
    layer.opacity = 1
    layer.isHidden = false
    return layer
  }

  private var back: SceneLayer {
    let place = rotated(center)
    var geometry = SceneGeometry(bounds: bounds, position: CGPoint(x: 2 * fold - place.x, y: place.y))
    geometry.transform = SceneTransform(
      a: -cos(angle), b: -sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    let style = SceneStyle(
      backgroundColor: paper, shadow: SceneShadow(color: .black.with(alpha: 0.4), offset: .zero, radius: 9))
    let clip = SceneLayer(
      id: id(5), name: "PageClip", geometry: resting, style: SceneStyle(clipsToBounds: true), sublayers: [ghost, shade])
    return SceneLayer(id: id(4), name: "PageBack", geometry: geometry, style: style, sublayers: [clip])
  }

  private var ghost: SceneLayer {
    SceneLayer(
      id: id(6), name: "PageGhost", geometry: resting, opacity: Self.ghostOpacity,
      contents: [.drawing(SceneDrawing(bounds: bounds, marks: page.marks))])
  }

  private var shade: SceneLayer {
    strip(
      7, width: Self.shadeWidth,
      [
        (0, .black.with(alpha: 0)), (0.55, .black.with(alpha: 0.1)), (0.8, .white.with(alpha: 0.45)),
        (0.93, .black.with(alpha: 0.08)), (1, .black.with(alpha: 0.3)),
      ])
  }

  /// The color of the back: that of the page, much lighter.
  private var paper: SceneColor {
    let color = page.style.backgroundColor ?? .white
    func lightened(_ component: Double) -> Double { component + (1 - component) * Self.whiteness }
    return SceneColor(red: lightened(color.red), green: lightened(color.green), blue: lightened(color.blue))
  }

  // MARK: - Geometry

  private var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The geometry of a layer that covers the page.
  private var resting: SceneGeometry { SceneGeometry(bounds: bounds, position: center) }

  private var rotation: SceneTransform {
    SceneTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns the point at a distance from the corner in the direction of the pull.
  private func place(_ distance: Double) -> CGPoint {
    CGPoint(x: corner.x + distance * direction.dx, y: corner.y + distance * direction.dy)
  }

  /// Returns a point of the page in the rotated coordinates.
  private func rotated(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - corner.x, point.y - corner.y)
    return CGPoint(x: x * direction.dx + y * direction.dy, y: y * direction.dx - x * direction.dy)
  }

  /// Returns a gradient along the fold, which ends there.
  private func strip(_ part: Int, width: Double, _ colors: [(offset: Double, color: SceneColor)]) -> SceneLayer {
    let rect = CGRect(x: 0, y: 0, width: width, height: 2 * reach)
    let gradient = SceneGradient(
      geometry: .linear(start: .zero, end: CGPoint(x: width, y: 0)),
      stops: colors.map { SceneGradient.Stop(offset: $0.offset, color: $0.color) })
    let path = ScenePath(rect: rect, cornerRadius: 0, corners: [])
    var geometry = SceneGeometry(bounds: rect, position: place(fold - width / 2))
    geometry.transform = rotation
    return SceneLayer(
      id: id(part), name: "PageShade", geometry: geometry,
      contents: [
        .drawing(SceneDrawing(bounds: rect, marks: [SceneMark(.fill(path, .gradient(gradient), isEvenOdd: false))]))
      ])
  }
}

extension SceneLayer {
  /// Returns the layer as a page that curls up, beginning at its lower right corner.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the page that has passed, from 0 to 1.
  ///   - id: A closure that returns the identifier of a part of the page, for a number from 1.
  package func curled(by fraction: Double, id: @escaping (Int) -> Int) -> SceneLayer {
    if fraction <= 0 { return self }
    if fraction >= 1 {
      var layer = self
      layer.isHidden = true
      return layer
    }
    return PageCurl(self, fraction: fraction, id: id).stage
  }
}
