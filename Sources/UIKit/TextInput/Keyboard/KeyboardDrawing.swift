import DisplayScene

/// The drawing of the keys and the other parts of the keyboard.
struct KeyboardDrawing {
  let colors: KeyboardColors

  func area(_ rect: CGRect) -> SceneContent { .shape(SceneShape(path: box(rect, radius: 0), fill: colors.background)) }

  // MARK: - Keys

  func key(_ key: KeyboardKey) -> [SceneContent] {
    var contents: [SceneContent] = []
    if let fill = colors.fill(key.role) {
      contents = [
        .shape(SceneShape(path: box(key.rect.offsetBy(dx: 0, dy: 1), radius: 5), fill: colors.shadow)),
        .shape(SceneShape(path: box(key.rect, radius: 5), fill: fill)),
      ]
    }
    return contents + face(key)
  }

  private func face(_ key: KeyboardKey) -> [SceneContent] {
    let color = colors.face(key.role)
    let rect = key.rect
    switch key.face {
    case .character(let text):
      let size: CGFloat = text.count > 1 ? 16 : min(23, rect.height * 0.55)
      return [label(text, size: size, color: color, x: rect.midX, y: rect.midY)]
    case .letter(let text, let sign):
      return [
        label(sign, size: 15, color: color.with(alpha: 0.4), x: rect.midX, y: rect.minY + rect.height * 0.26),
        label(text, size: 22, color: color, x: rect.midX, y: rect.minY + rect.height * 0.64),
      ]
    case .word(let text):
      return [label(text, size: min(16, rect.height * 0.45), color: color, x: rect.midX, y: rect.midY)]
    case .digit(let digit, let letters):
      // A low key has no space for the letters.
      guard !letters.isEmpty, rect.height > 36 else {
        return [label(digit, size: 25, color: color, x: rect.midX, y: rect.midY)]
      }
      return [
        label(digit, size: 25, color: color, x: rect.midX, y: rect.midY - 6),
        label(letters, size: 10, weight: .bold, spacing: 1.5, color: color, x: rect.midX, y: rect.midY + 13),
      ]
    case .shift(let isOn):
      return symbol("M12 3L21 12L16.5 12L16.5 19L7.5 19L7.5 12L3 12Z", in: rect, color, isFilled: isOn)
    case .delete:
      return symbol("M8 5L22 5L22 18L8 18L1.5 11.5Z", in: rect, color)
        + symbol("M12 8.5L18 14.5M18 8.5L12 14.5", in: rect, color)
    case .emoji:
      return symbol("M8 14C9.5 17 14.5 17 16 14", in: rect, color) + circle(9, at: (12, 12), in: rect, color)
        + circle(0.6, at: (9, 9.6), in: rect, color) + circle(0.6, at: (15, 9.6), in: rect, color)
    case .microphone:
      return symbol("M9 5C9 1.5 15 1.5 15 5L15 11C15 14.5 9 14.5 9 11Z", in: rect, color)
        + symbol("M5.5 11C5.5 19 18.5 19 18.5 11M12 17L12 21", in: rect, color)
    case .hide:
      return symbol("M1.5 4L22.5 4L22.5 15.5L1.5 15.5ZM5 7.8L19 7.8M7.5 12L16.5 12", in: rect, color)
        + symbol("M9 19L12 21.5L15 19", in: rect, color)
    }
  }

  // MARK: - Predictions

  func bar(_ words: [String], in rect: CGRect) -> [SceneContent] {
    let share = rect.width / CGFloat(max(words.count, 1))
    return words.enumerated().flatMap { index, word in
      let x = rect.minX + share * CGFloat(index)
      let text = label(word, size: 16, color: colors.text, x: x + share / 2, y: rect.midY)
      guard index > 0 else { return [text] }
      let line = CGRect(x: x, y: rect.minY + 11, width: 1, height: max(rect.height - 22, 0))
      return [.shape(SceneShape(path: box(line, radius: 0), fill: colors.separator)), text]
    }
  }

  // MARK: - Parts

  private func label(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, spacing: CGFloat = 0, color: SceneColor,
    x: CGFloat,
    y: CGFloat
  ) -> SceneContent {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let width = TextRuler.width(of: text, font: font) + CGFloat(text.count) * spacing
    // Lowercase letters are drawn lower than capitals and digits, for optical alignment.
    let height =
      text == text.lowercased() && text != text.uppercased() ? (font.xHeight + font.capHeight) / 2 : font.capHeight
    let line = SceneText.Line(
      string: text, origin: CGPoint(x: x - (width - spacing) / 2, y: y + height / 2), width: width)
    return .text(
      SceneText(font: font.typeface.scene(size: size), color: color, lines: [line], letterSpacing: Double(spacing)))
  }

  /// Returns a drawing with the size of 24 by 24 points in the center of a rectangle.
  private func symbol(_ path: String, in rect: CGRect, _ color: SceneColor, isFilled: Bool = false) -> [SceneContent] {
    let placed = place(SymbolPath.parse(path), in: rect)
    return [
      .shape(
        SceneShape(path: placed, fill: isFilled ? color : nil, stroke: .init(color: color, width: 1.4)))
    ]
  }

  private func circle(_ radius: CGFloat, at center: (CGFloat, CGFloat), in rect: CGRect, _ color: SceneColor)
    -> [SceneContent]
  {
    let path = place(SymbolPath.circle(center.0, center.1, radius), in: rect)
    return [.shape(SceneShape(path: path, stroke: .init(color: color, width: 1.4)))]
  }

  private func place(_ path: ScenePath, in rect: CGRect) -> ScenePath {
    path.mapped(scale: 1, offset: CGPoint(x: rect.midX - 12, y: rect.midY - 12))
  }

  private func box(_ rect: CGRect, radius: CGFloat) -> ScenePath {
    SymbolPath.roundedRect(rect, radius: min(radius, min(rect.width, rect.height) / 2))
  }
}
