import CoreGraphics
import DisplayScene

extension GradientAppearance {
  /// Returns the colors, clipped to the outline of the layer with its rounded corners.
  func sceneContent(in appearance: LayerAppearance) -> [SceneContent] {
    let bounds = appearance.bounds
    guard let last = sceneColors.last, bounds.width > 0, bounds.height > 0 else { return [] }
    let style = appearance.sceneStyle
    let radius = min(style.cornerRadius, Double(min(bounds.width, bounds.height)) / 2)
    let outline = ScenePath(
      rect: bounds, cornerRadius: radius, corners: radius > 0 ? style.roundedCorners : [], curve: style.cornerCurve)
    let (start, end) = (place(startPoint, in: bounds), place(endPoint, in: bounds))
    let marks: [SceneMark]
    switch kind {
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else {
        marks = [SceneMark(.fill(outline, .color(last), isEvenOdd: false))]
        break
      }
      marks = [ellipses(around: start, radii, in: outline)]
    case .conic:
      marks = wedges(around: start, from: atan2(end.y - start.y, end.x - start.x), in: bounds, outline)
    default:
      let gradient = SceneGradient(geometry: .linear(start: start, end: end), stops: sceneStops)
      marks = [SceneMark(.fill(outline, .gradient(gradient), isEvenOdd: false))]
    }
    return [.drawing(SceneDrawing(bounds: bounds, marks: marks))]
  }

  private var sceneColors: [SceneColor] { colors.map(\.scene) }

  private var sceneStops: [SceneGradient.Stop] {
    zip(stops, sceneColors).map { SceneGradient.Stop(offset: min(max($0, 0), 1), color: $1) }
  }

  private func place(_ point: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// Returns a radial gradient, which is a circle of radius 1 whose coordinates are scaled to an ellipse.
  private func ellipses(around center: CGPoint, _ radii: CGSize, in outline: ScenePath) -> SceneMark {
    let unit = outline.mapped {
      CGPoint(x: ($0.x - center.x) / radii.width, y: ($0.y - center.y) / radii.height)
    }
    let gradient = SceneGradient(
      geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1), stops: sceneStops)
    return SceneMark(
      .fill(unit, .gradient(gradient), isEvenOdd: false),
      map: AffineMap(a: radii.width, d: radii.height, tx: center.x, ty: center.y))
  }

  /// The number of wedges of a conic gradient; colors two degrees apart differ by less than is visible.
  private static let wedgeCount = 180

  /// Returns a conic gradient as thin wedges, because displays have no such gradient.
  ///
  /// Each wedge is below the next one.
  private func wedges(
    around center: CGPoint, from angle: CGFloat, in bounds: CGRect, _ outline: ScenePath
  ) -> [SceneMark] {
    let reach =
      bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.reduce(0, max) * 1.1
    func edge(_ fraction: Double) -> CGPoint {
      let direction = angle + CGFloat(2 * Double.pi * fraction)
      return CGPoint(x: center.x + reach * cos(direction), y: center.y + reach * sin(direction))
    }
    let step = 1 / Double(Self.wedgeCount)
    return (0..<Self.wedgeCount).map { index in
      let fraction = Double(index) * step
      // Wedges overlap so that no gap is visible between them. The last wedge must not cover the first.
      let end = index == Self.wedgeCount - 1 ? 1 : fraction + 2 * step
      let wedge = ScenePath([.move(center), .line(edge(fraction)), .line(edge(end)), .close])
      return SceneMark(
        .fill(wedge, .color(color(at: fraction + step / 2)), isEvenOdd: false),
        clips: [.path(outline, isEvenOdd: false)])
    }
  }

  private func color(at fraction: Double) -> SceneColor {
    let stops = sceneStops
    guard let next = stops.firstIndex(where: { $0.offset > fraction }) else { return stops.last?.color ?? .black }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (fraction - from.offset) / (to.offset - from.offset)
    return SceneColor(
      red: from.color.red + share * (to.color.red - from.color.red),
      green: from.color.green + share * (to.color.green - from.color.green),
      blue: from.color.blue + share * (to.color.blue - from.color.blue),
      alpha: from.color.alpha + share * (to.color.alpha - from.color.alpha))
  }
}
