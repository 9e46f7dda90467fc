import DisplayScene
import Simulator
import Testing
import UIKit

@MainActor
struct SnapshotTests {
  private func screen() async -> Simulator {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    let hidden = UIView(frame: .zero)
    hidden.isHidden = true
    for view in [label, hidden] { controller.view.addSubview(view) }
    simulator.show(controller)
    return simulator
  }

  @Test func `The text of a screen names the visible views`() async {
    let text = await screen().textSnapshot()
    #expect(
      text == """
        UIWindow (0 0; 375 667)
         UIView (0 0; 375 667)
          UILabel (20 100; 200 24) "Hello" #greeting

        """)
  }

  @Test func `The same screen results in the same image, independent of earlier ones`() async {
    let first = await screen().svgSnapshot()
    let second = await screen().svgSnapshot()
    #expect(first == second)
    #expect(first.contains("Hello"))
  }

  @Test func `An image shows an animation at its present position, or at its end`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let controller = UIViewController()
    simulator.show(controller)
    UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
    await simulator.advance(by: .milliseconds(500))
    let (shown, led) = (simulator.frame().layers[0], simulator.frame(presented: false).layers[0])
    #expect(shown.sublayers[0].opacity > 0.6)
    #expect(led.sublayers[0].opacity == 0.5)
  }
}
