import DisplayScene
import Foundation
import Testing

struct TextTreeRendererTests {
  @Test func `A tree is written one layer a line`() {
    var label = layer(2, CGRect(x: 20, y: 10.126, width: 50, height: 20), name: "UILabel")
    label.contents = [
      .text(
        SceneText(
          font: SceneFont(size: 17), color: .black,
          lines: [
            .init(string: "Sign", origin: .zero, width: 1), .init(string: "in", origin: .zero, width: 1),
          ]))
    ]
    label.accessibility.identifier = "title"
    label.opacity = 0.5
    var hidden = layer(3, name: "UIImageView")
    hidden.isHidden = true
    var window = layer(1, name: "UIWindow")
    window.sublayers = [label, hidden]
    #expect(
      TextTreeRenderer().render(frame(window)) == """
        UIWindow (0 0; 100 200)
         UILabel (20 10.13; 50 20) "Sign⏎in" #title alpha 0.5
         UIImageView (0 0; 100 200) hidden

        """)
    #expect(!TextTreeRenderer(includesHidden: false).render(frame(window)).contains("UIImageView"))
  }
}
