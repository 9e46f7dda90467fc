import Foundation

/// The drawing of layers, with the clip paths and filters that they require.
package struct SVGLayerDrawing {
  let idPrefix: String
  private(set) var definitions: [SVGElement] = []
  /// The clip of the layer that is drawn and of those around it, in its coordinates; `nil` without a clip.
  private var clip: SVGBackdropClip?

  init(idPrefix: String) { self.idPrefix = idPrefix }

  /// Returns the element for a layer and its sublayers; `nil` if it is not visible.
  mutating func element(for layer: SceneLayer) -> SVGElement? {
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    if layer.opacity < 1, layer.blursContentBelow {
      // A browser does not blur what is below a group that is not opaque.
      var layer = layer
      layer.distributeOpacity()
      return element(for: layer)
    }
    if layer.geometry.isInPerspective { return projectedElement(for: layer) }
    let outerClip = clip
    defer { clip = outerClip }
    enterClip(of: layer)
    var parts: [SVGElement] = []
    var shadow = shadowReference(of: layer)
    if let background = layer.style.backgroundColor, background.alpha > 0 {
      parts.append(outline(of: layer).with("fill", background).with("filter", shadow))
      shadow = nil  // The background casts the shadow; content in front of it would not change the shadow.
    }
    let inside =
      layer.contents.enumerated().flatMap { contentElements($0.element, at: $0.offset, in: layer) }
      + layer.sublayers.compactMap { element(for: $0) }
    if layer.style.clipsToBounds, !inside.isEmpty {
      parts.append(SVGElement("g").with("clip-path", clipReference(of: layer)).with(inside))
    } else {
      parts += inside
    }
    if let border = layer.style.border, border.width > 0 { parts.append(self.border(border, of: layer)) }
    guard !parts.isEmpty else { return nil }
    if let mask = layer.mask.first {
      let reference = maskReference(of: layer, mask)
      parts = [SVGElement("g").with("mask", reference).with(parts)]
    }
    if let vibrancy = layer.style.vibrancy {
      parts = [SVGElement("g").with("filter", reference(to: vibrancy, of: layer)).with(parts)]
    }
    if let cast = castShadow(of: layer) { parts.insert(cast, at: 0) }
    return SVGElement("g")
      .with("data-name", layer.name)
      .with("data-identifier", layer.accessibility.identifier)
      .with("transform", layer.geometry.map.svg)
      .with("opacity", layer.opacity < 1 ? SVGNumber.string(layer.opacity) : nil)
      .with("filter", shadow)
      .with("style", layer.style.blendMode.map { "mix-blend-mode:\($0.rawValue)" })
      .with(parts)
  }

  /// Updates the clip for the coordinates and the bounds of a layer.
  private mutating func enterClip(of layer: SceneLayer) {
    clip = clip?.converted(by: layer.geometry.map)
    guard layer.style.clipsToBounds else { return }
    let own = SVGBackdropClip(of: layer)
    clip = clip.map { $0.clipping(own) } ?? own
  }

  /// Returns the element for a layer that is seen in perspective, of which each part is projected.
  private mutating func projectedElement(for layer: SceneLayer) -> SVGElement? {
    guard let mark = layer.mark else { return nil }
    let frame = layer.geometry.frame
    let (element, definitions) = SVGDrawing.element(
      for: mark, in: frame.insetBy(dx: -frame.width / 2, dy: -frame.height / 2),
      idPrefix: "\(idPrefix)-projected-\(layer.id)")
    self.definitions += definitions
    return SVGElement("g").with("data-name", layer.name)
      .with("data-identifier", layer.accessibility.identifier).with([element])
  }

  private func outline(of layer: SceneLayer) -> SVGElement {
    let bounds = layer.geometry.bounds
    let radius = min(layer.style.cornerRadius, min(bounds.width, bounds.height) / 2)
    if radius > 0, !layer.style.hasPlainCorners {
      let path = ScenePath(
        rect: bounds, cornerRadius: radius, corners: layer.style.roundedCorners, curve: layer.style.cornerCurve)
      return SVGElement("path").with("d", SVGContent.pathData(path))
    }
    return SVGElement("rect").with(rect: bounds).with("rx", radius > 0 ? SVGNumber.string(radius) : nil)
  }

  private func border(_ border: SceneBorder, of layer: SceneLayer) -> SVGElement {
    let rect = layer.geometry.bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
    let radius = max(0, min(layer.style.cornerRadius, min(rect.width, rect.height) / 2) - border.width / 2)
    if radius > 0, !layer.style.hasPlainCorners {
      let path = ScenePath(
        rect: rect, cornerRadius: radius, corners: layer.style.roundedCorners, curve: layer.style.cornerCurve)
      return SVGElement("path").with("d", SVGContent.pathData(path))
        .with("fill", "none").with("stroke", border.color).with("stroke-width", border.width)
    }
    return SVGElement("rect").with(rect: rect)
      .with("rx", radius > 0 ? SVGNumber.string(radius) : nil)
      .with("fill", "none").with("stroke", border.color).with("stroke-width", border.width)
  }

  private mutating func clipReference(of layer: SceneLayer) -> String {
    let id = "\(idPrefix)-clip-\(layer.id)"
    definitions.append(SVGElement("clipPath").with("id", id).with([outline(of: layer)]))
    return "url(#\(id))"
  }

  /// Returns the reference to the filter that replaces the colors of a layer.
  private mutating func reference(to vibrancy: SceneVibrancy, of layer: SceneLayer) -> String {
    let id = "\(idPrefix)-vibrancy-\(layer.id)"
    definitions.append(
      SVGElement("filter").with("id", id).with("color-interpolation-filters", "sRGB").with([
        SVGElement("feColorMatrix").with("values", vibrancy.matrix)
      ]))
    return "url(#\(id))"
  }

  /// Returns the reference to the mask of a layer, which shows the parts where another layer is opaque.
  private mutating func maskReference(of layer: SceneLayer, _ mask: SceneLayer) -> String {
    let id = "\(idPrefix)-mask-\(layer.id)"
    let reach = layer.geometry.bounds.union(mask.geometry.frame).insetBy(dx: -1000, dy: -1000)
    let shape = element(for: mask)
    definitions.append(
      SVGElement("mask").with("id", id).with("maskUnits", "userSpaceOnUse").with("mask-type", "alpha")
        .with(rect: reach).with(shape.map { [$0] } ?? []))
    return "url(#\(id))"
  }

  /// Returns the shadow that a shape casts which the app has set.
  private mutating func castShadow(of layer: SceneLayer) -> SVGElement? {
    guard let shadow = layer.style.shadow, let path = shadow.path, shadow.color.alpha > 0,
      !layer.style.clipsToBounds
    else { return nil }
    let id = "\(idPrefix)-cast-\(layer.id)"
    definitions.append(
      SVGElement("filter").with("id", id).with("x", "-100%").with("y", "-100%").with("width", "300%").with(
        "height", "300%"
      )
      .with([SVGElement("feGaussianBlur").with("stdDeviation", shadow.radius)]))
    let place = [shadow.offset.width, shadow.offset.height].map(SVGNumber.string).joined(separator: " ")
    return SVGElement("path").with("d", SVGContent.pathData(path)).with("fill", shadow.color)
      .with("transform", "translate(\(place))").with("filter", "url(#\(id))")
  }

  /// Returns the reference to the filter for the shadow of a layer.
  ///
  /// Returns `nil` if there is no shadow, or clipping would remove it.
  private mutating func shadowReference(of layer: SceneLayer) -> String? {
    guard let shadow = layer.style.shadow, shadow.path == nil, shadow.color.alpha > 0, !layer.style.clipsToBounds else {
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

  private mutating func contentElements(
    _ content: SceneContent, at index: Int, in layer: SceneLayer
  ) -> [SVGElement] {
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
    case .backdrop(let backdrop): element(for: backdrop).map { [$0] } ?? []
    case .drawing(let drawing):
      [SVGDrawing.element(for: drawing, idPrefix: "\(idPrefix)-drawing-\(layer.id)-\(index)")]
    }
  }

  private mutating func element(for backdrop: SceneBackdrop) -> SVGElement? {
    if !definitions.contains(where: { $0.name == "style" }) {
      definitions.append(SVGElement("style").with(text: SVGContent.backdropStyle))
    }
    guard let clip else { return SVGContent.element(for: backdrop) }
    return clip.apply(to: backdrop).map { SVGContent.element(for: $0.backdrop, radii: $0.radii) }
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

extension SceneStyle {
  /// A Boolean value that indicates whether the attributes of a rectangle can represent the corners.
  fileprivate var hasPlainCorners: Bool { roundedCorners == .all && cornerCurve == .circular }
}
