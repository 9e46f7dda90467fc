import Foundation

/// The drawing of the status bar: the time on the left, and signal, network, and battery on the right.
///
/// With a sensor housing, the two sides are centered in the areas next to it. Otherwise they are in a narrow bar, and
/// the time is in the center. On iPad, the time is followed by the date, and dots for multitasking are in the center.
struct SVGStatusBar {
  private let frame: SceneFrame

  init(frame: SceneFrame) { self.frame = frame }

  var elements: [SVGElement] {
    var elements: [SVGElement] = []
    if let bar = frame.statusBar, !bar.isHidden {
      let color: SceneColor = bar.style == .lightContent ? .white : .black
      elements.append(SVGElement("g").with("data-name", "StatusBar").with(content(of: bar, color: color)))
    }
    if let housing = frame.screen.sensorHousing {
      let radius = min(housing.width, housing.height) / 2
      elements.append(
        SVGElement("rect").with(rect: housing).with("rx", radius).with("fill", SceneColor.black))
    }
    return elements
  }

  private func content(of bar: SceneStatusBar, color: SceneColor) -> [SVGElement] {
    let width = frame.screen.size.width
    if isPad { return padContent(of: bar, color: color) }
    guard let housing = frame.screen.sensorHousing else {
      let middle = bar.height / 2
      return [
        text(bar.time, at: CGPoint(x: width / 2, y: middle), anchor: "middle", size: 12, color: color),
        symbols(right: width - 6, middle: middle, scale: 0.82, color: color),
      ]
    }
    let side = housing.minX
    let middle = housing.midY
    return [
      text(bar.time, at: CGPoint(x: side / 2 + 2, y: middle), anchor: "middle", size: 17, color: color),
      symbols(right: width - side / 2 + 36, middle: middle, scale: 1, color: color),
    ]
  }

  /// A Boolean value that indicates whether the screen is that of an iPad.
  private var isPad: Bool { min(frame.screen.size.width, frame.screen.size.height) >= 600 }

  /// Returns the content for iPad.
  private func padContent(of bar: SceneStatusBar, color: SceneColor) -> [SVGElement] {
    let (width, middle) = (frame.screen.size.width, bar.height / 2)
    func label(_ text: String, x: Double, anchor: String? = nil) -> SVGElement {
      self.text(text, at: CGPoint(x: x, y: middle), anchor: anchor, size: 12, color: color)
    }
    let dots = [-6.0, 0, 6].map { distance in
      SVGElement("circle").with("cx", width / 2 + distance).with("cy", middle).with("r", 1.8).with("fill", color)
    }
    let scale = 0.84
    let right = width - 20
    // The symbols without those of a telephone, between which the percentage has room.
    func place(_ elements: [SVGElement], x: Double) -> SVGElement {
      self.place(elements, x: x, middle: middle, scale: scale)
    }
    return [label("\(bar.time) AM", x: 20), label("Tue Jan 9", x: 77)] + dots + [
      place(network(color), x: right - 120 * scale), label("100%", x: right - 32 * scale, anchor: "end"),
      place(battery(color), x: right - 78 * scale),
    ]
  }

  private func text(
    _ text: String, at place: CGPoint, anchor: String?, size: Double, color: SceneColor
  ) -> SVGElement {
    SVGElement("text").with("x", place.x).with("y", place.y + size * 0.36)
      .with("text-anchor", anchor).with(SceneFont(size: size, weight: 600)).with("fill", color)
      .with(text: text)
  }

  /// Returns the three symbols, in a rectangle with a width of 78 and a height of 13.
  private func symbols(right: Double, middle: Double, scale: Double, color: SceneColor) -> SVGElement {
    place(
      signal(color) + network(color) + battery(color), x: right - 78 * scale, middle: middle, scale: scale)
  }

  private func place(_ symbols: [SVGElement], x: Double, middle: Double, scale: Double) -> SVGElement {
    let place = [x, middle - 6.5 * scale].map(SVGNumber.string).joined(separator: " ")
    let size = scale == 1 ? "" : " scale(\(SVGNumber.string(scale)))"
    return SVGElement("g").with("transform", "translate(\(place))\(size)").with(symbols)
  }

  private func signal(_ color: SceneColor) -> [SVGElement] {
    [4.0, 6.2, 9.0, 12.0].enumerated().map { index, height in
      SVGElement("rect")
        .with(rect: CGRect(x: 4.8 * Double(index), y: 12.5 - height, width: 3.2, height: height))
        .with("rx", 1).with("fill", color)
    }
  }

  private func network(_ color: SceneColor) -> [SVGElement] {
    let arcs = [
      "M25.9 4.9C30.6.4 37.8.4 42.5 4.9", "M28.7 7.9C31.9 4.9 36.5 4.9 39.7 7.9",
    ].map { path in
      SVGElement("path").with("d", path).with("fill", "none").with("stroke", color).with("stroke-width", 2.2)
    }
    let foot = SVGElement("path").with("d", "M34.2 12.8L31.2 9.9C33 8.4 35.4 8.4 37.2 9.9Z").with(
      "fill", color)
    return arcs + [foot]
  }

  private func battery(_ color: SceneColor) -> [SVGElement] {
    let faint = color.with(alpha: 0.4)
    return [
      SVGElement("rect").with(rect: CGRect(x: 50.5, y: 0.5, width: 24, height: 12)).with("rx", 3.8)
        .with("fill", "none").with("stroke", faint),
      SVGElement("rect").with(rect: CGRect(x: 52, y: 2, width: 21, height: 9)).with("rx", 2.5)
        .with("fill", color),
      SVGElement("path").with("d", "M76 4.3C77.1 4.7 77.8 5.5 77.8 6.5C77.8 7.5 77.1 8.3 76 8.7Z")
        .with("fill", faint),
    ]
  }
}
