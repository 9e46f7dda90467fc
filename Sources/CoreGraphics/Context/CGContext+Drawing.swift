import DisplayScene

extension CGContext {
  // MARK: - Drawing the Current Path

  /// Draws the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path) }
  }

  /// Fills the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  /// Draws a line along the current path.
  public func strokePath() { stroke(takePath()) }

  // MARK: - Drawing Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { fill(elements(rects.flatMap(PathShapes.rect)), .winding) }

  /// Draws a line along the edges of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(elements(PathShapes.rect(rect))) }

  /// Draws a line with a given width along the edges of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(elements(PathShapes.ellipse(in: rect)), .winding) }

  /// Draws a line along the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(elements(PathShapes.ellipse(in: rect))) }

  /// Draws separate lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let segments = points.enumerated().map { index, point in
      index.isMultiple(of: 2) ? PathElement.move(point) : .line(point)
    }
    stroke(elements(segments))
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { erase(elements(PathShapes.rect(rect)).scene) }

  // MARK: - Clipping

  /// Clips drawing to the inside of the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath = PathElements()
    clip(elements(rects.flatMap(PathShapes.rect)), .winding)
  }

  /// Clips drawing to the alpha channel of an image in a rectangle.
  ///
  /// Without an alpha channel, the luminance is used.
  public func clip(to rect: CGRect, mask: CGImage) {
    let mark = SceneMark(mask.markKind(in: rect), map: imageTransform(in: rect).scene)
    state.clips.append(.mask([mark], mask.alphaInfo.isOpaque ? .bright : .opaque))
    state.clipBounds = state.clipBounds.intersection(rect.applying(drawingCTM))
  }

  /// Removes all clipping.
  public func resetClip() {
    state.clips = []
    state.clipBounds = bounds
  }

  /// The smallest rectangle that contains the clipping path, in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(drawingCTM.inverted()) }

  private func clip(_ path: PathElements, _ rule: CGPathFillRule) {
    state.clips.append(.path(path.scene, isEvenOdd: rule == .evenOdd))
    state.clipBounds = state.clipBounds.intersection(path.bounds)
    if state.clipBounds.isNull { state.clipBounds = CGRect(origin: bounds.origin, size: .zero) }
  }

  // MARK: - Gradients

  /// Paints a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(SceneGradient(geometry: .linear(start: startPoint, end: endPoint), stops: gradient.stops(options)))
  }

  /// Paints a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    paint(
      SceneGradient(
        geometry: .radial(
          startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius),
        stops: gradient.stops(options)))
  }

  private func paint(_ gradient: SceneGradient) {
    // A gradient fills the whole clipping area.
    let area = PathElements(PathShapes.rect(state.clipBounds)).applying(drawingCTM.inverted())
    add(.fill(area.scene, .gradient(gradient), isEvenOdd: false), map: drawingCTM)
  }

  // MARK: - Images

  /// Draws an image in a rectangle, or repeats it over the whole clipping area.
  ///
  /// The lower edge of the image is at the smallest y, so the image appears upside down if the y axis points down.
  ///
  /// Without interpolation, each point has the color of the nearest pixel: with the quality
  /// ``CGInterpolationQuality/none``, or if the image should not be interpolated.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else {
      let area = SceneMark.Kind.fill(PathElements(PathShapes.rect(rect)).scene, .color(.black), isEvenOdd: false)
      return add(kind(of: image, in: rect), map: imageTransform(in: rect), area: area)
    }
    let tile = SceneDrawing(bounds: rect, marks: [SceneMark(kind(of: image, in: rect))])
    let map = imageTransform(in: rect)
    let area = PathElements(PathShapes.rect(state.clipBounds)).applying(map.inverted())
    add(.fill(area.scene, .pattern(ScenePattern(tile: tile)), isEvenOdd: false), map: map)
  }

  /// Returns the mark that draws an image in a rectangle, with or without interpolation.
  private func kind(of image: CGImage, in rect: CGRect) -> SceneMark.Kind {
    let kind = image.markKind(in: rect)
    guard case .image(var pixels) = kind, !image.shouldInterpolate || state.interpolationQuality == .none else {
      return kind
    }
    pixels.isPixelated = true
    return .image(pixels)
  }

  /// Returns the transform from the upright coordinates of an image to the recorded drawing.
  ///
  /// The y axis of the upright coordinates points down.
  private func imageTransform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY).concatenating(drawingCTM)
  }

  // MARK: - Implementation

  private func takePath() -> PathElements {
    defer { currentPath = PathElements() }
    return currentPath
  }

  /// Returns elements of user space in the coordinates of the recorded drawing.
  private func elements(_ elements: [PathElement]) -> PathElements {
    PathElements(elements).applying(drawingCTM)
  }

  private func fill(_ path: PathElements, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    add(
      .fill(path.scene, paint(state.fillColor, in: .identity), isEvenOdd: rule == .evenOdd), map: .identity)
  }

  private func stroke(_ path: PathElements) {
    guard !path.isEmpty, state.lineWidth > 0 else { return }
    let transform = drawingCTM
    if let scale = transform.uniformScale {
      let style = state.lineStyle(scale: scale)
      return add(.stroke(path.scene, paint(state.strokeColor, in: .identity), style), map: .identity)
    }
    // A transform that does not scale uniformly also distorts the line.
    let original = path.applying(transform.inverted())
    add(
      .stroke(original.scene, paint(state.strokeColor, in: transform), state.lineStyle(scale: 1)), map: transform)
  }

  /// Returns the paint of a color in the coordinates of a mark.
  ///
  /// The transform of user space does not affect the tiles of a pattern.
  private func paint(_ color: CGColor, in map: CGAffineTransform) -> ScenePaint {
    guard var tile = color.tile else { return .color(color.scene) }
    if color.alpha < 1 { tile.marks = [SceneMark(.group(tile.marks), opacity: color.alpha)] }
    var place = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    if let own = color.tileTransform { place = own.concatenating(place).concatenating(firstUserSpace) }
    return .pattern(ScenePattern(tile: tile, map: place.concatenating(map.inverted()).scene))
  }
}
