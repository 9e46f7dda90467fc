import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// The configuration of items that the user can share.
@MainActor
struct ActivityItemsConfigurationTests {
  private final class Activity: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.print") }
    override var activityTitle: String? { "Print Cards" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private func configuration() -> UIActivityItemsConfiguration {
    UIActivityItemsConfiguration(objects: [NSString(string: "one"), NSString(string: "two")])
  }

  @Test(.rule("R1465"))
  func `A configuration has item providers and supports all interactions`() {
    let configuration = configuration()
    #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
    #expect(
      configuration.itemProvidersForActivityItemsConfiguration.allSatisfy { $0.canLoadObject(ofClass: NSString.self) })
    #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
    configuration.supportedInteractions = [.copy]
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .share))
    let provider = NSItemProvider(object: NSString(string: "three"))
    let promised = UIActivityItemsConfiguration(itemProviders: [provider])
    #expect(promised.itemProvidersForActivityItemsConfiguration.first === provider)
  }

  @Test(.rule("R1465"))
  func `Closures provide the information, the previews and the activities`() {
    let configuration = configuration()
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) == nil)
    configuration.metadataProvider = { $0 == .title ? "Cards" : nil }
    configuration.perItemMetadataProvider = { index, _ in "Card \(index)" }
    let preview = NSItemProvider()
    configuration.previewProvider = { index, intent, size in
      index == 1 && intent == .thumbnail && size.width == 40 ? preview : nil
    }
    let activity = Activity()
    configuration.applicationActivitiesProvider = { [activity] }
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Cards")
    #expect(configuration.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? String == "Card 1")
    let size = CGSize(width: 40, height: 40)
    let shown = configuration.activityItemsConfigurationPreviewForItem(at: 1, intent: .thumbnail, suggestedSize: size)
    #expect(shown === preview)
    #expect(configuration.applicationActivitiesForActivityItemsConfiguration == [activity])
  }

  @Test(.rule("R1465"))
  func `A responder has no configuration by default, and keeps one`() {
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil)
    let configuration = configuration()
    view.activityItemsConfiguration = configuration
    #expect(view.activityItemsConfiguration === configuration)
    view.activityItemsConfiguration = nil
    #expect(view.activityItemsConfiguration == nil)
  }

  // Only the simulator can choose an activity.
  #if canImport(Simulator)
    private func present(_ configuration: UIActivityItemsConfiguration) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      UIPasteboard.general.items = []
      root.present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R1466"))
    func `An activity view controller shows the title and the activities of a configuration, and copies its items`()
      async throws
    {
      let configuration = configuration()
      configuration.metadataProvider = { $0 == .title ? "Two Cards" : nil }
      configuration.applicationActivitiesProvider = { [Activity()] }
      let simulator = await present(configuration)
      let text = simulator.textSnapshot()
      #expect(text.contains("Two Cards") && text.contains("Print Cards"))
      try await simulator.tap("Copy")
      await simulator.settle()
      #expect(UIPasteboard.general.strings == ["one", "two"])
      UIPasteboard.general.items = []
    }

    @Test(.rule("R1466"))
    func `An activity view controller does not show Copy if a configuration does not support it`() async throws {
      let configuration = configuration()
      configuration.supportedInteractions = [.share]
      configuration.applicationActivitiesProvider = { [Activity()] }
      let text = await present(configuration).textSnapshot()
      #expect(text.contains("Print Cards") && !text.contains("Copy"))
    }
  #endif
}
