import DisplayScene

extension UIImage {
  /// Draws the image at a point of the current context, in its own size.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at a point of the current context, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, scaled or, if it is resizable, with its caps.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let kind = markKind(in: rect) else { return }
    let area = SceneMark.Kind.fill(
      PathElements(PathShapes.rect(rect)).scene, .color(.black), isEvenOdd: false)
    context.withState(blendMode: blendMode, alpha: alpha) { $0.add(kind, map: $0.drawingCTM, area: area) }
  }

  /// Fills a rectangle of the current context with copies of the image, beginning at its origin.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tile = tile else { return }
    var area = PathElements(PathShapes.rect(rect))
    area = area.applying(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    context.withState(blendMode: .normal, alpha: 1) { context in
      context.translateBy(x: rect.minX, y: rect.minY)
      context.add(.fill(area.scene, .pattern(ScenePattern(tile: tile)), isEvenOdd: false), map: context.drawingCTM)
    }
  }

  /// The format of a renderer whose images have the properties of this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
    format.bounds = CGRect(origin: .zero, size: size)
    return format
  }

  /// Returns the mark that draws the image in a rectangle, or `nil` if the image is empty.
  ///
  /// A template is drawn with its own colors, because no view determines another one.
  private func markKind(in rect: CGRect) -> SceneMark.Kind? {
    let drawn = drawn
    let image = drawn.isSymbolImage || drawn.attributes.tint != nil ? drawn : drawn.withRenderingMode(.alwaysOriginal)
    let color = drawn.attributes.tint?.components.scene ?? .black
    let contents = image.ownScene(in: rect, templateColor: color, traits: .current, isRightToLeft: false)
    let marks = contents.flatMap(SceneMark.marks)
    return marks.count == 1 ? marks[0].kind : marks.isEmpty ? nil : .group(marks)
  }

  /// The image as a tile of a pattern, or `nil` if it has no area.
  var tile: SceneDrawing? {
    let rect = CGRect(origin: .zero, size: size)
    guard rect.width > 0, rect.height > 0, let kind = markKind(in: rect) else { return nil }
    return SceneDrawing(bounds: rect, marks: [SceneMark(kind)])
  }
}
