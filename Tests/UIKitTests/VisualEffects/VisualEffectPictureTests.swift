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
