import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Items that are created for the chosen activity.
@MainActor
struct ActivityItemProviderTests {
  /// A provider whose item names the activity, and the queue on which it was created.
  private final class TextProvider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any {
      "text for \(activityType?.rawValue ?? "-")\(MainQueue.isCurrent ? " on the main queue" : "")"
    }
  }

  @Test(.rule("R1464"))
  func `A provider has a placeholder, and no activity until one is chosen`() {
    let provider = TextProvider(placeholderItem: "placeholder")
    #expect(provider.placeholderItem as? String == "placeholder")
    #expect(provider.activityType == nil)
    let controller = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.activityViewControllerPlaceholderItem(controller) as? String == "placeholder")
  }

  // Only the simulator can choose an activity.
  #if canImport(Simulator)
    private final class NoteActivity: UIActivity {
      let log: CallbackLog

      init(_ log: CallbackLog) {
        self.log = log
        super.init()
      }

      override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.note") }
      override var activityTitle: String? { "Add Note" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        log.note("can \(activityItems)")
        return true
      }
      override func prepare(withActivityItems activityItems: [Any]) { log.note("prepare \(activityItems)") }
      override func perform() {
        log.note("perform")
        activityDidFinish(true)
      }
    }

    private func present(_ items: [Any], _ log: CallbackLog) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      let controller = UIActivityViewController(activityItems: items, applicationActivities: [NoteActivity(log)])
      controller.completionWithItemsHandler = { type, completed, _, _ in
        log.note("end \(type?.rawValue ?? "-") \(completed)")
      }
      root.present(controller, animated: true)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R1424"))
    func `The item is created on a secondary thread for the chosen activity, which is performed afterwards`()
      async throws
    {
      let log = CallbackLog([])
      let simulator = await present([TextProvider(placeholderItem: "placeholder"), "other"], log)
      #expect(log.take() == [#"can ["placeholder", "other"]"#])
      try await simulator.tap("Add Note")
      await simulator.settle()
      #expect(log.take() == [#"prepare ["text for test.note", "other"]"#, "perform", "end test.note true"])
    }

    @Test(.rule("R1424"))
    func `A provider that is cancelled provides no item`() async throws {
      let log = CallbackLog([])
      let provider = TextProvider(placeholderItem: "placeholder")
      let simulator = await present([provider, "other"], log)
      _ = log.take()
      provider.cancel()
      try await simulator.tap("Add Note")
      await simulator.settle()
      #expect(log.take().first == #"prepare ["other"]"#)
    }
  #endif
}
