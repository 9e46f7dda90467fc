import Foundation

/// Draws what an app has drawn, as an SVG document inside of another one.
///
/// The document clips and stretches the drawing, and contains the definitions that it refers to.
package struct SVGDrawing {
  private let idPrefix: String
  private let bounds: CGRect
  private var definitions: [SVGElement] = []
  private var identifiers: [String: String] = [:]
  private var identifierCount = 0

  /// Returns the document for a drawing.
  ///
  /// - Parameter idPrefix: The beginning of all identifiers, which must be unique in the document around it.
  static func element(for drawing: SceneDrawing, idPrefix: String) -> SVGElement {
    var renderer = SVGDrawing(idPrefix: idPrefix, bounds: drawing.bounds)
    let marks = renderer.elements(for: drawing.marks)
    var content = marks
    if drawing.marks.contains(where: { $0.blendMode != .normal }) {
      // Marks are combined with each other only, not with what the document is shown on.
      content = [SVGElement("g").with("style", "isolation:isolate").with(marks)]
    }
    if let tint = drawing.tint {
      content = [SVGElement("g").with("filter", renderer.tintReference(tint, of: drawing.bounds)).with(content)]
    }
    return SVGElement("svg").with(rect: drawing.rect)
      .with("viewBox", viewBox(drawing.bounds)).with("preserveAspectRatio", "none")
      .with(renderer.definitions.isEmpty ? [] : [SVGElement("defs").with(renderer.definitions)])
      .with(content)
  }

  /// Returns the element for a mark without a document of its own, and the definitions that it refers to.
  ///
  /// - Parameters:
  ///   - bounds: A rectangle that contains the mark.
  ///   - idPrefix: The beginning of all identifiers, which must be unique in the document.
  static func element(for mark: SceneMark, in bounds: CGRect, idPrefix: String) -> (SVGElement, [SVGElement]) {
    var renderer = SVGDrawing(idPrefix: idPrefix, bounds: bounds)
    let element = renderer.element(for: mark)
    return (element, renderer.definitions)
  }

  /// Returns the document as text, with identifiers that depend on the drawing only.
  package static func markup(for drawing: SceneDrawing) -> String {
    // No document contains this character, which XML does not permit.
    let placeholder = "\u{1}"
    let text = element(for: drawing, idPrefix: placeholder).with("xmlns", "http://www.w3.org/2000/svg").text
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return text.replacingOccurrences(of: placeholder, with: "d\(String(hash, radix: 16))")
  }

  private static func viewBox(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(SVGNumber.string).joined(separator: " ")
  }

  private init(idPrefix: String, bounds: CGRect) {
    self.idPrefix = idPrefix
    self.bounds = bounds
  }

  // MARK: - Marks

  private mutating func elements(for marks: [SceneMark]) -> [SVGElement] {
    var result: [SVGElement] = []
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      // Neighbors with the same clips share them. A group is combined as a whole, so that blend modes would not reach
      // the marks behind it.
      var end = index + 1
      if !mark.clips.isEmpty {
        while end < marks.count, marks[end].clips == mark.clips, mark.blendMode == .normal,
          marks[end].blendMode == .normal
        { end += 1 }
      }
      if end - index > 1 {
        let inside = marks[index..<end].map { mark in
          var mark = mark
          mark.clips = []
          return element(for: mark)
        }
        result.append(clipped(inside, by: mark.clips))
      } else {
        result.append(element(for: mark))
      }
      index = end
    }
    return result
  }

  private mutating func element(for mark: SceneMark) -> SVGElement {
    var element = element(for: mark.kind).with("shape-rendering", mark.isAntialiased ? nil : "crispEdges")
      .with(transform: mark.map)
    if let shadow = mark.shadow, shadow.color.alpha > 0 {
      element = SVGElement("g").with("filter", shadowReference(shadow)).with([element])
    }
    if !mark.clips.isEmpty { element = clipped([element], by: mark.clips) }
    let blending = mark.blendMode == .normal ? nil : "mix-blend-mode:\(mark.blendMode.rawValue)"
    guard mark.opacity < 1 || blending != nil else { return element }
    return SVGElement("g").with("opacity", mark.opacity < 1 ? SVGNumber.string(mark.opacity) : nil)
      .with("style", blending).with([element])
  }

  private mutating func element(for kind: SceneMark.Kind) -> SVGElement {
    switch kind {
    case .fill(let path, let paint, let isEvenOdd):
      return SVGElement("path").with("d", SVGContent.pathData(path))
        .with("fill", paint, reference(toPaint: paint)).with("fill-rule", isEvenOdd ? "evenodd" : nil)
    case .stroke(let path, let paint, let style):
      return SVGElement("path").with("d", SVGContent.pathData(path)).with("fill", "none")
        .with("stroke", paint, reference(toPaint: paint)).with(style)
    case .text(let text):
      let lines = SVGElement("g").with(SVGContent.elements(for: text))
      guard let shadow = text.shadow, shadow.color.alpha > 0 else { return lines }
      return lines.with("filter", shadowReference(shadow))
    case .image(let image):
      return SVGContent.element(for: image).with("filter", image.tint.map { tintReference($0, of: nil) })
    case .drawing(let drawing):
      return Self.element(for: drawing, idPrefix: nextIdentifier("part"))
    case .slices(let slices):
      return element(for: slices)
    case .group(let marks):
      return SVGElement("g").with("style", "isolation:isolate").with(elements(for: marks))
    }
  }

  private mutating func element(for slices: SceneSlices) -> SVGElement {
    let id = nextIdentifier("slices")
    definitions.append(
      SVGElement("g").with("id", id).with([Self.element(for: slices.drawing, idPrefix: nextIdentifier("part"))]))
    return SVGElement("g").with(
      slices.slices.map { slice in
        SVGElement("svg").with(rect: slice.rect).with("viewBox", Self.viewBox(slice.source))
          .with("preserveAspectRatio", "none").with([SVGElement("use").with("href", "#\(id)")])
      })
  }

  // MARK: - Clips

  private mutating func clipped(_ elements: [SVGElement], by clips: [SceneClip]) -> SVGElement {
    var path: String?
    var result = elements
    for clip in clips {
      switch clip {
      case .path(let outline, let isEvenOdd):
        let shape = SVGElement("path").with("d", SVGContent.pathData(outline))
          .with("clip-rule", isEvenOdd ? "evenodd" : nil)
        path = reference(to: SVGElement("clipPath").with("clip-path", path).with([shape]))
      case .mask(let marks, let channel):
        result = [SVGElement("g").with("mask", maskReference(marks, channel)).with(result)]
      }
    }
    if let path { return SVGElement("g").with("clip-path", path).with(result) }
    return result.count == 1 ? result[0] : SVGElement("g").with(result)
  }

  private mutating func maskReference(_ marks: [SceneMark], _ channel: SceneClip.Channel) -> String {
    let inside = SVGElement("g").with("style", "isolation:isolate").with(elements(for: marks))
    let mask = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(rect: bounds)
    switch channel {
    case .opaque: return reference(to: mask.with("style", "mask-type:alpha").with([inside]))
    case .bright: return reference(to: mask.with([inside]))
    case .transparent:
      // A mask lets through what is bright.
      let everything = SVGElement("rect").with(rect: bounds).with("fill", "#ffffff")
      return reference(to: mask.with([everything, inside.with("filter", tintReference(.black, of: bounds))]))
    }
  }

  // MARK: - Definitions

  private mutating func nextIdentifier(_ name: String = "") -> String {
    identifierCount += 1
    return "\(idPrefix)-\(name)\(identifierCount)"
  }

  /// Defines an element unless it already is, and returns the reference to it.
  private mutating func reference(to element: SVGElement) -> String {
    let text = element.text
    if let id = identifiers[text] { return "url(#\(id))" }
    let id = nextIdentifier()
    identifiers[text] = id
    definitions.append(element.with("id", id))
    return "url(#\(id))"
  }

  private mutating func reference(toPaint paint: ScenePaint) -> String? {
    switch paint {
    case .color: return nil
    case .gradient(let gradient): return reference(to: SVGElement.gradient(gradient))
    case .pattern(let pattern):
      let tile = Self.element(for: pattern.tile, idPrefix: nextIdentifier("tile"))
      return reference(
        to: SVGElement("pattern").with("patternUnits", "userSpaceOnUse").with(rect: pattern.tile.rect)
          .with("patternTransform", pattern.map.svg).with([tile]))
    }
  }

  /// - Parameter region: The rectangle that is filled; `nil` for that of the element.
  private mutating func tintReference(_ tint: SceneColor, of region: CGRect?) -> String {
    var filter = SVGElement("filter")
    if let region { filter = filter.with("filterUnits", "userSpaceOnUse").with(rect: region) }
    return reference(
      to: filter.with([
        SVGElement("feFlood").with("flood", tint),
        SVGElement("feComposite").with("in2", "SourceAlpha").with("operator", "in"),
      ]))
  }

  private mutating func shadowReference(_ shadow: SceneShadow) -> String {
    // What lies outside of the drawing may cast a shadow into it.
    let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    return reference(
      to: SVGElement("filter").with("filterUnits", "userSpaceOnUse").with(rect: bounds.insetBy(dx: -reach, dy: -reach))
        .with([
          SVGElement("feDropShadow").with("dx", shadow.offset.width).with("dy", shadow.offset.height)
            .with("stdDeviation", shadow.radius).with("flood", shadow.color)
        ]))
  }
}

