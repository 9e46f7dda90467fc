package import DisplayScene

extension LayerAppearance {
  package var sceneGeometry: SceneGeometry {
    SceneGeometry(
      bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transformAboutAnchor.scene)
  }

  package var sceneStyle: SceneStyle {
    SceneStyle(
      backgroundColor: backgroundColor.map(\.scene), cornerRadius: cornerRadius,
      border: border, shadow: shadow, clipsToBounds: masksToBounds, roundedCorners: roundedCorners,
      cornerCurve: isPlain || rare.cornerCurve != .continuous ? .circular : .continuous,
      vibrancy: vibrancy, blendMode: isPlain ? nil : rare.blendMode)
  }

  private var roundedCorners: SceneCorners {
    isPlain ? .all : SceneCorners(rawValue: Int(rare.maskedCorners.rawValue))
  }

  private var vibrancy: SceneVibrancy? {
    guard !isPlain, rare.vibrancy > 0, let color = rare.vibrancyColor else { return nil }
    return SceneVibrancy(color: color.scene, amount: rare.vibrancy)
  }

  private var border: SceneBorder? {
    guard borderWidth > 0 else { return nil }
    return SceneBorder(width: borderWidth, color: borderColor.map(\.scene) ?? .black)
  }

  private var shadow: SceneShadow? {
    guard shadowOpacity > 0 else { return nil }
    var color = shadowColor.map(\.scene) ?? .black
    color.alpha *= Double(shadowOpacity)
    return SceneShadow(
      color: color, offset: shadowOffset, radius: shadowRadius, path: isPlain ? nil : rare.shadowPath?.elements.scene)
  }
}

extension LayerAppearance {
  /// A Boolean value that indicates whether the layer shows its back, which is not visible.
  var isTurnedAway: Bool {
    guard !isPlain, !rare.isDoubleSided else { return false }
    let plane = PlaneProjection(transformAboutAnchor)
    let (origin, x, y) = (plane.project(.zero), plane.project(CGPoint(x: 1, y: 0)), plane.project(CGPoint(x: 0, y: 1)))
    return (x.x - origin.x) * (y.y - origin.y) - (x.y - origin.y) * (y.x - origin.x) < 0
  }
}

extension RareAppearance {
  /// Returns what a layer with the appearance shows besides its background and sublayers.
  @MainActor
  func sceneContent(in appearance: LayerAppearance) -> [SceneContent] {
    images(in: appearance.bounds) + (shape?.sceneContent() ?? []) + (gradient?.sceneContent(in: appearance) ?? [])
      + (text.flatMap { AppRuntime.shared.interface?.contents(of: $0, in: appearance.bounds) } ?? [])
  }

  private func images(in bounds: CGRect) -> [SceneContent] {
    let current = drawing(of: contents, in: bounds)
    guard let dissolve else { return current.map { [.drawing($0)] } ?? [] }
    let former = drawing(of: dissolve.former, in: bounds)
    // The sum of both, so that what is equal in both images does not change.
    let marks =
      [former.map { SceneMark(.drawing($0), opacity: 1 - dissolve.progress) }].compactMap(\.self)
      + [current.map { SceneMark(.drawing($0), opacity: dissolve.progress, blendMode: .plusLighter) }].compactMap(
        \.self)
    guard let area = [former, current].compactMap(\.?.rect).reduce(nil, { $0?.union($1) ?? $1 }) else { return [] }
    return [.drawing(SceneDrawing(bounds: area, marks: [SceneMark(.group(marks))]))]
  }

  private func drawing(of contents: Any?, in bounds: CGRect) -> SceneDrawing? {
    guard let image = contents as? CGImage, contentsRect.width > 0, contentsRect.height > 0 else { return nil }
    let size = CGSize(
      width: CGFloat(image.width) * contentsRect.width / contentsScale,
      height: CGFloat(image.height) * contentsRect.height / contentsScale)
    let shown = contentsGravity.rect(for: size, in: bounds)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let part = CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
      height: contentsRect.height * height)
    let mark = image.markKind(in: CGRect(x: 0, y: 0, width: width, height: height))
    let drawing = SceneDrawing(bounds: part, rect: shown, marks: [SceneMark(mark)])
    let isStretched = contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) && shown.size != size
    return isStretched ? sliced(drawing, size: size) : drawing
  }
}

extension RareAppearance {
  /// Returns ``contentsCenter``, or a pixel in its middle along the axes on which it is smaller.
  private func centerOfPixels(in size: CGSize) -> CGRect {
    let pixel = CGSize(width: 1 / (size.width * contentsScale), height: 1 / (size.height * contentsScale))
    let width = max(contentsCenter.width, pixel.width)
    let height = max(contentsCenter.height, pixel.height)
    return CGRect(
      x: contentsCenter.midX - width / 2, y: contentsCenter.midY - height / 2, width: width, height: height)
  }

  /// Returns contents of which the corners keep their size, in points, in the rectangle of a drawing.
  private func sliced(_ drawing: SceneDrawing, size: CGSize) -> SceneDrawing {
    var own = drawing
    own.rect = CGRect(origin: .zero, size: size)
    let center = centerOfPixels(in: size)
    let slices = ImageSlices.slices(
      size: size, in: drawing.rect,
      caps: .init(
        top: center.minY * size.height, left: center.minX * size.width, bottom: (1 - center.maxY) * size.height,
        right: (1 - center.maxX) * size.width), tiles: false)
    return SceneDrawing(
      bounds: drawing.rect, marks: [SceneMark(.slices(SceneSlices(drawing: own, slices: slices)))])
  }
}

extension CATransform3D {
  var scene: SceneTransform {
    if CATransform3DIsIdentity(self) { return .identity }
    let elements = [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
    return SceneTransform(elements: elements.map(Double.init)) ?? .identity
  }
}
