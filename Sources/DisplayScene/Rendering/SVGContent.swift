import Foundation

/// The drawing of the contents of layers.
package enum SVGContent {
  static func elements(for text: SceneText) -> [SVGElement] {
    text.lines.filter { !$0.string.isEmpty }.map { line in
      let element = SVGElement("text")
        .with("x", line.origin.x).with("y", line.origin.y)
        .with(text.font)
        .with("fill", text.color)
        .with("letter-spacing", text.letterSpacing == 0 ? nil : SVGNumber.string(text.letterSpacing))
        // The origin of right-to-left text is specified at its left end, which is the end of the text.
        .with("direction", text.isRightToLeft ? "rtl" : nil)
        .with("text-anchor", text.isRightToLeft ? "end" : nil)
        .with(widthOf: line, stretchesLetters: text.stretchesLetters)
        .with("transform", inclination(of: text, at: line.origin.y))
        .with(
          "xml:space",
          line.string.contains("  ") || line.string.first == " " || line.string.last == " " ? "preserve" : nil
        )
        .with(text: line.string)
      guard let outline = text.outline else { return element }
      return element.with("stroke", outline.color).with("stroke-width", outline.width)
        .with("stroke-linejoin", "round")
    }
  }

  /// Returns the transform that inclines letters on a baseline; `nil` if they are upright.
  private static func inclination(of text: SceneText, at baseline: CGFloat) -> String? {
    guard text.obliqueness != 0 else { return nil }
    let (shear, shift) = (SVGNumber.string(-text.obliqueness), SVGNumber.string(text.obliqueness * baseline))
    return "matrix(1 0 \(shear) 1 \(shift) 0)"
  }

  static func element(for image: SceneImage) -> SVGElement {
    SVGElement("image").with(rect: image.rect)
      .with("preserveAspectRatio", "none")
      .with("style", image.isPixelated ? "image-rendering:pixelated" : nil)
      .with("href", "data:\(image.mediaType);base64,\(image.data.base64EncodedString())")
  }

  static func element(for shape: SceneShape) -> SVGElement {
    var element = SVGElement("path").with("d", pathData(shape.path))
    if let fill = shape.fill {
      element = element.with("fill", fill).with("fill-rule", "evenodd")
    } else {
      element = element.with("fill", "none")
    }
    guard let stroke = shape.stroke else { return element }
    return element.with("stroke", stroke.color).with("stroke-width", stroke.width)
      .with("stroke-linecap", "round").with("stroke-linejoin", "round")
  }

  /// Returns an element in which a browser blurs what is below it.
  ///
  /// Other viewers show nothing in its place.
  ///
  /// WebKit places such elements wrongly, so that its own style hides them; see ``backdropStyle``.
  ///
  /// - Parameter radii: The radii of the corners in the notation of CSS, in place of that of the backdrop.
  static func element(for backdrop: SceneBackdrop, radii: String? = nil) -> SVGElement {
    let own = backdrop.cornerRadius > 0 ? "\(SVGNumber.string(backdrop.cornerRadius))px" : nil
    let radius = (radii ?? own).map { ";border-radius:\($0)" } ?? ""
    let area = SVGElement("div").with("xmlns", "http://www.w3.org/1999/xhtml")
      .with("style", "height:100%;backdrop-filter:\(backdrop.filter)\(radius)")
      // An element without content would not end where it does in a page of HTML.
      .with(text: " ")
    return SVGElement("foreignObject").with("class", "backdrop").with(rect: backdrop.rect).with([area])
  }

  /// The style of a document with backdrops.
  package static let backdropStyle = "@supports (font: -apple-system-body) { .backdrop { display: none } }"

  static func elements(for spinner: SceneSpinner) -> [SVGElement] {
    (0..<spinner.spokes).map { index in
      SVGElement("line")
        .with("x1", spinner.center.x).with("y1", spinner.center.y - spinner.spoke.lowerBound)
        .with("x2", spinner.center.x).with("y2", spinner.center.y - spinner.spoke.upperBound)
        .with("stroke", spinner.color).with("stroke-width", spinner.spokeWidth).with("stroke-linecap", "round")
        .with("opacity", spinner.opacity(ofSpoke: index))
        .with("transform", rotation(of: index, in: spinner))
    }
  }

  private static func rotation(of index: Int, in spinner: SceneSpinner) -> String? {
    guard index > 0 else { return nil }
    let numbers = [spinner.turn(ofSpoke: index) * 360, spinner.center.x, spinner.center.y]
    return "rotate(\(numbers.map(SVGNumber.string).joined(separator: " ")))"
  }

  /// Returns the path in the notation of SVG.
  package static func pathData(_ path: ScenePath) -> String {
    func place(_ point: CGPoint) -> String { "\(SVGNumber.string(point.x)) \(SVGNumber.string(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .curve(let control1, let control2, let end): "C\(place(control1)) \(place(control2)) \(place(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
