import Foundation

/// The drawing of the parts of the device: its bezel and the home indicator.
enum SVGDeviceArt {
  /// The width of the bezel on each side.
  static let bezelWidth = 14.0

  /// The width of the innermost ring of the bezel, which is black.
  private static let rimWidth = bezelWidth - 3.5

  /// Returns the bezel, as rings around the glass.
  static func bezel(around screen: SceneScreen) -> [SVGElement] {
    let glass = CGRect(origin: .zero, size: screen.size)
    let opening = ScenePath(rect: glass, cornerRadius: screen.cornerRadius, corners: .all)
    func outline(_ distance: Double) -> ScenePath {
      ScenePath(
        rect: glass.insetBy(dx: -distance, dy: -distance), cornerRadius: max(screen.cornerRadius, 8) + distance,
        corners: .all)
    }
    func ring(_ distance: Double, around hole: ScenePath, fill: String) -> SVGElement {
      SVGElement("path").with("d", SVGContent.pathData(ScenePath(outline(distance).elements + hole.elements)))
        .with("fill", fill).with("fill-rule", "evenodd")
    }
    // The outer rings end below the rim: only black meets the glass, and no light line is between them.
    let covered = outline(rimWidth - 1)
    return [
      ring(bezelWidth - 0.5, around: covered, fill: "#8e8e93"),
      ring(bezelWidth - 2, around: covered, fill: "#3a3a3c"),
      ring(rimWidth, around: opening, fill: "#000000"),
    ]
  }

  /// Returns the area of the glass and of the bezel's rim, below which layers extend.
  ///
  /// What is blurred near the corners of the glass must not mix with the bezel.
  static func rim(around screen: SceneScreen) -> SVGElement {
    SVGElement("rect").with(rect: CGRect(origin: .zero, size: screen.size).insetBy(dx: -rimWidth, dy: -rimWidth))
      .with("rx", max(screen.cornerRadius, 8) + rimWidth)
  }

  static func homeIndicator(of frame: SceneFrame) -> [SVGElement] {
    guard let indicator = frame.homeIndicator, !indicator.isHidden else { return [] }
    let size = frame.screen.size
    let width = (size.width < size.height ? 0.354 * size.width : 0.27 * size.width).rounded()
    let rect = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [
      SVGElement("rect").with(rect: rect).with("rx", 2.5)
        .with("fill", indicator.isLight ? .white : .black)
    ]
  }
}
