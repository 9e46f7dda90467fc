import Simulator
import Testing
import UIKit

/// Sharing the items of a view with its context menu.
@MainActor
struct ShareSuggestionTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    var suggestions: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] suggested in
        self?.suggestions = suggested.map(\.title)
        return UIMenu(children: suggested + [UIAction(title: "Rename") { _ in }])
      })
    }
  }

  private let host = Host()
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))

  private func press() async throws -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    view.backgroundColor = .systemTeal
    view.addInteraction(UIContextMenuInteraction(delegate: host))
    root.view.addSubview(view)
    await simulator.settle()
    let finger = try simulator.touchDown(at: view.center)
    await simulator.advance(by: .milliseconds(800))
    simulator.touchUp(finger, at: view.center)
    await simulator.settle()
    return simulator
  }

  @Test func `The action Share presents the items of the view`() async throws {
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "one")])
    var requests: [String] = []
    configuration.previewProvider = { index, intent, _ in
      requests.append("\(index) \(intent == .thumbnail)")
      return nil
    }
    configuration.perItemMetadataProvider = { index, key in key == .title ? "Card \(index)" : nil }
    view.activityItemsConfiguration = configuration
    let simulator = try await press()
    #expect(host.suggestions == ["Share…"])
    try await simulator.tap("Share…")
    await simulator.settle()
    #expect(root.presentedViewController is UIActivityViewController)
    #expect(simulator.textSnapshot().contains("Card 0"))
    #expect(requests == ["0 true"])
  }

  @Test func `Nothing is suggested without items`() async throws {
    host.suggestions = ["none yet"]
    _ = try await press()
    #expect(host.suggestions == [])
  }

  @Test func `Nothing is suggested for items that the user cannot share`() async throws {
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "one")])
    configuration.supportedInteractions = [.copy]
    view.activityItemsConfiguration = configuration
    host.suggestions = ["none yet"]
    _ = try await press()
    #expect(host.suggestions == [])
  }
}
