import DisplayScene
import Foundation
import Testing

struct SVGRendererTests {
  private let renderer = SVGRenderer(surroundings: .rectangle)

  @Test func `A screen with one red layer is written like this`() {
    let scene = frame(
      layer(1, CGRect(x: 10, y: 20, width: 30, height: 40), style: SceneStyle(backgroundColor: red)))
    #expect(
      renderer.render(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" viewBox="0 0 100 200" font-family="-apple-system, BlinkMacSystemFont, SF Pro Text, SF Pro, Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif" font-kerning="none">
         <defs>
          <clipPath id="s-glass">
           <rect x="0" y="0" width="100" height="200"/>
          </clipPath>
         </defs>
         <g clip-path="url(#s-glass)">
          <rect x="0" y="0" width="100" height="200" fill="#000000"/>
          <g data-name="UIView" transform="translate(10 20)">
           <rect x="0" y="0" width="30" height="40" fill="#ff0000"/>
          </g>
         </g>
        </svg>

        """)
  }

  @Test func `A layer is combined with those behind it in its mode`() {
    let scene = frame(layer(1), layer(2, style: SceneStyle(backgroundColor: red, blendMode: .colorDodge)))
    #expect(renderer.render(scene).contains(#"style="mix-blend-mode:color-dodge""#))
    #expect(!renderer.render(frame(layer(1, style: SceneStyle(backgroundColor: red)))).contains("mix-blend-mode"))
  }

  @Test func `The bezel is in front of the screen, with an opening for it`() throws {
    let scene = frame(layer(1, style: SceneStyle(backgroundColor: red)))
    let text = SVGRenderer().render(scene)
    let (screen, bezel) = try (#require(text.range(of: "#ff0000")), #require(text.range(of: "#8e8e93")))
    #expect(screen.lowerBound < bezel.lowerBound)
    #expect(text.contains(##"fill="#8e8e93" fill-rule="evenodd""##))
  }

  @Test func `A backdrop has the rounded corners of the layer that clips it`() {
    func picture(of rect: CGRect) -> String {
      var blurred = layer(2, CGRect(x: -5, y: 0, width: 90, height: 40))
      blurred.contents = [.backdrop(SceneBackdrop(rect: rect, radius: 20))]
      let card = layer(
        1, CGRect(x: 10, y: 20, width: 60, height: 40), style: SceneStyle(cornerRadius: 12, clipsToBounds: true),
        sublayers: [blurred])
      return renderer.render(frame(card))
    }
    let whole = picture(of: CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(whole.contains(#"x="5" y="0" width="60" height="40""#) && whole.contains("border-radius:12px\""))
    let top = picture(of: CGRect(x: 0, y: 0, width: 90, height: 10))
    #expect(top.contains("border-radius:12px 12px 0 0"))
    #expect(!picture(of: CGRect(x: 0, y: 50, width: 90, height: 10)).contains("backdrop-filter"))
  }

  @Test func `A layer with a backdrop fades its parts, because a browser blurs nothing below a translucent group`() {
    var fading = layer(1, sublayers: [layer(2, style: SceneStyle(backgroundColor: red))])
    fading.contents = [.backdrop(SceneBackdrop(rect: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 20))]
    fading.opacity = 0.5
    let text = renderer.render(frame(fading))
    #expect(text.contains("backdrop-filter:blur(10px)"))
    #expect(text.components(separatedBy: #"opacity="0.5""#).count == 2)
  }

  @Test func `The same frame results in the same text`() {
    let scene = frame(layer(1, style: SceneStyle(backgroundColor: red), sublayers: [layer(2), layer(3)]))
    #expect(SVGRenderer().render(scene) == SVGRenderer().render(scene))
  }

  @Test func `Hidden and transparent layers are left out`() {
    var hidden = layer(1, style: SceneStyle(backgroundColor: red))
    hidden.isHidden = true
    var transparent = layer(2, style: SceneStyle(backgroundColor: red))
    transparent.opacity = 0
    #expect(!renderer.render(frame(hidden, transparent)).contains("#ff0000"))
  }

  @Test func `Clipping confines the contents but not the background`() {
    var clipping = layer(1, style: SceneStyle(backgroundColor: red, cornerRadius: 8, clipsToBounds: true))
    clipping.sublayers = [layer(2, style: SceneStyle(backgroundColor: .white))]
    let text = renderer.render(frame(clipping))
    #expect(text.contains(#"<clipPath id="s-clip-1">"#))
    #expect(text.contains(#"<g clip-path="url(#s-clip-1)">"#))
  }

  @Test func `A shadow is cast by the background`() {
    let shadow = SceneShadow(color: .black, offset: CGSize(width: 0, height: 2), radius: 4)
    let text = renderer.render(frame(layer(7, style: SceneStyle(backgroundColor: red, shadow: shadow))))
    #expect(
      text.contains(
        ##"<rect x="0" y="0" width="100" height="200" fill="#ff0000" filter="url(#s-shadow-7)"/>"##))
    #expect(text.contains(##"<feDropShadow dx="0" dy="2" stdDeviation="4" flood-color="#000000"/>"##))
  }

  @Test func `A clipping layer casts no shadow`() {
    let style = SceneStyle(
      backgroundColor: red, shadow: SceneShadow(color: .black, offset: .zero, radius: 4), clipsToBounds: true)
    #expect(!renderer.render(frame(layer(7, style: style))).contains("feDropShadow"))
  }

  @Test func `A border is inside the edge`() {
    let style = SceneStyle(cornerRadius: 10, border: SceneBorder(width: 2, color: red))
    #expect(
      renderer.render(frame(layer(1, CGRect(x: 0, y: 0, width: 50, height: 50), style: style))).contains(
        ##"<rect x="1" y="1" width="48" height="48" rx="9" fill="none" stroke="#ff0000" stroke-width="2"/>"##)
    )
  }

  @Test func `Text is escaped`() {
    var labelled = layer(1)
    labelled.contents = [
      .text(
        SceneText(
          font: SceneFont(size: 17), color: .black,
          lines: [.init(string: "a < b & \"c\"", origin: CGPoint(x: 1, y: 2.5), width: 10)]))
    ]
    #expect(
      renderer.render(frame(labelled)).contains(
        ##"<text x="1" y="2.5" font-size="17" fill="#000000" textLength="10">a &lt; b &amp; &quot;c&quot;</text>"##))
  }

  @Test func `The origin of the bounds moves the contents`() {
    var scrolled = layer(
      1, layer(2, CGRect(x: 0, y: 30, width: 10, height: 10), style: SceneStyle(backgroundColor: red)))
    scrolled.geometry.bounds.origin.y = 30
    let text = renderer.render(frame(scrolled))
    #expect(text.contains(#"<g data-name="UIView" transform="translate(0 -30)">"#))
  }

  @Test func `A half turned card is half as wide in perspective`() throws {
    var turned = layer(
      1, CGRect(x: 0, y: 0, width: 100, height: 100), style: SceneStyle(backgroundColor: red))
    // Turned by 60 degrees about the vertical axis, seen from 1000 points.
    let (cosine, sine) = (0.5, 0.75.squareRoot())
    turned.geometry.transform = try #require(
      SceneTransform(elements: [
        cosine, 0, -sine, sine / 1000, 0, 1, 0, 0, sine, 0, cosine, -cosine / 1000, 0, 0, 0, 1,
      ]))
    let width = turned.geometry.frame.width
    #expect(abs(width - 50) < 1)
    #expect(abs(turned.geometry.frame.midX - 50) < 2)
  }

  @Test func `Pictures with different prefixes share no id`() {
    let scene = frame(layer(1))
    #expect(SVGRenderer(idPrefix: "a").render(scene).contains("id=\"a-glass\""))
    #expect(SVGRenderer(idPrefix: "b").render(scene).contains("id=\"b-glass\""))
  }

  @Test func `The status bar shows the time in its color`() {
    var scene = frame(layer(1))
    scene.statusBar = SceneStatusBar(style: .lightContent, time: "10:05", height: 20)
    #expect(renderer.render(scene).contains(##"fill="#ffffff">10:05</text>"##))
    scene.statusBar?.isHidden = true
    #expect(!renderer.render(scene).contains("10:05"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (1.0006, "1.001"), (-2.25, "-2.25"), (0.05, "0.05"),
    (100.0, "100"), (.infinity, "0"),
  ])
  func `Coordinates are written shortly`(value: Double, text: String) {
    var moved = layer(1, style: SceneStyle(backgroundColor: red))
    moved.geometry.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    moved.geometry.position = CGPoint(x: 5 + value, y: 15)
    let written = renderer.render(frame(moved))
    let expected = text == "0" && value.isFinite ? "translate(0 10)" : "translate(\(text) 10)"
    #expect(written.contains(expected))
  }

  @Test func `Letters are outlined`() {
    var label = layer(2, CGRect(x: 0, y: 0, width: 50, height: 20), name: "UILabel")
    label.contents = [
      .text(
        SceneText(
          font: SceneFont(size: 17), color: .black, lines: [.init(string: "A", origin: .zero, width: 10)],
          outline: SceneShape.Stroke(color: red, width: 1.5)))
    ]
    let svg = renderer.render(frame(label))
    #expect(svg.contains("stroke-width=\"1.5\""))
    #expect(svg.contains("stroke-linejoin=\"round\""))
  }
}
