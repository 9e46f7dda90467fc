import DisplayScene

/// The ways in which letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The letters are filled.
  case fill = 0
  /// The outline of the letters is drawn.
  case stroke = 1
  /// The letters are filled, and their outline is drawn.
  case fillStroke = 2
  /// Nothing is drawn.
  case invisible = 3
  /// The letters are filled, and drawing is clipped to them.
  case fillClip = 4
  /// The outline of the letters is drawn, and drawing is clipped to them.
  case strokeClip = 5
  /// The letters are filled, their outline is drawn, and drawing is clipped to them.
  case fillStrokeClip = 6
  /// Drawing is clipped to the letters.
  case clip = 7

  /// A Boolean value that indicates whether drawing is clipped to the letters.
  var clips: Bool { rawValue >= Self.fillClip.rawValue }

  /// Returns text as it is drawn; `nil` if nothing is drawn.
  func drawn(_ text: SceneText, lineWidth: CGFloat) -> SceneText? {
    var text = text
    switch self {
    case .fill, .fillClip: return text
    case .invisible, .clip: return nil
    case .stroke, .strokeClip, .fillStroke, .fillStrokeClip:
      // The attributes of a string may have an outline of their own.
      if text.outline == nil { text.outline = SceneShape.Stroke(color: text.color, width: lineWidth) }
      if self == .stroke || self == .strokeClip { text.color.alpha = 0 }
      return text
    }
  }
}

extension CGContext {
  // MARK: - Text

  /// The place of text that is drawn by its glyphs: the translation of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets how letters are drawn.
  ///
  /// The outline of letters has the width of lines, and the color of the text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// A Boolean value that indicates whether text looks other than by its attributes, or is at another place.
  package var altersText: Bool {
    let (ctm, tolerance) = (drawingCTM, 1e-9)
    let isAtItsPlace =
      abs(ctm.a - 1) < tolerance && abs(ctm.b) < tolerance && abs(ctm.c) < tolerance && abs(ctm.d - 1) < tolerance
      && abs(ctm.tx) < tolerance && abs(ctm.ty) < tolerance
    return !isAtItsPlace || state.textDrawingMode != .fill || state.alpha != 1 || state.blendMode != .normal
  }

  // MARK: - Colors of Devices

  /// Sets the adjustment of colors to a device.
  ///
  /// - Note: It has no effect, because displays show the colors of all color spaces as sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
