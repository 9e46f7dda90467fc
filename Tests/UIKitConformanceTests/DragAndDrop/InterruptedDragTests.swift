// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drags that something other than the end of the touch ends, or prevents.
  @MainActor
  struct InterruptedDragTests {
    /// Drags the item again, to prove that nothing of the interrupted drag remains.
    private func expectAnotherDrag(_ stage: DragStage) throws {
      _ = stage.log.take()
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.contains(#"perform ["A"] true"#) && log.contains("didEnd 2"))
    }

    private let cancellation = ["willEnd 0", "cancelPreview A true", "willCancel A"]

    @Test(.rule("R988"))
    func `An interaction that is disabled cancels its drag`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.drag.isEnabled = false
      #expect(stage.log.take() == cancellation + ["exit"])
      stage.move(to: DragStage.nowhere, DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take() == ["cancelled A", "dropEnded", "didEnd 0"])
      stage.drag.isEnabled = true
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R988"))
    func `An interaction that is removed cancels its drag`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.source.removeInteraction(stage.drag)
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.first == "willEnd 0" && log.last == "didEnd 0" && log.contains("dropEnded"))
      stage.source.addInteraction(stage.drag)
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R988"))
    func `An interaction that is removed from a lifted view puts the items down`() async throws {
      let stage = await DragStage()
      try stage.lift()
      _ = stage.log.take()
      stage.source.removeInteraction(stage.drag)
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().isEmpty)
      stage.source.addInteraction(stage.drag)
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R988"))
    func `A drag ends when its view is removed`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.source.removeFromSuperview()
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.first == "willEnd 0" && log.last == "didEnd 0")
      #expect(!log.contains { $0.hasPrefix("perform") })
      stage.root.view.addSubview(stage.source)
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R988"))
    func `A drag ends when the app enters the background`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      stage.simulator.sendToBackground()
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.first == "willEnd 0" && log.last == "didEnd 0")
      stage.simulator.bringToForeground()
      await stage.simulator.advance(by: .seconds(1))
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R988"))
    func `Another touch does not end a drag`() async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      for point in [DragStage.start, DragStage.middle, DragStage.nowhere] { try stage.tap(at: point) }
      _ = stage.log.take()
      stage.move(to: CGPoint(x: 171, y: 501))
      #expect(stage.log.take() == ["moved", "update 1"])
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().contains("didEnd 2"))
    }

    @Test(.rule("R988"))
    func `A drag can be ended while it is lifted, by the delegate`() async throws {
      let stage = await DragStage()
      stage.drags.onLift = { [drag = stage.drag] in drag.isEnabled = false }
      try stage.lift()
      #expect(stage.log.take() == ["items at 50 50", "preview A", "willLift", "lifted start"])
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().isEmpty)
      stage.drags.onLift = {}
      stage.drag.isEnabled = true
      try expectAnotherDrag(stage)
    }

    // MARK: - Destinations

    @Test(.rule("R984"), arguments: [true, false])
    func `A destination that is removed receives no drop`(removesView: Bool) async throws {
      let stage = await DragStage()
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      if removesView { stage.target.removeFromSuperview() } else { stage.target.removeInteraction(stage.drop) }
      stage.release(at: DragStage.middle)
      let log = stage.log.take()
      #expect(log.first == "exit")
      #expect(log.suffix(2) == ["dropEnded", "didEnd 0"])
      #expect(!log.contains { $0.hasPrefix("perform") })
    }

    @Test(.rule("R984"))
    func `A destination can end the drag`() async throws {
      let stage = await DragStage()
      stage.drops.onUpdate = { [drag = stage.drag] in drag.isEnabled = false }
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 250))
      _ = stage.log.take()
      stage.move(to: DragStage.middle)
      #expect(stage.log.take() == ["moved", "canHandle", "enter", "update 1"] + cancellation + ["exit"])
      stage.release(at: DragStage.middle)
      #expect(stage.log.take() == ["cancelled A", "dropEnded", "didEnd 0"])
    }

    // MARK: - Other Gestures

    private func addPan(to view: UIView) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      return pan
    }

    @Test(.rule("R982"))
    func `Other gestures fail when items are lifted`() async throws {
      let stage = await DragStage()
      let pan = addPan(to: stage.root.view)
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 200))
      #expect(pan.state == .failed || pan.state == .possible)
      stage.release(at: CGPoint(x: 70, y: 200))
      #expect(stage.log.take().contains(#"willBegin ["A"]"#))
    }

    @Test(.rule("R982"))
    func `A gesture that is allowed during the lift ends the drag`() async throws {
      let stage = await DragStage()
      let pan = addPan(to: stage.root.view)
      stage.drag.allowsSimultaneousRecognitionDuringLift = true
      try stage.lift()
      #expect(stage.log.take().last == "lifted end")
      stage.move(to: CGPoint(x: 70, y: 200), CGPoint(x: 70, y: 220))
      #expect(pan.state == .changed)
      stage.release(at: CGPoint(x: 70, y: 220))
      #expect(stage.log.take().isEmpty)
      stage.root.view.removeGestureRecognizer(pan)
      try expectAnotherDrag(stage)
    }

    @Test(.rule("R982"))
    func `Long presses are recognized when items are lifted`() async throws {
      let stage = await DragStage()
      let press = UILongPressGestureRecognizer()
      stage.root.view.addGestureRecognizer(press)
      try stage.lift()
      #expect(press.state == .began)
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().contains("didEnd 2"))
    }
  }
#endif