extension SVGElement {
  /// Returns the element painted with a color or with a definition.
  fileprivate func with(_ attribute: String, _ paint: ScenePaint, _ reference: String?) -> SVGElement {
    if case .color(let color) = paint { return with(attribute, color) }
    return with(attribute, reference)
  }

  /// Returns the element in other coordinates; a document cannot be transformed itself.
  fileprivate func with(transform map: AffineMap) -> SVGElement {
    guard let svg = map.svg else { return self }
    return name == "svg" || attribute("filter") != nil
      ? SVGElement("g").with("transform", svg).with([self]) : with("transform", svg)
  }

  fileprivate func with(_ style: SceneLineStyle) -> SVGElement {
    with("stroke-width", style.width)
      .with("stroke-linecap", style.cap == .butt ? nil : style.cap.rawValue)
      .with("stroke-linejoin", style.join == .miter ? nil : style.join.rawValue)
      // The default of SVG is 4.
      .with("stroke-miterlimit", style.join == .miter ? SVGNumber.string(style.miterLimit) : nil)
      .with(
        "stroke-dasharray",
        style.dashes.isEmpty ? nil : style.dashes.map(SVGNumber.string).joined(separator: " ")
      )
      .with("stroke-dashoffset", style.dashPhase == 0 ? nil : SVGNumber.string(style.dashPhase))
  }
}
