import Foundation

/// The drawing of layers, with the clip paths and filters that they require.
struct SVGLayerDrawing {
  let idPrefix: String
  private(set) var definitions: [SVGElement] = []

  init(idPrefix: String) { self.idPrefix = idPrefix }

  /// Returns the element for a layer and its sublayers; `nil` if it is not visible.
  mutating func element(for layer: SceneLayer) -> SVGElement? {
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    var parts: [SVGElement] = []
    var shadow = shadowReference(of: layer)
    if let background = layer.style.backgroundColor, background.alpha > 0 {
      parts.append(outline(of: layer).with("fill", background).with("filter", shadow))
      shadow = nil  // The background casts the shadow; content in front of it would not change the shadow.
    }
    let inside =
      layer.contents.flatMap { contentElements($0, in: layer) }
      + layer.sublayers.compactMap { element(for: $0) }
    if layer.style.clipsToBounds, !inside.isEmpty {
      parts.append(SVGElement("g").with("clip-path", clipReference(of: layer)).with(inside))
    } else {
      parts += inside
    }
    if let border = layer.style.border, border.width > 0 { parts.append(self.border(border, of: layer)) }
    guard !parts.isEmpty else { return nil }
    return SVGElement("g")
      .with("data-name", layer.name)
      .with("data-identifier", layer.accessibility.identifier)
      .with("transform", transform(of: layer))
      .with("opacity", layer.opacity < 1 ? SVGNumber.string(layer.opacity) : nil)
      .with("filter", shadow)
      .with(parts)
  }

  private func transform(of layer: SceneLayer) -> String? {
    let map = layer.geometry.map
    guard map != AffineMap() else { return nil }
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return "translate(\(SVGNumber.string(map.tx)) \(SVGNumber.string(map.ty)))"
    }
    // With three decimals, the far side of a large layer would deviate by half a point.
    let linear = [map.a, map.b, map.c, map.d].map { SVGNumber.string($0, decimals: 6) }
    let place = [map.tx, map.ty].map { SVGNumber.string($0) }
    return "matrix(\((linear + place).joined(separator: " ")))"
  }

  private func outline(of layer: SceneLayer) -> SVGElement {
    let bounds = layer.geometry.bounds
    let radius = min(layer.style.cornerRadius, min(bounds.width, bounds.height) / 2)
    return SVGElement("rect").with(rect: bounds).with("rx", radius > 0 ? SVGNumber.string(radius) : nil)
  }

  private func border(_ border: SceneBorder, of layer: SceneLayer) -> SVGElement {
    let rect = layer.geometry.bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
    let radius = max(0, min(layer.style.cornerRadius, min(rect.width, rect.height) / 2) - border.width / 2)
    return SVGElement("rect").with(rect: rect)
      .with("rx", radius > 0 ? SVGNumber.string(radius) : nil)
      .with("fill", "none").with("stroke", border.color).with("stroke-width", border.width)
  }

  private mutating func clipReference(of layer: SceneLayer) -> String {
    let id = "\(idPrefix)-clip-\(layer.id)"
    definitions.append(SVGElement("clipPath").with("id", id).with([outline(of: layer)]))
    return "url(#\(id))"
  }

  /// Returns the reference to the filter for the shadow of a layer.
  ///
  /// Returns `nil` if there is no shadow, or clipping would remove it.
  private mutating func shadowReference(of layer: SceneLayer) -> String? {
    guard let shadow = layer.style.shadow, shadow.color.alpha > 0, !layer.style.clipsToBounds else {
      return nil
    }
    let id = "\(idPrefix)-shadow-\(layer.id)"
    let reach = 3 * shadow.radius
    let region = layer.geometry.bounds
      .union(layer.geometry.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      .insetBy(dx: -reach, dy: -reach)
    definitions.append(
      SVGElement("filter").with("id", id).with("filterUnits", "userSpaceOnUse").with(rect: region).with([
        SVGElement("feDropShadow")
          .with("dx", shadow.offset.width).with("dy", shadow.offset.height)
          .with("stdDeviation", shadow.radius)
          .with("flood", shadow.color)
      ]))
    return "url(#\(id))"
  }

  private mutating func contentElements(_ content: SceneContent, in layer: SceneLayer) -> [SVGElement] {
    switch content {
    case .text(let text):
      if let filter = shadowReference(of: text, in: layer) {
        [SVGElement("g").with("filter", filter).with(SVGContent.elements(for: text))]
      } else {
        SVGContent.elements(for: text)
      }
    case .shape(let shape): [SVGContent.element(for: shape)]
    case .spinner(let spinner): SVGContent.elements(for: spinner)
    case .image(let image):
      [SVGContent.element(for: image).with("filter", tintReference(of: image, in: layer))]
    }
  }

  /// Returns the reference to the filter for the shadow of text.
  private mutating func shadowReference(of text: SceneText, in layer: SceneLayer) -> String? {
    guard let shadow = text.shadow, shadow.color.alpha > 0 else { return nil }
    let id = "\(idPrefix)-text-shadow-\(layer.id)-\(definitions.count)"
    let reach = 3 * shadow.radius + text.font.size
    // Characters can extend beyond their layer if it does not clip them.
    let region = text.lines.reduce(layer.geometry.bounds) { region, line in
      region.union(CGRect(origin: line.origin, size: CGSize(width: line.width, height: 0)))
    }
    let shifted = region.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    definitions.append(
      SVGElement("filter").with("id", id).with("filterUnits", "userSpaceOnUse")
        .with(rect: region.union(shifted).insetBy(dx: -reach, dy: -reach)).with([
          SVGElement("feDropShadow")
            .with("dx", shadow.offset.width).with("dy", shadow.offset.height)
            .with("stdDeviation", shadow.radius)
            .with("flood", shadow.color)
        ]))
    return "url(#\(id))"
  }

  /// Returns the reference to the filter that fills an image with a color and keeps its transparency.
  private mutating func tintReference(of image: SceneImage, in layer: SceneLayer) -> String? {
    guard let tint = image.tint else { return nil }
    let id = "\(idPrefix)-tint-\(layer.id)-\(definitions.count)"
    definitions.append(
      SVGElement("filter").with("id", id).with([
        SVGElement("feFlood").with("flood", tint),
        SVGElement("feComposite").with("in2", "SourceAlpha").with("operator", "in"),
      ]))
    return "url(#\(id))"
  }
}
