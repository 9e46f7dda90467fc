import DisplayScene

/// The parameters of drawing, which a context saves and restores together.
struct GraphicsState {
  /// The transform from user space to the pixels of the device.
  var ctm: CGAffineTransform
  /// The clips, in the coordinates of the recorded drawing.
  var clips: [SceneClip] = []
  /// A rectangle that contains the clipping area, in the same coordinates.
  var clipBounds: CGRect
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// The color spaces of patterns that an app has set; `nil` for other color spaces.
  var fillPatternSpace: CGColorSpace?
  var strokePatternSpace: CGColorSpace?
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashes: [CGFloat] = []
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: SceneShadow?
  var patternPhase = CGSize.zero
  var interpolationQuality = CGInterpolationQuality.default
  var isAntialiased = true
  var textDrawingMode = CGTextDrawingMode.fill

  /// The style of lines, scaled.
  func lineStyle(scale: CGFloat) -> SceneLineStyle {
    let cap: SceneLineStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: SceneLineStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return SceneLineStyle(
      width: lineWidth * scale, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes.map { $0 * scale },
      dashPhase: dashPhase * scale)
  }
}

extension CGAffineTransform {
  /// The transform as a map of a scene.
  var scene: AffineMap { AffineMap(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// The factor of a transform that scales equally in all directions; `nil` for others.
  var uniformScale: CGFloat? {
    let (across, down) = (hypot(a, b), hypot(c, d))
    let isUniform = abs(across - down) < 1e-9 * max(across, down) && abs(a * c + b * d) < 1e-9 * across * down
    return isUniform ? across : nil
  }
}
