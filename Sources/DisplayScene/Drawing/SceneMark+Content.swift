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
    let width = spinner.radius * 0.25
    return (0..<spinner.spokes).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(spinner.spokes)
      func place(_ distance: Double) -> CGPoint {
        CGPoint(x: spinner.center.x + distance * sin(angle), y: spinner.center.y - distance * cos(angle))
      }
      let spoke = ScenePath([.move(place(spinner.radius * 0.52)), .line(place(spinner.radius - width / 2))])
      return SceneMark(
        .stroke(spoke, .color(spinner.color), SceneLineStyle(width: width, cap: .round)),
        opacity: spinner.opacity(ofSpoke: index))
    }
  }
}
