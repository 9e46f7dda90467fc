import Foundation

extension SVGLayerDrawing {
  /// Returns the mask of a layer as the address of an image that covers the layer's bounds.
  ///
  /// Displays that draw layers themselves use it. The result is `nil` without a mask.
  package static func maskImage(of layer: SceneLayer) -> String? {
    guard let mask = layer.mask.first else { return nil }
    var drawing = SVGLayerDrawing(idPrefix: "mask")
    let shape = drawing.element(for: mask)
    let bounds = layer.geometry.bounds
    let picture = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", bounds.width).with("height", bounds.height)
      .with(
        "viewBox", [bounds.minX, bounds.minY, bounds.width, bounds.height].map(SVGNumber.string).joined(separator: " ")
      )
      .with([SVGElement("defs").with(drawing.definitions)]).with(shape.map { [$0] } ?? [])
    return "data:image/svg+xml;base64,\(Data(picture.text.utf8).base64EncodedString())"
  }
}
