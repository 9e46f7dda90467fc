public import Foundation

/// Draws frames as self-contained SVG pictures of a device.
///
/// The same frame gives the same text, byte for byte, on every machine: pictures can be compared and kept.
/// Text is set in Helvetica or what is metrically compatible to it, on the lines that layout chose.
///
/// ```swift
/// let picture = SVGRenderer().render(frame)
/// ```
public struct SVGRenderer: Sendable {
  /// What is drawn around the screen.
  public enum Surroundings: Sendable {
    /// The device's edge.
    case bezel
    /// Nothing, and the screen's corners stay round.
    case none
    /// Nothing, and the picture is a plain rectangle.
    case rectangle
  }

  /// What is drawn around the screen.
  public var surroundings: Surroundings
  /// What ids in the picture begin with; pictures on one page need different ones.
  public var idPrefix: String

  /// Creates a renderer.
  public init(surroundings: Surroundings = .bezel, idPrefix: String = "s") {
    self.surroundings = surroundings
    self.idPrefix = idPrefix
  }

  /// How large the picture of a frame is, in points.
  public func size(of frame: SceneFrame) -> CGSize {
    CGSize(width: frame.screen.size.width + 2 * margin, height: frame.screen.size.height + 2 * margin)
  }

  private var margin: CGFloat { surroundings == .bezel ? SVGDeviceArt.bezelWidth : 0 }

  /// The picture of a frame.
  public func render(_ frame: SceneFrame) -> String {
    var output = ""
    picture(of: frame).write(to: &output)
    return output
  }

  /// The picture of a frame, to be taken apart: definitions first, then what is drawn.
  package func picture(of frame: SceneFrame) -> SVGElement {
    let size = size(of: frame)
    let radius = surroundings == .rectangle ? 0 : frame.screen.cornerRadius
    let screen = CGRect(origin: .zero, size: frame.screen.size)

    var layers = SVGLayerDrawing(idPrefix: idPrefix)
    let drawn = frame.layers.compactMap { layers.element(for: $0) }
    let glass = SVGElement("clipPath").with("id", "\(idPrefix)-glass")
      .with([SVGElement("rect").with(rect: screen).with("rx", radius > 0 ? SVGNumber.string(radius) : nil)])

    let picture = SVGElement("g").with("clip-path", "url(#\(idPrefix)-glass)").with(
      [SVGElement("rect").with(rect: screen).with("fill", "#000000")] + drawn
        + SVGStatusBar(frame: frame).elements + SVGDeviceArt.homeIndicator(of: frame))
    return SVGElement("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", size.width).with("height", size.height)
      .with(
        "viewBox", [-margin, -margin, size.width, size.height].map(SVGNumber.string).joined(separator: " ")
      )
      .with("font-family", SVGFont.sans)
      // Layout knows no kerning; with it, text would not be as wide as it was measured.
      .with("font-kerning", "none")
      .with([SVGElement("defs").with([glass] + layers.definitions)])
      .with(surroundings == .bezel ? SVGDeviceArt.bezel(around: frame.screen) : [])
      .with([picture])
  }
}
