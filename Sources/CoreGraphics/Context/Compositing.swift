import DisplayScene

/// The combination of a new mark with the existing marks, by a blend mode.
///
/// A scene supports the modes that blend colors. The modes that depend on opacities are expressed with masks: the new
/// mark masks the part of the existing marks that disappears, and the existing marks mask the new mark.
struct Compositing {
  var mode: CGBlendMode
  /// The new mark.
  var mark: SceneMark
  /// The area that the new mark affects, as an opaque mark.
  var coverage: SceneMark
  /// A Boolean value that indicates whether the area is the whole drawing.
  var coversEverything: Bool

  /// Returns a rectangle that contains what changes in the drawing.
  ///
  /// - Parameter limit: A rectangle that contains the clips.
  func extent(in limit: CGRect) -> CGRect {
    // A shadow, a line, or a group may be anywhere.
    guard mark.shadow == nil, let own = coverage.kind.frame else { return limit }
    return own.applying(CGAffineTransform(coverage.map)).intersection(limit)
  }

  func apply(to marks: inout [SceneMark]) {
    if let simple = mode.scene {
      var mark = mark
      mark.blendMode = simple
      marks.append(mark)
      return
    }
    let old = marks
    switch mode {
    case .destinationOver: marks.insert(mark, at: 0)
    case .sourceAtop: marks.append(new(where: old, .opaque))
    case .clear: marks = remaining(of: old)
    // An opaque mark replaces what it covers also at its edges, without a gap between it and what remains.
    case .copy: marks = (mark.isOpaque && !coversEverything ? old : remaining(of: old)) + [mark]
    case .sourceIn: marks = remaining(of: old) + [new(where: old, .opaque)]
    case .sourceOut: marks = remaining(of: old) + [new(where: old, .transparent)]
    case .destinationOut: marks = Self.limited(old, to: [mark], .transparent)
    case .destinationIn: marks = remaining(of: old) + Self.limited(old, to: [mark], .opaque)
    case .destinationAtop:
      marks = remaining(of: old) + Self.limited(old, to: [mark], .opaque) + [new(where: old, .transparent)]
    case .xor: marks = Self.limited(old, to: [mark], .transparent) + [new(where: old, .transparent)]
    default: marks.append(mark)
    }
  }

  /// Returns the existing marks outside of the affected area.
  private func remaining(of old: [SceneMark]) -> [SceneMark] {
    coversEverything ? [] : Self.limited(old, to: [coverage], .transparent)
  }

  /// Returns the new mark, masked by the existing ones.
  private func new(where old: [SceneMark], _ channel: SceneClip.Channel) -> SceneMark {
    var mark = mark
    mark.clips.append(.mask(old, channel))
    return mark
  }

  private static func limited(
    _ marks: [SceneMark], to mask: [SceneMark], _ channel: SceneClip.Channel
  ) -> [SceneMark] {
    marks.isEmpty ? [] : [SceneMark(.group(marks), clips: [.mask(mask, channel)])]
  }
}

extension CGBlendMode {
  /// The blend mode of a scene; `nil` for modes that are expressed with masks.
  var scene: SceneBlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    default: nil
    }
  }
}

extension SceneMark {
  /// A Boolean value that indicates whether the mark is opaque wherever it is visible.
  fileprivate var isOpaque: Bool {
    guard opacity == 1, shadow == nil, case .fill(_, .color(let color), _) = kind else { return false }
    return color.alpha >= 1
  }
}

extension SceneMark.Kind {
  /// A rectangle that contains the mark, in its own coordinates; `nil` if it is not known.
  fileprivate var frame: CGRect? {
    switch self {
    case .fill(let path, _, _): PathElements(path).boundsOfPoints
    case .image(let image): image.rect
    case .drawing(let drawing): drawing.rect
    case .stroke, .text, .slices, .group: nil
    }
  }
}
