public import Foundation

/// A renderer that converts frames to self-contained SVG documents that show a device.
///
/// The same frame results in the same text, byte for byte, on every machine, so that documents can be compared and
/// stored. Text has the lines and widths of the layout in every viewer: it is set in San Francisco where that is
/// available, adjusted to the widths of Helvetica, and elsewhere in Helvetica or a metrically compatible font.
///
/// ```swift
/// let picture = SVGRenderer().render(frame)
/// ```
public struct SVGRenderer: Sendable {
  /// Constants that specify the surroundings of the screen.
  public enum Surroundings: Sendable {
    /// The bezel of the device.
    case bezel
    /// No surroundings.
    ///
    /// The screen has rounded corners.
    case none
    /// No surroundings.
    ///
    /// The document is a rectangle.
    case rectangle
  }

  /// The surroundings of the screen.
  public var surroundings: Surroundings
  /// The prefix of the identifiers in the document.
  ///
  /// Documents on the same page require different prefixes.
  public var idPrefix: String

  /// Creates a renderer.
  public init(surroundings: Surroundings = .bezel, idPrefix: String = "s") {
    self.surroundings = surroundings
    self.idPrefix = idPrefix
  }

  /// Returns the size of a frame's document, in points.
  public func size(of frame: SceneFrame) -> CGSize {
    CGSize(width: frame.screen.size.width + 2 * margin, height: frame.screen.size.height + 2 * margin)
  }

  private var margin: CGFloat { surroundings == .bezel ? SVGDeviceArt.bezelWidth : 0 }

  /// Returns the SVG document of a frame.
  public func render(_ frame: SceneFrame) -> String {
    var output = ""
    picture(of: frame).write(to: &output)
    return output
  }

  /// Returns the parts of a device around and above the layers.
  ///
  /// The parts are the bezel, and a drawing of the status bar, the sensors, and the home indicator with the size of the
  /// screen. A display that draws the layers itself shows them between the two.
  package static func device(of frame: SceneFrame) -> (bezel: String, overlay: String) {
    let size = frame.screen.size
    func drawing(margin: Double, _ elements: [SVGElement]) -> String {
      let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
      return SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
        .with("width", width).with("height", height)
        .with("viewBox", [-margin, -margin, width, height].map(SVGNumber.string).joined(separator: " "))
        .with("font-family", SVGFont.names(of: .system)).with("font-kerning", "none")
        .with(elements).text
    }
    return (
      drawing(margin: SVGDeviceArt.bezelWidth, SVGDeviceArt.bezel(around: frame.screen)),
      drawing(margin: 0, SVGStatusBar(frame: frame).elements + SVGDeviceArt.homeIndicator(of: frame))
    )
  }

  /// Returns the SVG element of a frame, with the definitions before the drawing.
  package func picture(of frame: SceneFrame) -> SVGElement {
    let size = size(of: frame)
    let radius = surroundings == .rectangle ? 0 : frame.screen.cornerRadius
    let screen = CGRect(origin: .zero, size: frame.screen.size)

    var layers = SVGLayerDrawing(idPrefix: idPrefix)
    let drawn = frame.layers.compactMap { layers.element(for: $0) }
    let outline =
      surroundings == .bezel
      ? SVGDeviceArt.rim(around: frame.screen)
      : SVGElement("rect").with(rect: screen).with("rx", radius > 0 ? SVGNumber.string(radius) : nil)
    let glass = SVGElement("clipPath").with("id", "\(idPrefix)-glass").with([outline])

    // Below the rim, too, so that nothing shines through between the two.
    let ground = surroundings == .bezel ? outline : SVGElement("rect").with(rect: screen)
    let picture = SVGElement("g").with("clip-path", "url(#\(idPrefix)-glass)").with(
      [ground.with("fill", "#000000")] + drawn
        + SVGStatusBar(frame: frame).elements + SVGDeviceArt.homeIndicator(of: frame))
    return SVGElement("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", size.width).with("height", size.height)
      .with(
        "viewBox", [-margin, -margin, size.width, size.height].map(SVGNumber.string).joined(separator: " ")
      )
      .with("font-family", SVGFont.names(of: .system))
      // Disabled because layout does not apply kerning: text would not have its measured width.
      .with("font-kerning", "none")
      .with([SVGElement("defs").with([glass] + layers.definitions)])
      .with([picture])
      .with(surroundings == .bezel ? SVGDeviceArt.bezel(around: frame.screen) : [])
  }
}
