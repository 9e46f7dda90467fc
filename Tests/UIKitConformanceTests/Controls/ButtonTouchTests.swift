// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The events of a button while it is touched.
  @MainActor
  struct ButtonTouchTests {
    private final class Log { var events: [String] = [] }

    private func open() async throws -> (Stage, Log) {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      root.view.addSubview(button)
      let log = Log()
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchDragInside, "dragInside"), (.touchDragExit, "dragExit"), (.touchDragOutside, "dragOutside"),
      ]
      for (event, name) in events { button.addAction(UIAction { _ in log.events.append(name) }, for: event) }
      return (stage, log)
    }

    @Test(.rule("T141"))
    func `A tap`() async throws {
      let (stage, log) = try await open()
      try await stage.tap(at: CGPoint(x: 150, y: 320))
      await stage.settle()
      #expect(log.events == ["down", "upInside"])
    }

    @Test(.rule("T141"))
    func `Dragged out and released`() async throws {
      let (stage, log) = try await open()
      try await stage.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 620))
      await stage.settle()
      // The number of movements of a touch depends on the screen.
      let phases = log.events.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(phases == ["down", "dragInside", "dragExit", "dragOutside", "upOutside"])
      #expect(log.events.filter { $0 == "dragExit" }.count == 1)
    }

    @Test(.rule("T141"))
    func `Released a little beside the bounds it counts as inside`() async throws {
      let (stage, log) = try await open()
      try await stage.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 380))
      await stage.settle()
      #expect(log.events.last == "upInside")
    }
  }
#endif
