import Foundation

/// The drawing of the parts of the device: its bezel and the home indicator.
enum SVGDeviceArt {
  /// The width of the bezel on each side.
  static let bezelWidth = 14.0

  static func bezel(around screen: SceneScreen) -> [SVGElement] {
    let glass = CGRect(origin: .zero, size: screen.size)
    func ring(_ distance: Double, fill: String) -> SVGElement {
      SVGElement("rect").with(rect: glass.insetBy(dx: -distance, dy: -distance))
        .with("rx", max(screen.cornerRadius, 8) + distance)
        .with("fill", fill)
    }
    return [
      ring(bezelWidth - 0.5, fill: "#8e8e93"),
      ring(bezelWidth - 2, fill: "#3a3a3c"),
      ring(bezelWidth - 3.5, fill: "#000000"),
    ]
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
