import Foundation

extension SceneLayer {
  /// The marks that draw the layer and its sublayers, in the layer's own coordinates.
  package var marks: [SceneMark] {
    var marks: [SceneMark] = []
    if let background = style.backgroundColor, background.alpha > 0 {
      marks.append(SceneMark(.fill(outline, .color(background), isEvenOdd: false), shadow: visibleShadow))
    }
    var inside = contents.flatMap(SceneMark.marks) + sublayers.compactMap(\.mark)
    if style.clipsToBounds, !inside.isEmpty {
      inside = [SceneMark(.group(inside), clips: [.path(outline, isEvenOdd: false)])]
    }
    marks += inside
    if let border = style.border, border.width > 0 {
      let line = Self.outline(
        geometry.bounds.insetBy(dx: border.width / 2, dy: border.width / 2), radius: radius - border.width / 2,
        corners: style.roundedCorners)
      marks.append(SceneMark(.stroke(line, .color(border.color), SceneLineStyle(width: border.width))))
    }
    if let mask = mask.first?.mark, !marks.isEmpty {
      marks = [SceneMark(.group(marks), clips: [.mask([mask], .opaque)])]
    }
    return marks
  }

  /// The layer as a mark in its superlayer's coordinates; `nil` when nothing of it is visible.
  private var mark: SceneMark? {
    guard !isHidden, opacity > 0 else { return nil }
    let marks = marks
    guard !marks.isEmpty else { return nil }
    let hasBackground = (style.backgroundColor?.alpha ?? 0) > 0
    return SceneMark(
      .group(marks), map: geometry.map, opacity: opacity, shadow: hasBackground ? nil : visibleShadow)
  }

  /// The shadow, which clipping removes.
  private var visibleShadow: SceneShadow? { style.clipsToBounds ? nil : style.shadow }

  private var radius: Double { min(style.cornerRadius, min(geometry.bounds.width, geometry.bounds.height) / 2) }

  /// The edge of the background.
  package var outline: ScenePath { Self.outline(geometry.bounds, radius: radius, corners: style.roundedCorners) }

  private static func outline(_ rect: CGRect, radius: Double, corners rounded: SceneCorners = .all) -> ScenePath {
    if radius > 0, rounded != .all { return ScenePath(rect: rect, cornerRadius: radius, corners: rounded) }
    let corners = rect.corners
    guard radius > 0 else {
      return ScenePath([.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let inner = radius * (1 - 0.552_284_749_830_793_6)
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return ScenePath([
      .move(at(left + radius, top)), .line(at(right - radius, top)),
      .curve(control1: at(right - inner, top), control2: at(right, top + inner), end: at(right, top + radius)),
      .line(at(right, bottom - radius)),
      .curve(control1: at(right, bottom - inner), control2: at(right - inner, bottom), end: at(right - radius, bottom)),
      .line(at(left + radius, bottom)),
      .curve(control1: at(left + inner, bottom), control2: at(left, bottom - inner), end: at(left, bottom - radius)),
      .line(at(left, top + radius)),
      .curve(control1: at(left, top + inner), control2: at(left + inner, top), end: at(left + radius, top)), .close,
    ])
  }
}
