import DisplayScene
import Foundation
import Simulator
import Testing
import UIKit

/// The content of a view with a vibrancy effect has the color of the effect.
@MainActor
struct VibrancyTests {
  let simulator: Simulator
  let blur = UIBlurEffect(style: .systemThinMaterial)

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func vibrancies(_ layers: [SceneLayer]) -> [SceneVibrancy] {
    layers.flatMap { [$0.style.vibrancy].compactMap(\.self) + vibrancies($0.sublayers) }
  }

  private var shown: [SceneVibrancy] { vibrancies(simulator.frame().layers) }

  /// Shows a label in a vibrant view, in front of a blur.
  private func show(_ effect: UIVibrancyEffect, in style: UIUserInterfaceStyle = .light) -> UIVisualEffectView {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = style
    let background = UIVisualEffectView(effect: blur)
    background.frame = CGRect(x: 40, y: 200, width: 300, height: 120)
    controller.view.addSubview(background)
    let view = UIVisualEffectView(effect: effect)
    view.frame = background.bounds
    background.contentView.addSubview(view)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 80))
    label.text = "Vibrant"
    label.textColor = .systemRed
    view.contentView.addSubview(label)
    simulator.show(controller)
    return view
  }

  @Test func `The color depends on the blur, the interface style and the purpose`() {
    _ = show(UIVibrancyEffect(blurEffect: blur))
    let light = shown
    #expect(light.map(\.color.red) == [0])
    #expect(light.map(\.amount) == [1])
    _ = show(UIVibrancyEffect(blurEffect: blur), in: .dark)
    #expect(shown.map(\.color.red) == [1])
    _ = show(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterialDark)))
    #expect(shown.map(\.color.red) == [1])
    let styles: [[UIVibrancyEffectStyle]] = [
      [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel], [.fill, .secondaryFill, .tertiaryFill],
    ]
    for group in styles {
      let alphas = group.map { style -> Double in
        _ = show(UIVibrancyEffect(blurEffect: blur, style: style))
        return shown.first?.color.alpha ?? 0
      }
      #expect(alphas == alphas.sorted(by: >))
      #expect(Set(alphas).count == group.count)
    }
  }

  @Test func `The color follows the interface style`() {
    let view = show(UIVibrancyEffect(blurEffect: blur))
    #expect(shown.map(\.color.red) == [0])
    view.window?.rootViewController?.overrideUserInterfaceStyle = .dark
    simulator.commit()
    #expect(shown.map(\.color.red) == [1])
  }

  @Test func `The effect appears and disappears gradually in an animation`() async {
    let view = show(UIVibrancyEffect(blurEffect: blur))
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.effect = nil }
    await simulator.advance(by: .milliseconds(200))
    #expect(shown.count == 1)
    #expect(abs((shown.first?.amount ?? 0) - 0.5) < 0.1)
    await simulator.settle()
    #expect(shown.isEmpty)
    #expect(!simulator.svgSnapshot().contains("feColorMatrix"))
    UIView.animate(withDuration: 0.4) { view.effect = UIVibrancyEffect(blurEffect: blur, style: .fill) }
    await simulator.advance(by: .milliseconds(200))
    #expect((0.1..<0.9).contains(shown.first?.amount ?? 0))
    await simulator.settle()
    #expect(shown.map(\.amount) == [1])
    view.effect = blur
    simulator.commit()
    #expect(shown.isEmpty)
  }

  @Test func `A picture contains a filter that keeps only the opacity of the content`() {
    let view = show(UIVibrancyEffect(blurEffect: blur))
    let picture = simulator.svgSnapshot()
    #expect(picture.contains("feColorMatrix"))
    #expect(picture.contains("values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.82 0\""))
    #expect(view.effect is UIVibrancyEffect)
  }

  @Test func `Pictures in front of a photo`() async throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = style
      let colors: [UIColor] = [.systemOrange, .systemPink, .systemIndigo, .systemTeal, .systemGreen, .systemYellow]
      for (index, color) in colors.enumerated() {
        let spot = UIView(frame: CGRect(x: index % 2 * 200 - 20, y: index / 2 * 280 - 10, width: 240, height: 300))
        spot.backgroundColor = color
        spot.layer.cornerRadius = 90
        controller.view.addSubview(spot)
      }
      let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      background.frame = CGRect(x: 24, y: 60, width: 345, height: 720)
      background.layer.cornerRadius = 24
      background.clipsToBounds = true
      controller.view.addSubview(background)
      let rows: [(String, UIVibrancyEffectStyle)] = [
        ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel),
        ("Quaternary", .quaternaryLabel), ("", .fill), ("", .secondaryFill), ("", .tertiaryFill), ("", .separator),
      ]
      for (index, row) in rows.enumerated() {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemUltraThinMaterial), style: row.1)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 24, y: 24 + index * 84, width: 297, height: 64)
        background.contentView.addSubview(view)
        if row.0.isEmpty {
          let fill = UIView(frame: view.bounds)
          if row.1 == .separator { fill.frame.size.height = 2 }
          fill.backgroundColor = .white
          fill.layer.cornerRadius = row.1 == .separator ? 0 : 14
          view.contentView.addSubview(fill)
        } else {
          let label = UILabel(frame: view.bounds)
          label.text = row.0
          label.textColor = .systemRed
          label.font = .systemFont(ofSize: 40, weight: .bold)
          view.contentView.addSubview(label)
        }
      }
      simulator.show(controller)
      #expect(shown.count == rows.count)
      try keep("vibrancy-\(style == .dark ? "dark" : "light")")
    }
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
