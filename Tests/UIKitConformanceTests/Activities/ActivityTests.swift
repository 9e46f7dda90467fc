// Only the simulator can choose an activity.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The activities that a sheet offers, and their course.
  @MainActor
  struct ActivityTests {
    private let log = CallbackLog([])

    private final class BookActivity: UIActivity {
      let log: CallbackLog
      var accepts = true
      var finishes = true
      var controller: UIViewController?

      init(_ log: CallbackLog) {
        self.log = log
        super.init()
      }

      override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.book") }
      override var activityTitle: String? { "Add to Book" }
      override var activityImage: UIImage? { UIImage(systemName: "book") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        log.note("can \(activityItems)")
        return accepts
      }
      override func prepare(withActivityItems activityItems: [Any]) { log.note("prepare \(activityItems)") }
      override var activityViewController: UIViewController? { controller }
      override func perform() {
        log.note("perform")
        if finishes { activityDidFinish(true) }
      }
    }

    private final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        "placeholder"
      }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "text for \(activityType?.rawValue ?? "-")" }
    }

    /// Presents an activity view controller, and waits until it is on the screen.
    private func present(
      _ items: [Any], _ activities: [UIActivity], excluding excluded: [UIActivity.ActivityType]? = nil
    ) async -> (Simulator, UIViewController, UIActivityViewController) {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
      controller.excludedActivityTypes = excluded
      controller.completionWithItemsHandler = { [log] type, completed, items, error in
        let isShown = root.presentedViewController != nil
        log.note("end \(type?.rawValue ?? "-") \(completed)\(isShown ? " while shown" : "")")
      }
      root.present(controller, animated: true)
      await simulator.settle()
      return (simulator, root, controller)
    }

    @Test(.rule("R1017"))
    func `Activities are shown that can act on the items and are not excluded`() async throws {
      let book = BookActivity(log)
      let (simulator, _, _) = await present(["text"], [book])
      #expect(log.take() == [#"can ["text"]"#])
      let text = simulator.textSnapshot()
      #expect(text.contains("Add to Book") && text.contains("Copy"))
    }

    @Test(.rule("R1017"))
    func `Excluded activities, and those that cannot act on the items, are not shown`() async throws {
      let book = BookActivity(log)
      book.accepts = false
      let (simulator, _, _) = await present(["text"], [book], excluding: [.copyToPasteboard])
      let text = simulator.textSnapshot()
      #expect(!text.contains("Add to Book") && !text.contains("Copy"))
    }

    private final class DataSource: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { Data([1, 2]) }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
      ) -> String { "com.example.card" }
    }

    @Test(.rule("R1609"))
    func `The data of a source is copied with the type that the source determines`() async throws {
      UIPasteboard.general.items = []
      let (simulator, _, _) = await present([DataSource()], [])
      try await simulator.tap("Copy")
      await simulator.settle()
      #expect(UIPasteboard.general.data(forPasteboardType: "com.example.card") == Data([1, 2]))
      UIPasteboard.general.items = []
    }

    @Test(.rule("R1018"))
    func `An activity is prepared and performed, and the handler is called after the dismissal`() async throws {
      let (simulator, root, _) = await present(["text"], [BookActivity(log)])
      _ = log.take()
      try await simulator.tap("Add to Book")
      #expect(log.take() == [#"prepare ["text"]"#, "perform"])
      await simulator.settle()
      #expect(log.take() == ["end test.book true"])
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R1019"))
    func `The view controller of an activity is presented until the activity finishes`() async throws {
      let book = BookActivity(log)
      let controller = UIViewController()
      book.controller = controller
      let (simulator, root, sheet) = await present(["text"], [book])
      _ = log.take()
      try await simulator.tap("Add to Book")
      await simulator.settle()
      #expect(sheet.presentedViewController === controller)
      #expect(log.take() == [#"prepare ["text"]"#])
      book.activityDidFinish(false)
      await simulator.settle()
      #expect(root.presentedViewController == nil)
      #expect(log.take() == ["end test.book false"])
    }

    @Test(.rule("R1020"))
    func `Closing the sheet calls the handler without an activity`() async throws {
      let (simulator, _, _) = await present(["text"], [BookActivity(log)])
      _ = log.take()
      try await simulator.tap("Close")
      await simulator.settle()
      #expect(log.take() == ["end - false"])
    }

    @Test(.rule("R1021"))
    func `An item source provides a placeholder first, and the item for the chosen activity`() async throws {
      let (simulator, _, _) = await present([Source()], [BookActivity(log)])
      #expect(log.take() == [#"can ["placeholder"]"#])
      try await simulator.tap("Add to Book")
      #expect(log.take() == [#"prepare ["text for test.book"]"#, "perform"])
    }

    @Test(.rule("R1021"))
    func `Copy copies the items to the general pasteboard`() async throws {
      UIPasteboard.general.items = []
      let url = try #require(URL(string: "https://example.com/a"))
      let (simulator, _, _) = await present(["a text", url], [])
      try await simulator.tap("Copy")
      await simulator.settle()
      #expect(UIPasteboard.general.numberOfItems == 2)
      #expect(UIPasteboard.general.string == "a text")
      #expect(UIPasteboard.general.url == url)
      #expect(log.take() == ["end com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test(.rule("R1020"))
    func `On iPad the view controller is a popover`() async throws {
      let simulator = await Simulator.boot(.iPadPro11)
      let root = UIViewController()
      simulator.show(root)
      let controller = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      let popover = try #require(controller.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 40)
      root.present(controller, animated: true)
      await simulator.settle()
      let frame = controller.view.convert(controller.view.bounds, to: nil)
      #expect(frame.width < 500 && frame.minY > 130)
    }
  }
#endif
