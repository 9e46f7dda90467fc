import Simulator
import Testing
import UIKit

/// Text with effects.
@MainActor
struct TextEffectTests {
  @Test func `Letterpress draws bright edges below the letters`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let root = UIViewController()
    root.view.addSubview(label)
    simulator.show(root)
    label.attributedText = NSAttributedString(string: "Plain")
    simulator.commit()
    let plain = simulator.svgSnapshot()
    label.attributedText = NSAttributedString(
      string: "Plain", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    simulator.commit()
    let pressed = simulator.svgSnapshot()
    #expect(plain != pressed)
    label.attributedText = NSAttributedString(
      string: "Plain", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue])
    simulator.commit()
    #expect(simulator.svgSnapshot() == pressed)
  }
}
