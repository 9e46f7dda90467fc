import Foundation

extension SVGElement {
  /// Returns the definition of a gradient.
  static func gradient(_ gradient: SceneGradient) -> SVGElement {
    var stops = gradient.stops
    let element: SVGElement
    switch gradient.geometry {
    case .linear(let start, let end):
      element = SVGElement("linearGradient").with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
    case .radial(var startCenter, var startRadius, var endCenter, var endRadius):
      if startRadius > endRadius {
        // In SVG the second circle is the outer one.
        (startCenter, startRadius, endCenter, endRadius) = (endCenter, endRadius, startCenter, startRadius)
        stops = stops.reversed().map { SceneGradient.Stop(offset: 1 - $0.offset, color: $0.color) }
      }
      element = SVGElement("radialGradient").with("cx", endCenter.x).with("cy", endCenter.y).with("r", endRadius)
        .with("fx", startCenter.x).with("fy", startCenter.y).with("fr", startRadius)
    }
    return element.with("gradientUnits", "userSpaceOnUse").with(
      stops.map { stop in
        SVGElement("stop").with("offset", stop.offset).with("stop-color", stop.color.hexadecimal)
          .with("stop-opacity", stop.color.alpha == 1 ? nil : SVGNumber.string(stop.color.alpha))
      })
  }
}
