import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// What a screen shows while a transition of views runs.
@MainActor
struct TransitionPictureTests {
  private let container = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    controller.view.addSubview(container)
    simulator.show(controller)
    return simulator
  }

  private func page(_ color: UIColor) -> UIView {
    let view = UIView(frame: container.bounds)
    view.backgroundColor = color
    return view
  }

  /// Returns the layers of the screen for which a condition is true, and the opacities that apply to them.
  private func layers(
    _ simulator: Simulator, where isWanted: (SceneLayer) -> Bool
  ) -> [(layer: SceneLayer, opacity: Double)] {
    func find(_ layer: SceneLayer, _ opacity: Double) -> [(SceneLayer, Double)] {
      guard !layer.isHidden else { return [] }
      let opacity = opacity * layer.opacity
      return (isWanted(layer) ? [(layer, opacity)] : []) + layer.sublayers.flatMap { find($0, opacity) }
    }
    return simulator.frame().layers.flatMap { find($0, 1) }
  }

  private func opacities(of color: UIColor, _ simulator: Simulator) -> [Double] {
    layers(simulator) { $0.style.backgroundColor == color.components.scene }.map(\.opacity)
  }

  private func curls(_ simulator: Simulator) -> [SceneLayer] {
    layers(simulator) { $0.name == "PageCurl" }.map(\.layer)
  }

  @Test func `A dissolve of content shows the former content below the new one`() async {
    let simulator = await boot()
    container.backgroundColor = .red
    UIView.transition(with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      container.backgroundColor = .blue
    }
    await simulator.advance(by: .milliseconds(250))
    #expect(opacities(of: .red, simulator) == [1])
    #expect(opacities(of: .blue, simulator).map { ($0 * 100).rounded() } == [25])
    #expect(container.subviews.isEmpty)
    await simulator.settle()
    #expect(opacities(of: .red, simulator) == [] && opacities(of: .blue, simulator) == [1])
  }

  @Test func `A dissolve of transparent content fades out the former content`() async {
    let simulator = await boot()
    let label = UILabel(frame: container.bounds)
    label.text = "Before"
    container.addSubview(label)
    UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      label.text = "After"
    }
    await simulator.advance(by: .milliseconds(250))
    func opacities(of text: String) -> [Double] {
      layers(simulator) { layer in
        layer.contents.contains {
          if case .text(let content) = $0 { content.lines.first?.string == text } else { false }
        }
      }.map { ($0.opacity * 100).rounded() }
    }
    #expect(opacities(of: "Before") == [75] && opacities(of: "After") == [25])
    await simulator.settle()
    #expect(opacities(of: "Before") == [] && opacities(of: "After") == [100])
  }

  @Test func `A flip of content shows the former content until the middle`() async {
    let simulator = await boot()
    container.backgroundColor = .red
    UIView.transition(with: container, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      container.backgroundColor = .blue
    }
    await simulator.advance(by: .milliseconds(400))
    #expect(opacities(of: .red, simulator) == [1] && opacities(of: .blue, simulator) == [])
    await simulator.advance(by: .milliseconds(200))
    #expect(opacities(of: .red, simulator) == [] && opacities(of: .blue, simulator) == [1])
    await simulator.settle()
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func `A page curls in the place of its view, and nothing of it remains`(options: UIView.AnimationOptions) async throws
  {
    let simulator = await boot()
    let (old, new) = (page(.red), page(.blue))
    container.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1, options: options.union(.curveLinear))
    await simulator.advance(by: .milliseconds(500))
    let curl = try #require(curls(simulator).first)
    #expect(curl.geometry.frame == container.bounds && curl.style.clipsToBounds)
    let page = options == .transitionCurlUp ? UIColor.red : .blue
    #expect(
      layers(simulator) { $0.name == "PageFront" }.first?.layer.sublayers.first?.style.backgroundColor
        == page.components.scene)
    await simulator.settle()
    #expect(curls(simulator).isEmpty)
    #expect(container.subviews == [new])
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func `The content of a view curls as well`(options: UIView.AnimationOptions) async {
    let simulator = await boot()
    container.backgroundColor = .red
    UIView.transition(with: container, duration: 1, options: options.union(.curveLinear)) {
      container.backgroundColor = .blue
    }
    await simulator.advance(by: .milliseconds(500))
    #expect(curls(simulator).count == 1)
    #expect(opacities(of: .red, simulator) == [1] && opacities(of: .blue, simulator) == [1])
    await simulator.settle()
    #expect(curls(simulator).isEmpty)
    #expect(opacities(of: .red, simulator) == [] && opacities(of: .blue, simulator) == [1])
  }

  @Test func `A picture of a curl is the same each time`() async {
    func picture() async -> String {
      let simulator = await boot()
      let (old, new) = (page(.red), page(.blue))
      for view in container.subviews { view.removeFromSuperview() }
      container.addSubview(old)
      UIView.transition(from: old, to: new, duration: 1, options: .transitionCurlUp)
      await simulator.advance(by: .milliseconds(300))
      return simulator.svgSnapshot()
    }
    let first = await picture()
    #expect(first.contains("PageCurl"))
    #expect(await picture() == first)
  }
}
