import CoreGraphics
import DisplayScene
import Testing

struct PatternCellTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 2, isOpaque: false)

  private func makePattern(
    bounds: CGRect = CGRect(x: 1, y: 1, width: 3, height: 3), step: CGFloat = 3, matrix: CGAffineTransform = .identity,
    release: CGPatternReleaseInfoCallback? = nil, draw: @escaping (CGContext) -> Void = { _ in }
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: release)
    return CGPattern(
      info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .noDistortion, isColored: true,
      callbacks: &callbacks)
  }

  private var paint: ScenePattern? {
    guard case .fill(_, .pattern(let pattern), _)? = context.drawing.marks.last?.kind else { return nil }
    return pattern
  }

  @Test func `A cell is drawn once, in the coordinates of the pattern`() throws {
    var boxes: [CGRect] = []
    let pattern = try #require(makePattern(draw: { boxes.append($0.boundingBoxOfClipPath) }))
    context.setFillPattern(pattern, colorComponents: [1])
    context.setFillPattern(pattern, colorComponents: [0.5])
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(boxes == [CGRect(x: 1, y: 1, width: 3, height: 3)])
    #expect(paint?.tile.rect == CGRect(x: 1, y: 1, width: 3, height: 3))
    #expect(paint?.tile.marks.first?.opacity == 0.5)
  }

  @Test func `Cells that are larger than their distance overlap`() throws {
    context.setFillPattern(try #require(makePattern(step: 2)), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(paint?.tile.rect == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(paint?.tile.marks.map(\.map.tx) == [0, -2, 0, -2])
    #expect(paint?.tile.marks.map(\.map.ty) == [0, 0, -2, -2])
  }

  @Test func `The matrix places the cells, and the phase moves them`() throws {
    let matrix = CGAffineTransform(scaleX: 2, y: 2)
    context.setFillPattern(try #require(makePattern(matrix: matrix)), colorComponents: [1])
    context.setPatternPhase(CGSize(width: 1, height: 3))
    context.translateBy(x: 5, y: 5)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(paint?.map == AffineMap(a: 2, d: 2, tx: 1, ty: 3))
  }

  @Test func `A pattern without an area does not exist, and a released one calls its function`() {
    #expect(makePattern(step: 0) == nil)
    #expect(makePattern(bounds: .zero) == nil)
    var count = 0
    var pattern = makePattern(release: { _ in count += 1 })
    #expect(pattern != nil && count == 0)
    pattern = nil
    #expect(count == 1)
  }

  @Test func `A stencil needs a color space with a base`() throws {
    var callbacks = CGPatternCallbacks()
    let stencil = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks))
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    let based = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    #expect(based.baseColorSpace == CGColorSpaceCreateDeviceGray())
    #expect(plain != based && CGColorSpace(patternBaseSpace: plain) == nil)
    #expect(CGColor(patternSpace: plain, pattern: stencil, components: [0.5, 1]) == nil)
    #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: stencil, components: [1]) == nil)
    let color = try #require(CGColor(patternSpace: based, pattern: stencil, components: [0.5, 0.25]))
    #expect(color.alpha == 0.25)
    #expect(color.tile?.tint == SceneColor(red: 0.5, green: 0.5, blue: 0.5))
  }

  // MARK: - Shadings

  private func makeShading(outputs: Int, range: [CGFloat]? = nil, evaluate: @escaping (CGFloat) -> CGFloat)
    -> CGShading?
  {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = evaluate(input[0])
        output[1] = 1
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: nil, rangeDimension: outputs, range: range, callbacks: &callbacks
    ).flatMap {
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 1, y: 0), function: $0,
        extendStart: true, extendEnd: true)
    }
  }

  private var stops: [SceneGradient.Stop] {
    guard case .fill(_, .gradient(let gradient), _)? = context.drawing.marks.last?.kind else { return [] }
    return gradient.stops
  }

  @Test func `A function is described by as many colors as necessary`() throws {
    context.drawShading(try #require(makeShading(outputs: 2) { $0 }))
    #expect(stops.map(\.offset) == [0, 1])
    context.drawShading(try #require(makeShading(outputs: 2) { abs($0 - 0.5) }))
    #expect(stops.map(\.offset) == [0, 0.5, 1])
    context.drawShading(try #require(makeShading(outputs: 2) { $0 * $0 }))
    #expect((4...40).contains(stops.count))
  }

  @Test func `The outputs of a function are limited`() throws {
    context.drawShading(try #require(makeShading(outputs: 2, range: [0.25, 0.75, 0, 1]) { $0 < 0.5 ? -1 : 2 }))
    #expect(stops.first?.color.red == 0.25 && stops.last?.color.red == 0.75)
    #expect(makeShading(outputs: 2, range: [1, 0, 0, 1]) { $0 } == nil)
    #expect(makeShading(outputs: 3) { $0 } == nil)
  }

  // MARK: - Text

  private let text = SceneText(
    font: SceneFont(size: 10), color: SceneColor(red: 1, green: 0, blue: 0),
    lines: [SceneText.Line(string: "a", origin: .zero, width: 5)])

  private func drawn(_ mode: CGTextDrawingMode) -> SceneText? {
    context.clear(context.bounds)
    context.saveGState()
    context.setLineWidth(3)
    context.setTextDrawingMode(mode)
    context.add(.text(text), map: .identity)
    context.restoreGState()
    guard case .text(let text)? = context.drawing.marks.first?.kind else { return nil }
    return text
  }

  @Test func `Letters are filled, and have an outline in the color of the text`() {
    #expect(drawn(.fill) == text)
    #expect(drawn(.invisible) == nil)
    #expect(drawn(.fillStroke)?.outline == SceneShape.Stroke(color: text.color, width: 3))
    #expect(drawn(.fillStroke)?.color.alpha == 1)
    #expect(drawn(.stroke)?.outline == SceneShape.Stroke(color: text.color, width: 3))
    #expect(drawn(.stroke)?.color.alpha == 0)
  }

  @Test func `Drawing is clipped to letters`() {
    context.setTextDrawingMode(.clip)
    context.add(.text(text), map: .identity)
    #expect(context.drawing.marks.isEmpty)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    guard case .mask(let marks, .opaque)? = context.drawing.marks.first?.clips.first else {
      Issue.record("the letters should be a mask")
      return
    }
    #expect(marks.map(\.kind) == [.text(text)])
  }
}
