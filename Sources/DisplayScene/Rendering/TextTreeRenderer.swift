import Foundation

/// A renderer that converts frames to indented text, one layer per line, for comparison in tests.
///
/// ```text
/// UIWindow (0 0; 393 852)
///  UILabel (20 100; 92 21) "Sign in" #title
/// ```
public struct TextTreeRenderer: Sendable {
  /// A Boolean value that indicates whether hidden layers are included, with the word `hidden`.
  public var includesHidden: Bool

  /// Creates a renderer.
  public init(includesHidden: Bool = true) { self.includesHidden = includesHidden }

  /// Returns the text of a frame.
  public func render(_ frame: SceneFrame) -> String {
    var lines: [String] = []
    for layer in frame.layers { write(layer, depth: 0, to: &lines) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func write(_ layer: SceneLayer, depth: Int, to lines: inout [String]) {
    guard includesHidden || !layer.isHidden else { return }
    let words = [layer.name, place(of: layer)] + layer.contents.compactMap(describe) + remarks(about: layer)
    lines.append(String(repeating: " ", count: depth) + words.joined(separator: " "))
    for sublayer in layer.sublayers { write(sublayer, depth: depth + 1, to: &lines) }
  }

  private func place(of layer: SceneLayer) -> String {
    let frame = layer.geometry.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      SVGNumber.string($0, decimals: 2)
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  private func describe(_ content: SceneContent) -> String? {
    switch content {
    case .text(let text): "\"" + text.lines.map(\.string).joined(separator: "⏎") + "\""
    case .image: "image"
    case .shape: "shape"
    case .drawing: "drawing"
    // What it blurs is described already.
    case .backdrop: nil
    case .spinner(let spinner): "spinner \(spinner.leadingSpoke)"
    }
  }

  private func remarks(about layer: SceneLayer) -> [String] {
    var remarks: [String] = []
    if let identifier = layer.accessibility.identifier { remarks.append("#\(identifier)") }
    if layer.isHidden { remarks.append("hidden") }
    if layer.opacity != 1 { remarks.append("alpha \(SVGNumber.string(layer.opacity, decimals: 2))") }
    if layer.geometry.transform != .identity { remarks.append("transformed") }
    if layer.style.clipsToBounds { remarks.append("clips") }
    return remarks
  }
}
