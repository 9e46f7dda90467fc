// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The destination of a drag.
  @MainActor
  struct DropInteractionTests {
    @Test(.rule("R984"))
    func `A drop is performed, animated, concluded and ended in this order`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 250))
      _ = stage.log.take()
      stage.move(to: DragStage.middle)
      #expect(stage.log.take() == ["moved", "canHandle", "enter", "update 1"])
      stage.release(at: DragStage.middle)
      #expect(
        stage.log.take() == [
          #"perform ["A"] true"#, "willEnd 2", "dropPreview A", "willDrop A", "drop", "dropped", "conclude",
          "dropEnded", "didEnd 2", "transferred",
        ])
    }

    @Test(.rule("R984"))
    func `The delegate is notified when a drag leaves its view, and when it returns`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.move(to: DragStage.nowhere)
      #expect(stage.log.take() == ["moved", "exit"])
      stage.move(to: DragStage.middle)
      #expect(stage.log.take() == ["moved", "canHandle", "enter", "update 1"])
      stage.move(to: DragStage.nowhere)
      _ = stage.log.take()
      stage.release(at: DragStage.nowhere)
      #expect(stage.log.take().suffix(2) == ["dropEnded", "didEnd 0"])
    }

    @Test(.rule("R985"))
    func `A drag is offered to superviews when a view cannot handle it`() async throws {
      let stage = await DragStage()
      let inner = DropRecorder(stage.log, "inner ")
      inner.handles = false
      let view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
      view.addInteraction(UIDropInteraction(delegate: inner))
      stage.target.addSubview(view)
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 250))
      _ = stage.log.take()
      stage.move(to: DragStage.middle, CGPoint(x: 172, y: 502))
      #expect(
        stage.log.take() == ["moved", "inner canHandle", "canHandle", "enter", "update 1", "moved", "update 1"])
      stage.release(at: DragStage.middle)
      #expect(!stage.log.take().contains { $0.hasPrefix("inner") })
    }

    @Test(.rule("R985"))
    func `A drag that no interaction handles is cancelled`() async throws {
      let stage = await DragStage()
      stage.drops.handles = false
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 250))
      _ = stage.log.take()
      stage.move(to: DragStage.middle)
      #expect(stage.log.take() == ["moved", "canHandle"])
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().first == "willEnd 0")
    }

    @Test(.rule("R986"), arguments: [UIDropOperation.cancel, .forbidden])
    func `A proposal to cancel or to forbid performs no drop`(operation: UIDropOperation) async throws {
      let stage = await DragStage()
      stage.drops.operation = operation
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(!log.contains { $0.hasPrefix("perform") })
      #expect(log.first == "willEnd \(operation.rawValue)" && log.last == "didEnd \(operation.rawValue)")
    }

    @Test(.rule("R987"), arguments: [true, false])
    func `A proposal to move requires a drag that allows it`(allowsMove: Bool) async throws {
      let stage = await DragStage()
      stage.drags.allowsMove = allowsMove
      stage.drops.operation = .move
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.contains(allowsMove ? "willEnd 3" : "willEnd 0"))
      #expect(log.contains { $0.hasPrefix("perform") } == allowsMove)
    }

    @Test(.rule("R990"))
    func `Objects are loaded in the order of the items, and delivered on the main queue`() async throws {
      let stage = await DragStage()
      stage.drags.names = ["A", "B", "C"]
      var strings: [String] = []
      var colors: Int?
      stage.drops.onDrop = { session in
        #expect(session.canLoadObjects(ofClass: NSString.self) && session.canLoadObjects(ofClass: String.self))
        #expect(!session.canLoadObjects(ofClass: UIColor.self))
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"]))
        _ = session.loadObjects(ofClass: NSString.self) { objects in
          #expect(MainQueue.isCurrent)
          strings = objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
        }
        _ = session.loadObjects(ofClass: UIColor.self) { colors = $0.count }
        #expect(strings.isEmpty && colors == nil)
      }
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      await stage.simulator.settle()
      #expect(strings == ["A", "B", "C"])
      #expect(colors == 0)
    }
  }
#endif
