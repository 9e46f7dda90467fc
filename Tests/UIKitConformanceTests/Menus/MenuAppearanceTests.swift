// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The appearance of a menu while its delegate provides it.
  @MainActor
  struct MenuAppearanceTests {
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
      var seen: [UIContextMenuInteraction.Appearance] = []

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        seen.append(interaction.menuAppearance)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self, weak interaction] _ in
          if let interaction { self?.seen.append(interaction.menuAppearance) }
          return UIMenu(children: [UIAction(title: "Open") { _ in }])
        }
      }
    }

    @Test(.rule("R2017"))
    func `It is that of the menu that is about to be displayed`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let (controller, menus) = (UIViewController(), Menus())
      let interaction = UIContextMenuInteraction(delegate: menus)
      controller.view.addInteraction(interaction)
      simulator.show(controller)
      await simulator.settle()
      #expect(interaction.menuAppearance == .unknown)
      let place = CGPoint(x: 100, y: 300)
      let finger = try simulator.touchDown(at: place)
      await simulator.advance(by: .seconds(1))
      simulator.touchUp(finger, at: place)
      #expect(menus.seen == [.rich, .rich])
      interaction.dismissMenu()
      await simulator.settle()
      #expect(interaction.menuAppearance == .unknown)
    }
  }
#endif
