import DisplayScene

extension LayerAppearance {
  /// Returns contents whose images are shown with the filters of the layer.
  @MainActor
  func filtered(_ contents: [SceneContent]) -> [SceneContent] {
    let filters = ContentsFilters(minification: rare.minificationFilter, magnification: rare.magnificationFilter)
    guard filters.usesNearestPixels else { return contents }
    // The scale of the layer's own transform, as a mean of all directions.
    let scale = abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot()
    let pixels = Double(AppRuntime.shared.interface?.displayScale ?? 1) * scale
    return contents.map { content in
      switch content {
      case .image(let image): .image(filters.apply(to: image, pixelsPerUnit: pixels))
      case .drawing(let drawing): .drawing(filters.apply(to: drawing, pixelsPerUnit: pixels))
      case .text, .shape, .spinner, .backdrop: content
      }
    }
  }
}

/// The filters of a layer's contents.
private struct ContentsFilters {
  let minification: CALayerContentsFilter
  let magnification: CALayerContentsFilter

  var usesNearestPixels: Bool { minification == .nearest || magnification == .nearest }

  /// Returns an image with the filter for its size.
  func apply(to image: SceneImage, pixelsPerUnit: Double) -> SceneImage {
    var image = image
    // Only images whose size is known can be distinguished.
    let isMagnified = CGImage(encoded: image.data).map { Double($0.width) <= image.rect.width * pixelsPerUnit } ?? true
    image.isPixelated = (isMagnified ? magnification : minification) == .nearest
    return image
  }

  /// Returns a drawing whose images have the filter for their sizes.
  func apply(to drawing: SceneDrawing, pixelsPerUnit: Double) -> SceneDrawing {
    guard drawing.bounds.width > 0 else { return drawing }
    var drawing = drawing
    let pixels = pixelsPerUnit * drawing.rect.width / drawing.bounds.width
    drawing.marks = drawing.marks.map { mark in
      var mark = mark
      switch mark.kind {
      case .image(let image):
        let scale = abs(mark.map.a * mark.map.d - mark.map.b * mark.map.c).squareRoot()
        mark.kind = .image(apply(to: image, pixelsPerUnit: pixels * scale))
      case .drawing(let inner): mark.kind = .drawing(apply(to: inner, pixelsPerUnit: pixels))
      case .fill, .stroke, .text, .slices, .group: break
      }
      return mark
    }
    return drawing
  }
}
