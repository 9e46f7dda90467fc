import Foundation

extension SceneMark {
  /// Returns the mark as seen in perspective.
  func projected(by projection: SceneProjection) -> SceneMark {
    let whole = projection.after(map)
    let clips = clips.map { $0.projected(by: projection) }
    var mark = SceneMark(kind, clips: clips, opacity: opacity, blendMode: blendMode, isAntialiased: isAntialiased)
    mark.shadow = shadow
    switch kind {
    case .fill(let path, let paint, let isEvenOdd):
      mark.kind = .fill(path.projected(by: whole), paint.projected(by: whole, near: path.box), isEvenOdd: isEvenOdd)
    case .stroke(let path, let paint, let style):
      mark.kind = .stroke(
        path.projected(by: whole), paint.projected(by: whole, near: path.box),
        style.scaled(by: whole.scale(at: CGPoint(x: path.box.midX, y: path.box.midY))))
    case .text(let text): mark.kind = .group(text.projectedLines(by: whole))
    case .image(let image): mark.map = whole.map(near: image.rect)
    case .drawing(let drawing): mark.project(drawing, by: whole)
    case .slices(let slices):
      mark.map = whole.map(near: slices.slices.reduce(CGRect.null) { $0.union($1.rect) })
    case .group(let marks): mark.kind = .group(marks.map { $0.projected(by: whole) })
    }
    return mark
  }

  /// Projects the marks of a drawing, unless it has a color of its own.
  private mutating func project(_ drawing: SceneDrawing, by whole: SceneProjection) {
    let (bounds, rect) = (drawing.bounds, drawing.rect)
    guard drawing.tint == nil, bounds.width > 0, bounds.height > 0 else {
      map = whole.map(near: rect)
      return
    }
    let (a, d) = (rect.width / bounds.width, rect.height / bounds.height)
    let placed = AffineMap(a: a, d: d, tx: rect.minX - a * bounds.minX, ty: rect.minY - d * bounds.minY)
    let edge = ScenePath(rect: rect, cornerRadius: 0, corners: []).projected(by: whole)
    let marks = drawing.marks.map { $0.projected(by: whole.after(placed)) }
    kind = .group([SceneMark(.group(marks), clips: [.path(edge, isEvenOdd: false)])])
  }
}

extension SceneText {
  /// Returns a mark for each line, which is narrowed and inclined as in its place.
  fileprivate func projectedLines(by projection: SceneProjection) -> [SceneMark] {
    lines.map { line in
      var text = self
      text.lines = [line]
      let rect = CGRect(x: line.origin.x, y: line.origin.y - font.size, width: line.width, height: font.size)
      return SceneMark(.text(text), map: projection.map(near: rect))
    }
  }
}

extension ScenePath {
  /// Returns the path as seen in perspective.
  ///
  /// The control points of curves are projected, too.
  func projected(by projection: SceneProjection) -> ScenePath { mapped(projection.apply) }

  /// The smallest rectangle around all points, including control points.
  fileprivate var box: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let control1, let control2, let end): [control1, control2, end].forEach(add)
      case .close: break
      }
    }
    return box.isNull ? .zero : box
  }
}

extension SceneClip {
  fileprivate func projected(by projection: SceneProjection) -> SceneClip {
    switch self {
    case .path(let path, let isEvenOdd): .path(path.projected(by: projection), isEvenOdd: isEvenOdd)
    case .mask(let marks, let channel): .mask(marks.map { $0.projected(by: projection) }, channel)
    }
  }
}

extension ScenePaint {
  /// Returns the paint as seen in perspective, near a rectangle that it fills.
  fileprivate func projected(by projection: SceneProjection, near rect: CGRect) -> ScenePaint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      switch gradient.geometry {
      case .linear(let start, let end):
        gradient.geometry = .linear(start: projection.apply(start), end: projection.apply(end))
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        gradient.geometry = .radial(
          startCenter: projection.apply(startCenter), startRadius: startRadius * projection.scale(at: startCenter),
          endCenter: projection.apply(endCenter), endRadius: endRadius * projection.scale(at: endCenter))
      }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.map = projection.map(near: rect).applied(after: pattern.map)
      return .pattern(pattern)
    }
  }
}

extension SceneLineStyle {
  fileprivate func scaled(by factor: Double) -> SceneLineStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}

extension AffineMap {
  /// Returns the map that applies another one first.
  fileprivate func applied(after first: AffineMap) -> AffineMap {
    let origin = apply(CGPoint(x: first.tx, y: first.ty))
    return AffineMap(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
  }
}
