import Foundation

extension SceneMark {
  /// Returns the marks that draw a piece of a layer's content.
  package static func marks(for content: SceneContent) -> [SceneMark] {
    switch content {
    case .text(var text):
      let shadow = text.shadow
      text.shadow = nil
      return [SceneMark(.text(text), shadow: shadow)]
    case .image(let image): return [SceneMark(.image(image))]
    case .shape(let shape): return marks(for: shape)
    case .drawing(let drawing): return [SceneMark(.drawing(drawing))]
    case .spinner(let spinner): return marks(for: spinner)
    // A drawing has nothing below it.
    case .backdrop: return []
    }
  }

  private static func marks(for shape: SceneShape) -> [SceneMark] {
    let fill = shape.fill.map { SceneMark(.fill(shape.path, .color($0), isEvenOdd: true)) }
    let stroke = shape.stroke.map {
      SceneMark(.stroke(shape.path, .color($0.color), SceneLineStyle(width: $0.width, cap: .round, join: .round)))
    }
    return [fill, stroke].compactMap(\.self)
  }

  private static func marks(for spinner: SceneSpinner) -> [SceneMark] {
    (0..<spinner.spokes).map { index in
      let angle = spinner.turn(ofSpoke: index) * 2 * Double.pi
      func place(_ distance: Double) -> CGPoint {
        CGPoint(x: spinner.center.x + distance * sin(angle), y: spinner.center.y - distance * cos(angle))
      }
      let spoke = ScenePath([.move(place(spinner.spoke.lowerBound)), .line(place(spinner.spoke.upperBound))])
      return SceneMark(
        .stroke(spoke, .color(spinner.color), SceneLineStyle(width: spinner.spokeWidth, cap: .round)),
        opacity: spinner.opacity(ofSpoke: index))
    }
  }
}
