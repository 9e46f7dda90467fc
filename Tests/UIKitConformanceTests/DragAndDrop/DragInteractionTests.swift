// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// A drag from the long press on.
  @MainActor
  struct DragInteractionTests {
    @Test(.rule("R980"))
    func `Drag interactions are enabled by default on iPhone`() async throws {
      let stage = await DragStage()
      #expect(UIDragInteraction.isEnabledByDefault)
      #expect(UIDragInteraction(delegate: stage.drags).isEnabled)
    }

    @Test(.rule("R980"))
    func `Drag interactions are enabled by default on iPad`() async throws {
      let stage = await DragStage(.iPadPro11)
      #expect(UIDragInteraction.isEnabledByDefault)
      #expect(UIDragInteraction(delegate: stage.drags).isEnabled)
    }

    @Test(.rule("R980"))
    func `A drag interaction that is not enabled begins no drag`() async throws {
      let stage = await DragStage()
      stage.drag.isEnabled = false
      _ = stage.log.take()
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().isEmpty)
    }

    @Test(.rule("R981"))
    func `A long press lifts the items, and the session begins with the movement`() async throws {
      let stage = await DragStage()
      stage.drags.names = ["A", "B"]
      _ = stage.log.take()
      try stage.lift()
      #expect(
        stage.log.take() == ["items at 50 50", "preview A", "preview B", "willLift", "lift", "lifted end"])
      stage.move(to: CGPoint(x: 70, y: 154))
      #expect(stage.log.take().isEmpty)
      stage.move(to: CGPoint(x: 70, y: 200), CGPoint(x: 70, y: 300))
      #expect(stage.log.take() == [#"willBegin ["A", "B"]"#, "moved"])
      stage.release(at: CGPoint(x: 70, y: 300))
    }

    @Test(.rule("R982"))
    func `Without items there is no drag`() async throws {
      let stage = await DragStage()
      stage.drags.names = []
      _ = stage.log.take()
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take() == ["items at 50 50"])
    }

    @Test(.rule("R982"))
    func `A touch that moves immediately drags nothing`() async throws {
      let stage = await DragStage()
      _ = stage.log.take()
      try await stage.simulator.drag(from: DragStage.start, to: DragStage.middle, over: .milliseconds(300))
      #expect(stage.log.take().isEmpty)
    }

    @Test(.rule("R983"))
    func `A lift without a movement is reversed`() async throws {
      let stage = await DragStage()
      _ = stage.log.take()
      let finger = try stage.simulator.touchDown(at: DragStage.start)
      await stage.simulator.advance(by: .milliseconds(600))
      #expect(stage.log.take() == ["items at 50 50", "preview A", "willLift", "lift"])
      stage.simulator.touchUp(finger, at: DragStage.start)
      await stage.simulator.advance(by: .seconds(1))
      #expect(stage.log.take() == ["lifted start"])
    }

    @Test(.rule("R983"))
    func `A lift whose animation has ended is completed once`() async throws {
      let stage = await DragStage()
      try stage.lift()
      _ = stage.log.take()
      stage.release(at: DragStage.start)
      #expect(stage.log.take().isEmpty)
      try stage.lift()
      #expect(stage.log.take().last == "lifted end")
      stage.release(at: DragStage.start)
    }

    @Test(.rule("R981"))
    func `A lift is completed before the session begins`() async throws {
      let stage = await DragStage()
      let finger = try stage.simulator.touchDown(at: DragStage.start)
      await stage.simulator.advance(by: .milliseconds(600))
      _ = stage.log.take()
      stage.simulator.move(finger, to: DragStage.middle)
      await stage.simulator.advance(by: .seconds(1))
      #expect(stage.log.take().prefix(2) == ["lifted end", #"willBegin ["A"]"#])
      stage.simulator.touchUp(finger, at: DragStage.middle)
      await stage.simulator.advance(by: .seconds(1))
      #expect(!stage.log.take().contains { $0.hasPrefix("lifted") })
    }

    @Test(.rule("R988"))
    func `A cancelled drag returns its items, with the delegate's animations`() async throws {
      let stage = await DragStage()
      stage.drags.names = ["A", "B"]
      try stage.lift()
      stage.move(to: DragStage.nowhere)
      _ = stage.log.take()
      stage.release(at: DragStage.nowhere)
      #expect(
        stage.log.take() == [
          "willEnd 0", "cancelPreview A true", "willCancel A", "cancelPreview B true", "willCancel B", "cancelled A",
          "cancelled B", "didEnd 0",
        ])
    }

    @Test(.rule("R989"))
    func `A tap adds items to the drag`() async throws {
      let stage = await DragStage()
      let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
      let others = DragRecorder(stage.log)
      others.added = ["B"]
      let adding = UIDragInteraction(delegate: others)
      adding.isEnabled = true
      other.addInteraction(adding)
      stage.root.view.addSubview(other)
      try stage.lift()
      stage.move(to: DragStage.middle)
      _ = stage.log.take()
      try stage.tap(at: CGPoint(x: 230, y: 140))
      #expect(
        stage.log.take() == ["itemsForAdding at 30 40", #"willAdd ["B"] to ["A"]"#, "preview B", "update 2"])
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().first == #"perform ["A", "B"] true"#)
    }

    @Test(.rule("R989"))
    func `A tap without a drag adds nothing`() async throws {
      let stage = await DragStage()
      _ = stage.log.take()
      try stage.tap(at: DragStage.start)
      #expect(stage.log.take().isEmpty)
    }

    @Test(.rule("R989"))
    func `A tap that adds nothing is a tap on the view`() async throws {
      let stage = await DragStage()
      let adding = UIDragInteraction(delegate: stage.drags)
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
      button.addInteraction(adding)
      stage.root.view.addSubview(button)
      try stage.lift()
      stage.move(to: DragStage.middle)
      try stage.tap(at: CGPoint(x: 230, y: 140))
      #expect(taps == 1)
      stage.drags.added = ["B"]
      try stage.tap(at: CGPoint(x: 230, y: 140))
      #expect(taps == 1)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().contains(#"perform ["A", "B"] true"#))
    }

    private final class Menu: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
      }
    }

    @Test(.rule("R991"), arguments: [true, false])
    func `The long press opens the menu of the view, and a movement begins the drag`(menuFirst: Bool) async throws {
      let stage = await DragStage()
      let host = Menu()
      let menu = UIContextMenuInteraction(delegate: host)
      if menuFirst { stage.source.removeInteraction(stage.drag) }
      stage.source.addInteraction(menu)
      if menuFirst { stage.source.addInteraction(stage.drag) }
      _ = stage.log.take()
      try stage.lift()
      #expect(menu.menuAppearance == .rich)
      #expect(stage.log.take() == ["items at 50 50"])
      stage.move(to: CGPoint(x: 70, y: 220))
      #expect(menu.menuAppearance == .unknown)
      #expect(stage.log.take() == ["preview A", #"willBegin ["A"]"#, "moved"])
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().contains("didEnd 2"))
    }

    @Test(.rule("R991"))
    func `A menu remains open when the press ends without a movement`() async throws {
      let stage = await DragStage()
      let host = Menu()
      let menu = UIContextMenuInteraction(delegate: host)
      stage.source.addInteraction(menu)
      try stage.lift()
      _ = stage.log.take()
      stage.release(at: DragStage.start)
      #expect(menu.menuAppearance == .rich)
      #expect(stage.log.take().isEmpty)
      menu.dismissMenu()
      await stage.simulator.advance(by: .seconds(1))
      stage.source.removeInteraction(menu)
      try stage.lift()
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(stage.log.take().contains("didEnd 2"))
    }

    @Test(.rule("R991"))
    func `A menu of a control in the view is used without a drag`() async throws {
      let stage = await DragStage()
      var choices = 0
      let button = UIButton(type: .system)
      button.frame = stage.source.bounds
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in choices += 1 }])
      button.showsMenuAsPrimaryAction = true
      stage.source.addSubview(button)
      _ = stage.log.take()
      try stage.lift()
      #expect(button.contextMenuInteraction?.menuAppearance == .compact)
      stage.move(to: CGPoint(x: 70, y: 170), CGPoint(x: 70, y: 215))
      #expect(button.contextMenuInteraction?.menuAppearance == .compact)
      stage.release(at: CGPoint(x: 70, y: 215))
      #expect(stage.log.take().isEmpty)
      #expect(choices == 1)
    }
  }
#endif
