package import DisplayScene

extension TextLayout {
  /// The lines placed in a rectangle, from its top.
  package func scene(in rect: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool, color: SceneColor)
    -> SceneText
  {
    var baseline = rect.minY + font.ascender
    let placed = lines.map { line in
      defer { baseline += font.lineHeight }
      let free = rect.width - line.width
      let x = rect.minX + free * Self.share(of: alignment, isRightToLeft: isRightToLeft)
      return SceneText.Line(string: line.text, origin: CGPoint(x: x, y: baseline), width: line.width)
    }
    return SceneText(font: font.typeface.scene(size: font.pointSize), color: color, lines: placed)
  }

  /// How much of the free room is at the left of a line. Justified lines are not stretched but set as natural ones.
  private static func share(of alignment: NSTextAlignment, isRightToLeft: Bool) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
