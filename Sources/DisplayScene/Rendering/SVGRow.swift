import Foundation

/// An SVG document that shows several screens in a row.
package struct SVGRow {
  private static let gap = 48.0

  private var pictures: [String] = []
  private var width = 0.0
  private var height = 0.0

  package init() {}

  /// Adds a screen on the right.
  package mutating func add(_ frame: SceneFrame) {
    let renderer = SVGRenderer(idPrefix: "p\(pictures.count)-")
    let size = renderer.size(of: frame)
    let x = pictures.isEmpty ? 0 : width + Self.gap
    // A document that is embedded in another one requires a position.
    pictures.append(renderer.render(frame).replacing("<svg ", with: "<svg x=\"\(x)\" ", maxReplacements: 1))
    width = x + size.width
    height = max(height, size.height)
  }

  /// The SVG document.
  package var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\">\n"
      + pictures.joined(separator: "\n") + "\n</svg>\n"
  }
}
