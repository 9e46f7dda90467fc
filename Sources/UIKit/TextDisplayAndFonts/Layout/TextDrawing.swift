import DisplayScene

/// A structure that creates scene content from lines of text.
///
/// All text with the same attributes becomes one text content, on any number of lines. Lines below and through words
/// are drawn separately, at positions that are derived from the font.
struct TextDrawing {
  let color: UIColor
  let override: UIColor?
  let opacity: CGFloat
  let traits: UITraitCollection
  private var backgrounds: [SceneContent] = []
  private var texts: [SceneText] = []
  private var others: [SceneContent] = []

  init(color: UIColor, override: UIColor?, opacity: CGFloat, traits: UITraitCollection) {
    self.color = color
    self.override = override
    self.opacity = opacity
    self.traits = traits
  }

  var contents: [SceneContent] { backgrounds + glyphs }

  /// The text with the lines below and through it, and the attachments.
  var glyphs: [SceneContent] { texts.map { .text($0) } + others }

  mutating func add(_ line: TextLayout.Line, of layout: TextLayout, in rect: CGRect) {
    let stretch = layout.stretch(of: line, in: rect)
    guard stretch > 0 else {
      for fragment in line.fragments { add(fragment, on: line, of: layout, in: rect, moved: 0) }
      return
    }
    for (word, moved) in JustifiedLine(line, stretch: stretch).words {
      add(word, on: line, of: layout, in: rect, moved: moved)
    }
  }

  private mutating func add(
    _ fragment: TextLayout.Fragment, on line: TextLayout.Line, of layout: TextLayout, in rect: CGRect, moved: CGFloat
  ) {
    let total = line.width + layout.stretch(of: line, in: rect)
    let start = fragment.x + moved
    let left = layout.left(of: line, in: rect) + (line.isRightToLeft ? total - start - fragment.width : start)
    let frame = CGRect(x: left, y: rect.minY + line.top, width: fragment.width, height: line.height)
    let baseline = rect.minY + line.baseline - fragment.look.baselineOffset
    if let background = fragment.look.backgroundColor {
      backgrounds.append(.shape(SceneShape(path: .rect(frame), fill: scene(background))))
    }
    if let place = fragment.attachment {
      addPicture(
        place, of: line.paragraph, in: layout.options.container, at: CGPoint(x: left, y: baseline), look: fragment.look)
    } else if fragment.text != "\t" {
      addText(fragment, at: CGPoint(x: left, y: baseline), isRightToLeft: line.isRightToLeft)
    }
    addStrokes(of: fragment, from: left, baseline: baseline)
  }

  private mutating func addText(_ fragment: TextLayout.Fragment, at origin: CGPoint, isRightToLeft: Bool) {
    let look = fragment.look
    var text = SceneText(
      font: look.font.typeface.scene(size: look.font.pointSize), color: fillColor(look),
      lines: [.init(string: fragment.text, origin: origin, width: fragment.width)],
      letterSpacing: look.kern, shadow: look.shadow.flatMap(shadow), outline: outline(look),
      isRightToLeft: isRightToLeft)
    text.obliqueness = look.obliqueness
    text.stretchesLetters = look.expansion != 0
    let index = texts.firstIndex { other in
      var other = other
      other.lines = text.lines
      return other == text
    }
    if let index { texts[index].lines += text.lines } else { texts.append(text) }
  }

  private func shadow(_ shadow: NSShadow) -> SceneShadow? {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    return SceneShadow(
      color: scene(color),
      offset: CGSize(width: shadow.shadowOffset.width.finite, height: shadow.shadowOffset.height.finite),
      // A blur extends to about twice the standard deviation of its Gaussian function.
      radius: max(0, shadow.shadowBlurRadius.finite) / 2)
  }

  private mutating func addPicture(
    _ place: AttachmentPlace, of paragraph: MeasuredText, in container: NSTextContainer?, at origin: CGPoint,
    look: TextAttributes
  ) {
    let bounds = place.bounds
    let rect = CGRect(
      x: origin.x + bounds.minX, y: origin.y - bounds.maxY, width: bounds.width, height: bounds.height)
    let image = look.attachment?.image(
      forBounds: rect, textContainer: container, characterIndex: paragraph.offset(place.index))
    guard let image else { return }
    others += image.scene(in: rect, templateColor: textColor(look), traits: traits)
  }

  // MARK: - Lines below and through Text

  private mutating func addStrokes(of fragment: TextLayout.Fragment, from left: CGFloat, baseline: CGFloat) {
    let look = fragment.look
    let size = look.font.pointSize
    if let underline = look.underline {
      add(underline, of: fragment, from: left, y: baseline + size * 0.105)
    }
    if let strikethrough = look.strikethrough {
      add(strikethrough, of: fragment, from: left, y: baseline - look.font.xHeight / 2)
    }
  }

  private mutating func add(
    _ stroke: TextAttributes.Stroke, of fragment: TextLayout.Fragment, from left: CGFloat, y: CGFloat
  ) {
    guard !stroke.style.isEmpty, fragment.width > 0 else { return }
    let thickness = max(1, fragment.look.font.pointSize / 18) * (stroke.style.contains(.thick) ? 2 : 1)
    let isDouble = stroke.style.contains(.double)
    let color = stroke.color.map(scene) ?? textColor(fragment.look)
    let spans = stroke.style.contains(.byWord) ? WordSpans.spans(of: fragment) : [0...max(0, fragment.width)]
    var path = ScenePath()
    for span in spans {
      for piece in StrokePattern(stroke.style, unit: thickness).pieces(of: span) {
        for row in 0..<(isDouble ? 2 : 1) {
          path.elements +=
            ScenePath.rect(
              CGRect(
                x: left + piece.lowerBound, y: y - thickness / 2 + CGFloat(row) * thickness * 2,
                width: piece.upperBound - piece.lowerBound, height: thickness)
            ).elements
        }
      }
    }
    others.append(.shape(SceneShape(path: path, fill: color)))
  }

  // MARK: - Colors

  private func textColor(_ look: TextAttributes) -> SceneColor { scene(override ?? look.color ?? color) }

  /// Returns the color inside of the letters, which is transparent if they have an outline only.
  private func fillColor(_ look: TextAttributes) -> SceneColor {
    look.strokeWidth > 0 ? scene(.clear) : textColor(look)
  }

  private func outline(_ look: TextAttributes) -> SceneShape.Stroke? {
    guard look.strokeWidth != 0 else { return nil }
    return SceneShape.Stroke(
      color: override == nil ? look.strokeColor.map(scene) ?? textColor(look) : textColor(look),
      width: abs(look.strokeWidth) / 100 * look.font.pointSize)
  }

  private func scene(_ color: UIColor) -> SceneColor {
    var color = color.resolvedColor(with: traits).components.scene
    color.alpha *= Double(opacity)
    return color
  }
}

extension ScenePath {
  /// Returns a path of a rectangle.
  static func rect(_ rect: CGRect) -> ScenePath {
    ScenePath([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }
}
