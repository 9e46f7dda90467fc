package import DisplayScene

/// The drawing of a view, in pieces that later drawing has partly replaced.
package struct DrawnContent: Sendable {
  private struct Piece {
    var rect: CGRect
    /// The parts that later drawing has replaced.
    var replaced: [CGRect] = []
    var marks: [SceneMark]
  }

  /// The bounds of the view when it drew.
  let bounds: CGRect
  private var pieces: [Piece] = []

  init(bounds: CGRect) { self.bounds = bounds }

  /// Adds the marks that were drawn in a part of the bounds.
  mutating func add(_ marks: [SceneMark], in rect: CGRect, clearsBefore: Bool) {
    if clearsBefore {
      pieces.removeAll { rect.contains($0.rect) }
      for index in pieces.indices where pieces[index].rect.intersects(rect) {
        guard !pieces[index].replaced.contains(where: { $0.contains(rect) }) else { continue }
        pieces[index].replaced.removeAll { rect.contains($0) }
        pieces[index].replaced.append(rect)
      }
    }
    pieces.append(Piece(rect: rect, marks: marks))
  }

  /// Returns the drawing, in the rectangle that a content mode determines in other bounds.
  func drawing(in bounds: CGRect, _ mode: UIView.ContentMode, backdrop: SceneColor?) -> SceneDrawing {
    let everything = PathElements(PathShapes.rect(self.bounds))
    var marks = pieces.flatMap { piece in
      guard !piece.replaced.isEmpty else { return piece.marks }
      let clips = piece.replaced.map { rect in
        var path = everything
        path.append(PathShapes.rect(rect))
        return SceneClip.path(path.scene, isEvenOdd: true)
      }
      return [SceneMark(.group(piece.marks), clips: clips)]
    }
    if let backdrop { marks.insert(SceneMark(.fill(everything.scene, .color(backdrop), isEvenOdd: false)), at: 0) }
    let rect = bounds.size == self.bounds.size ? bounds : mode.rect(for: self.bounds.size, in: bounds)
    return SceneDrawing(bounds: self.bounds, rect: rect, marks: marks)
  }
}

extension UIView {
  /// Returns the content of the layer.
  ///
  /// It consists of a background pattern, the view's drawing, and the content of UIKit's views.
  package func capturedContents(_ appearance: LayerAppearance) -> [SceneContent] {
    let provider = self as? any SceneContentProviding
    let content = provider.map { provider in TintScope.perform(for: self) { provider.sceneContent() } } ?? []
    let pattern = patternContent(appearance)
    guard let drawnContent else { return pattern.map { [$0] + content } ?? content }
    let backdrop: SceneColor? = isOpaque && backgroundColor == nil ? .black : nil
    let drawing = drawnContent.drawing(in: appearance.bounds, contentMode, backdrop: backdrop)
    return [pattern, .drawing(drawing)].compactMap(\.self) + content
  }

  /// Returns the tiles of a background color that is a pattern.
  private func patternContent(_ appearance: LayerAppearance) -> SceneContent? {
    guard let color = appearance.backgroundColor, let tile = color.tile else { return nil }
    let transform = color.tileTransform ?? .identity
    let map = AffineMap(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    let bounds = appearance.bounds
    let radius = max(0, min(appearance.cornerRadius, min(bounds.width, bounds.height) / 2))
    let size = CGSize(width: radius, height: radius)
    let area = PathElements(PathShapes.roundedRect(bounds, corners: Array(repeating: size, count: 4)))
    return .drawing(
      SceneDrawing(
        bounds: bounds,
        marks: [
          SceneMark(
            .fill(area.scene, .pattern(ScenePattern(tile: tile, map: map)), isEvenOdd: false), opacity: color.alpha)
        ]))
  }
}
