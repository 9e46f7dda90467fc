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
      let line = ScenePath(
        rect: geometry.bounds.insetBy(dx: border.width / 2, dy: border.width / 2),
        cornerRadius: max(0, radius - border.width / 2), corners: style.roundedCorners, curve: style.cornerCurve)
      marks.append(SceneMark(.stroke(line, .color(border.color), SceneLineStyle(width: border.width))))
    }
    if let mask = mask.first?.mark, !marks.isEmpty {
      marks = [SceneMark(.group(marks), clips: [.mask([mask], .opaque)])]
    }
    return marks
  }

  /// The layer as a mark in its superlayer's coordinates, or `nil` if no part of it is visible.
  var mark: SceneMark? {
    guard !isHidden, opacity > 0 else { return nil }
    let marks = marks
    guard !marks.isEmpty else { return nil }
    let hasBackground = (style.backgroundColor?.alpha ?? 0) > 0
    let shadow = hasBackground ? nil : visibleShadow
    guard geometry.isInPerspective else {
      return SceneMark(.group(marks), map: geometry.map, opacity: opacity, blendMode: blendMode, shadow: shadow)
    }
    let projection = SceneProjection(geometry)
    return SceneMark(
      .group(marks.map { $0.projected(by: projection) }), opacity: opacity, blendMode: blendMode, shadow: shadow)
  }

  /// The shadow, or `nil` if the layer clips its content.
  private var visibleShadow: SceneShadow? { style.clipsToBounds ? nil : style.shadow }

  private var blendMode: SceneBlendMode { style.blendMode ?? .normal }

  private var radius: Double { min(style.cornerRadius, min(geometry.bounds.width, geometry.bounds.height) / 2) }

  /// The edge of the background.
  package var outline: ScenePath {
    ScenePath(
      rect: geometry.bounds, cornerRadius: radius, corners: style.roundedCorners, curve: style.cornerCurve)
  }
}
