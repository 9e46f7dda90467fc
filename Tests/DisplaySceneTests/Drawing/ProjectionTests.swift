import DisplayScene
import Foundation
import Testing

/// Layers in perspective, of which each part is drawn where it is seen.
struct ProjectionTests {
  private let renderer = SVGRenderer(surroundings: .rectangle)

  /// Returns a layer of 100 by 100 points that is turned by 60 degrees about its vertical axis, seen from 1000 points.
  private func turned(_ layer: SceneLayer) throws -> SceneLayer {
    var layer = layer
    layer.geometry = SceneGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (cosine, sine) = (0.5, 0.75.squareRoot())
    layer.geometry.transform = try #require(
      SceneTransform(elements: [
        cosine, 0, -sine, sine / 1000, 0, 1, 0, 0, sine, 0, cosine, -cosine / 1000, 0, 0, 0, 1,
      ]))
    return layer
  }

  @Test func `A rectangle in perspective is a quadrilateral`() throws {
    let card = try turned(layer(1, style: SceneStyle(backgroundColor: red)))
    // The left edge is nearer to the viewer, and therefore longer.
    let (near, far) = (1 - 50 * 0.75.squareRoot() / 1000, 1 + 50 * 0.75.squareRoot() / 1000)
    func number(_ value: Double) -> String {
      let text = "\((value * 1000).rounded() / 1000)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let top = "M\(number(50 - 25 / near)) \(number(50 - 50 / near))L\(number(50 + 25 / far)) \(number(50 - 50 / far))"
    #expect(renderer.render(frame(card)).contains(##"<path d="\##(top)"##))
  }

  @Test func `Rounded corners remain round in perspective`() throws {
    let card = try turned(layer(1, style: SceneStyle(backgroundColor: red, cornerRadius: 10)))
    let text = renderer.render(frame(card))
    #expect(text.contains("C"))
    #expect(!text.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"100\" rx"))
  }

  @Test func `The lines of a text are inclined on their own`() throws {
    var label = layer(1)
    label.contents = [
      .text(
        SceneText(
          font: SceneFont(size: 10), color: .black,
          lines: [
            .init(string: "top", origin: CGPoint(x: 10, y: 12), width: 80),
            .init(string: "bottom", origin: CGPoint(x: 10, y: 98), width: 80),
          ]))
    ]
    let matrices = renderer.render(frame(try turned(label))).split(separator: "matrix(").dropFirst().map {
      $0.prefix { $0 != ")" }.split(separator: " ").compactMap { Double($0) }
    }
    #expect(matrices.count == 2)
    #expect(matrices.allSatisfy { $0.count == 6 })
    // The upper line leads down to the right, and the lower line leads up.
    #expect(matrices[0][1] > 0 && matrices[1][1] < 0)
  }

  @Test func `What a layer clips remains clipped in perspective`() throws {
    var card = layer(1, style: SceneStyle(cornerRadius: 8, clipsToBounds: true))
    card.sublayers = [layer(2, CGRect(x: -50, y: 0, width: 200, height: 100), style: SceneStyle(backgroundColor: red))]
    let text = renderer.render(frame(try turned(card)))
    #expect(text.contains(##"<g clip-path="url(#s-projected-1-1)">"##))
    #expect(text.contains(##"<clipPath id="s-projected-1-1">"##))
  }

  @Test func `A layer without perspective is drawn by a matrix`() throws {
    var card = layer(1, style: SceneStyle(backgroundColor: red))
    card.geometry.transform = SceneTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(renderer.render(frame(card)).contains("matrix(0.5 0 0 1"))
  }
}
