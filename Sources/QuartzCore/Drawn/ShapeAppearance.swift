import CoreGraphics
import DisplayScene

/// The content of a shape layer.
struct ShapeAppearance {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashPhase: CGFloat = 0
  var dashPattern: [Double] = []
}

extension ShapeAppearance {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .scalar(Double(strokeStart))
    case .strokeEnd: .scalar(Double(strokeEnd))
    case .lineWidth: .scalar(Double(lineWidth))
    case .miterLimit: .scalar(Double(miterLimit))
    default: .scalar(Double(dashPhase))
    }
  }

  mutating func set(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .vector(let v)): fillColor = CGColor(animatableComponents: v)
    case (.strokeColor, .vector(let v)): strokeColor = CGColor(animatableComponents: v)
    case (.strokeStart, .vector(let v)): strokeStart = CGFloat(v.x)
    case (.strokeEnd, .vector(let v)): strokeEnd = CGFloat(v.x)
    case (.lineWidth, .vector(let v)): lineWidth = max(CGFloat(v.x), 0)
    case (.miterLimit, .vector(let v)): miterLimit = CGFloat(v.x)
    case (.lineDashPhase, .vector(let v)): dashPhase = CGFloat(v.x)
    default: break
    }
  }

  /// Returns the path, filled and then stroked.
  ///
  /// It is not limited to the bounds of the layer.
  func sceneContent() -> [SceneContent] {
    guard let path, !path.isEmpty else { return [] }
    let outline = path.elements.scene
    var marks: [SceneMark] = []
    if let fillColor, fillColor.alpha > 0 {
      marks.append(
        SceneMark(.fill(outline, .color(fillColor.scene), isEvenOdd: fillRule == .evenOdd)))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      let line = outline.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
      if !line.elements.isEmpty {
        marks.append(SceneMark(.stroke(line, .color(strokeColor.scene), lineStyle)))
      }
    }
    guard !marks.isEmpty else { return [] }
    let reach = -lineWidth * max(miterLimit, 1)
    return [.drawing(SceneDrawing(bounds: path.boundingBox.insetBy(dx: reach, dy: reach), marks: marks))]
  }

  private var lineStyle: SceneLineStyle {
    let cap: SceneLineStyle.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: SceneLineStyle.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    return SceneLineStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit), dashes: dashPattern,
      dashPhase: Double(dashPhase))
  }
}
