import DisplayScene
import Foundation
import Testing

struct SVGDrawingTests {
  private let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let red = SceneColor(red: 1, green: 0, blue: 0)

  private var square: SceneMark.Kind {
    .fill(
      ScenePath([.move(.zero), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 5)), .close]), .color(red),
      isEvenOdd: false)
  }

  private func markup(_ marks: [SceneMark]) -> String {
    SVGDrawing.markup(for: SceneDrawing(bounds: bounds, rect: CGRect(x: 5, y: 6, width: 20, height: 30), marks: marks))
  }

  @Test func `A drawing is clipped and stretched by a document of its own`() {
    #expect(
      markup([SceneMark(square)])
        == "<svg x=\"5\" y=\"6\" width=\"20\" height=\"30\" viewBox=\"0 0 10 10\" preserveAspectRatio=\"none\" "
        + "xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0L5 0L5 5Z\" fill=\"#ff0000\"/></svg>")
  }

  @Test func `Neighbors with the same clip share a group and a definition`() {
    let clip = SceneClip.path(ScenePath([.move(.zero), .line(CGPoint(x: 9, y: 9)), .close]), isEvenOdd: true)
    let text = markup([SceneMark(square, clips: [clip]), SceneMark(square, clips: [clip])])
    #expect(text.components(separatedBy: "<clipPath").count == 2)
    #expect(text.components(separatedBy: "clip-path=").count == 2)
  }

  @Test func `Blending does not reach what the drawing is shown on`() {
    #expect(markup([SceneMark(square)]).contains("isolation") == false)
    #expect(markup([SceneMark(square), SceneMark(square, blendMode: .screen)]).contains("isolation:isolate"))
  }

  @Test func `A gradient is defined once`() {
    let gradient = SceneGradient(
      geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0)),
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: .black)])
    let kind = SceneMark.Kind.fill(ScenePath([.move(.zero), .close]), .gradient(gradient), isEvenOdd: false)
    let text = markup([SceneMark(kind), SceneMark(kind)])
    #expect(text.components(separatedBy: "<linearGradient").count == 2)
    #expect(text.components(separatedBy: "fill=\"url(#").count == 3)
  }

  @Test func `A gradient between circles of which the first is larger is reversed`() {
    let gradient = SceneGradient(
      geometry: .radial(startCenter: .zero, startRadius: 9, endCenter: CGPoint(x: 1, y: 1), endRadius: 2),
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: .black)])
    let text = markup([SceneMark(.fill(ScenePath([.move(.zero), .close]), .gradient(gradient), isEvenOdd: false))])
    #expect(text.contains("cx=\"0\" cy=\"0\" r=\"9\" fx=\"1\" fy=\"1\" fr=\"2\""))
    #expect(text.contains("<stop offset=\"0\" stop-color=\"#000000\"/><stop offset=\"1\" stop-color=\"#ff0000\"/>"))
  }

  @Test func `Identifiers are unique in a drawing with parts`() {
    let clip = SceneClip.path(ScenePath([.move(.zero), .line(CGPoint(x: 9, y: 9)), .close]), isEvenOdd: false)
    let part = SceneDrawing(bounds: bounds, marks: [SceneMark(square, clips: [clip])])
    let text = markup([SceneMark(.drawing(part)), SceneMark(.drawing(part)), SceneMark(square, clips: [clip])])
    let identifiers = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(identifiers.count == 3)
    #expect(Set(identifiers).count == 3)
  }

  @Test func `The same drawing has the same identifiers, and another one has others`() {
    let clip = SceneClip.path(ScenePath([.move(.zero), .line(CGPoint(x: 9, y: 9)), .close]), isEvenOdd: false)
    let first = markup([SceneMark(square, clips: [clip])])
    #expect(first == markup([SceneMark(square, clips: [clip])]))
    let other = markup([SceneMark(square, clips: [clip]), SceneMark(square)])
    #expect(first.components(separatedBy: "url(#")[1].prefix(8) != other.components(separatedBy: "url(#")[1].prefix(8))
  }
}
