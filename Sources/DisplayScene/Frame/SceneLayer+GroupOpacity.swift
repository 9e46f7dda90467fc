extension SceneLayer {
  /// Applies the opacity to each part of the layer instead of to the layer as a group.
  package mutating func distributeOpacity() {
    guard opacity < 1 else { return }
    let factor = opacity
    opacity = 1
    style.backgroundColor = style.backgroundColor?.faded(by: factor)
    if let color = style.border?.color { style.border?.color = color.faded(by: factor) }
    if let color = style.shadow?.color { style.shadow?.color = color.faded(by: factor) }
    contents = contents.map { $0.faded(by: factor) }
    for index in sublayers.indices { sublayers[index].opacity *= factor }
  }

  /// A Boolean value that indicates whether the layer or one of its sublayers blurs what is below it.
  var blursContentBelow: Bool {
    contents.contains { if case .backdrop = $0 { true } else { false } }
      || sublayers.contains { !$0.isHidden && $0.opacity > 0 && $0.blursContentBelow }
  }
}

extension SceneColor {
  fileprivate func faded(by factor: Double) -> SceneColor {
    SceneColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension SceneContent {
  /// Returns the content with its opacity multiplied by a factor.
  fileprivate func faded(by factor: Double) -> SceneContent {
    switch self {
    case .text(var text):
      text.color = text.color.faded(by: factor)
      if let color = text.outline?.color { text.outline?.color = color.faded(by: factor) }
      return .text(text)
    case .shape(var shape):
      shape.fill = shape.fill?.faded(by: factor)
      if let color = shape.stroke?.color { shape.stroke?.color = color.faded(by: factor) }
      return .shape(shape)
    case .spinner(var spinner):
      spinner.color = spinner.color.faded(by: factor)
      return .spinner(spinner)
    case .image(let image):
      return .drawing(SceneDrawing(bounds: image.rect, marks: [SceneMark(.image(image), opacity: factor)]))
    case .drawing(var drawing):
      drawing.marks = [SceneMark(.group(drawing.marks), opacity: factor)]
      return .drawing(drawing)
    case .backdrop(var backdrop):
      // A backdrop has no opacity: it blurs less while it fades.
      backdrop.radius *= factor
      backdrop.saturation = 1 + (backdrop.saturation - 1) * factor
      return .backdrop(backdrop)
    }
  }
}
