import DisplayScene
import Simulator
import Testing
import UIKit

/// What lies below bars and visual effect views is drawn blurred.
@MainActor
struct VisualEffectPictureTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func backdrops(_ layers: [SceneLayer]) -> [SceneBackdrop] {
    layers.flatMap { layer in
      layer.contents.compactMap { if case .backdrop(let backdrop) = $0 { backdrop } else { nil } }
        + backdrops(layer.sublayers)
    }
  }

  private var shown: [SceneBackdrop] { backdrops(simulator.frame().layers) }

  @Test func `A translucent bar blurs what is below it, an opaque one does not`() throws {
    let table = UITableViewController()
    let navigation = UINavigationController(rootViewController: table)
    simulator.show(navigation)
    table.tableView.contentOffset.y = 40
    simulator.commit()
    navigation.navigationBar.isTranslucent = true
    simulator.commit()
    #expect(shown.count == 1)
    #expect(simulator.svgSnapshot().contains("backdrop-filter:blur("))
    navigation.navigationBar.isTranslucent = false
    simulator.commit()
    #expect(shown.isEmpty)
    #expect(!simulator.svgSnapshot().contains("backdrop"))
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  @Test func `An alert blurs what is below it, also while it fades`() async throws {
    let controller = UIViewController()
    simulator.show(controller)
    controller.present(alert(), animated: true)
    await simulator.settle()
    let full = try #require(shown.first)
    #expect(shown.count == 1)
    controller.dismiss(animated: true)
    await simulator.advance(by: .milliseconds(120))
    let picture = simulator.svgSnapshot()
    let blur = try #require(picture.firstMatch(of: /backdrop-filter:blur\(([0-9.]+)px\)/))
    let radius = try #require(Double(blur.1))
    #expect(radius > 0 && radius < full.radius)
    // No group around the backdrop has an opacity.
    let before = picture[..<blur.range.lowerBound]
    let card = try #require(before.firstRange(of: "AlertView"))
    #expect(!before[card.upperBound...].contains(#"opacity="0."#))
  }

  @Test func `A menu blurs what is below it`() async throws {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 40, y: 300, width: 100, height: 44)
    controller.view.addSubview(button)
    simulator.show(controller)
    try await simulator.tap("Open")
    await simulator.settle()
    #expect(shown.count == 1)
  }

  @Test func `An effect view blurs its rectangle while it has an effect`() {
    let controller = UIViewController()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    view.frame = CGRect(x: 40, y: 200, width: 300, height: 120)
    controller.view.addSubview(view)
    simulator.show(controller)
    #expect(shown.map(\.rect) == [CGRect(x: 0, y: 0, width: 300, height: 120)])
    UIView.animate(withDuration: 0.4) { view.effect = nil }
    simulator.advance(by: .milliseconds(200))
    #expect(shown.count == 1)
    simulator.advance(by: .milliseconds(300))
    // A layer that is not visible is not drawn.
    #expect(!simulator.svgSnapshot().contains("backdrop-filter"))
  }
}
