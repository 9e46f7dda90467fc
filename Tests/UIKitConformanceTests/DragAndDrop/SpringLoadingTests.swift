// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Drags that activate views.
  @MainActor
  struct SpringLoadingTests {
    private let probe = SpringProbe()

    @Test(.rule("R1425"))
    func `A drag that rests over a view activates it`() async throws {
      let stage = await DragStage()
      stage.target.addInteraction(probe.makeInteraction())
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 250))
      #expect(probe.log.isEmpty)
      stage.move(to: DragStage.middle)
      #expect(probe.log == ["possible"])
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take() == ["possible", "activating", "activated", "activate", "finish"])
      #expect(probe.target === stage.target)
      #expect(probe.location == CGPoint(x: 150, y: 100))
      await stage.simulator.advance(by: .seconds(4))
      #expect(probe.take().isEmpty)
      stage.move(to: DragStage.nowhere)
      _ = probe.take()
      stage.move(to: DragStage.middle)
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take().contains("activate"))
      stage.release(at: DragStage.middle)
    }

    @Test(.rule("R1425"))
    func `A drag that leaves the view, or ends, does not activate it`() async throws {
      let stage = await DragStage()
      stage.target.addInteraction(probe.makeInteraction())
      try stage.lift()
      stage.move(to: DragStage.middle, DragStage.nowhere)
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take() == ["possible", "inactive", "finish"])
      stage.move(to: DragStage.middle)
      stage.release(at: DragStage.middle)
      #expect(probe.take() == ["possible", "inactive", "finish"])
    }

    @Test(.rule("R1425"))
    func `A drag that moves within the view does not rest`() async throws {
      let stage = await DragStage()
      stage.target.addInteraction(probe.makeInteraction())
      try stage.lift()
      for _ in 0..<10 {
        stage.move(to: CGPoint(x: 150, y: 450), CGPoint(x: 150, y: 550))
      }
      #expect(probe.take() == ["possible"])
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take().contains("activate"))
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1426"))
    func `The behavior can refuse the interaction`() async throws {
      let stage = await DragStage()
      let interaction = probe.makeInteraction()
      #expect(interaction.interactionBehavior === probe && interaction.interactionEffect === probe)
      probe.allows = false
      stage.target.addInteraction(interaction)
      #expect(interaction.view === stage.target)
      try stage.lift()
      stage.move(to: DragStage.middle)
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take().isEmpty)
      probe.allows = true
      stage.move(to: CGPoint(x: 172, y: 500))
      #expect(probe.take() == ["possible"])
      probe.allows = false
      await stage.simulator.advance(by: .seconds(2))
      #expect(probe.take() == ["inactive", "finish"])
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1427"))
    func `A spring-loaded button sends its actions`() async throws {
      let stage = await DragStage()
      let button = UIButton(frame: CGRect(x: 20, y: 250, width: 100, height: 60))
      let disabled = UIButton(frame: CGRect(x: 200, y: 250, width: 100, height: 60))
      var log: [String] = []
      button.addAction(UIAction { _ in log.append("touchUpInside") }, for: .touchUpInside)
      disabled.addAction(UIAction { _ in log.append("disabled") }, for: .touchUpInside)
      disabled.isEnabled = false
      stage.root.view.addSubview(button)
      stage.root.view.addSubview(disabled)
      #expect(!button.isSpringLoaded)
      try stage.lift()
      stage.move(to: CGPoint(x: 70, y: 280))
      await stage.simulator.advance(by: .seconds(2))
      #expect(log.isEmpty)
      for view in [button, disabled] { view.isSpringLoaded = true }
      #expect(button.isSpringLoaded)
      stage.move(to: CGPoint(x: 72, y: 280))
      await stage.simulator.advance(by: .seconds(2))
      #expect(log == ["touchUpInside"])
      stage.move(to: CGPoint(x: 250, y: 280))
      await stage.simulator.advance(by: .seconds(2))
      #expect(log == ["touchUpInside"])
      button.isSpringLoaded = false
      #expect(!button.isSpringLoaded)
      stage.move(to: CGPoint(x: 70, y: 280))
      await stage.simulator.advance(by: .seconds(2))
      #expect(log == ["touchUpInside"])
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1427"))
    func `A drag selects a segment of a spring-loaded control`() async throws {
      let stage = await DragStage()
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(x: 20, y: 250, width: 300, height: 32)
      control.selectedSegmentIndex = 0
      control.setEnabled(false, forSegmentAt: 2)
      control.isSpringLoaded = true
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      stage.root.view.addSubview(control)
      try stage.lift()
      stage.move(to: CGPoint(x: 170, y: 266))
      #expect(control.selectedSegmentIndex == 0)
      await stage.simulator.advance(by: .seconds(2))
      #expect(control.selectedSegmentIndex == 1)
      stage.move(to: CGPoint(x: 280, y: 266))
      await stage.simulator.advance(by: .seconds(2))
      #expect(control.selectedSegmentIndex == 1)
      stage.move(to: CGPoint(x: 70, y: 266))
      await stage.simulator.advance(by: .seconds(2))
      #expect(control.selectedSegmentIndex == 0)
      #expect(changes == 2)
      stage.release(at: DragStage.nowhere)
    }

    @Test(.rule("R1428"))
    func `A drag performs the action of a spring-loaded bar button item`() async throws {
      let stage = await DragStage()
      var count = 0
      let item = UIBarButtonItem(title: "Trash", primaryAction: UIAction { _ in count += 1 })
      #expect(!item.isSpringLoaded)
      item.isSpringLoaded = true
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 250, width: 393, height: 44))
      toolbar.items = [.flexibleSpace(), item, .flexibleSpace()]
      stage.root.view.addSubview(toolbar)
      try stage.lift()
      stage.move(to: CGPoint(x: 196, y: 272))
      #expect(count == 0)
      await stage.simulator.advance(by: .seconds(2))
      #expect(count == 1)
      stage.release(at: DragStage.nowhere)
    }

    @MainActor
    private final class Taps: NSObject, UITabBarDelegate {
      var titles: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
    }

    @Test(.rule("R1428"))
    func `A drag selects an item of a spring-loaded tab bar`() async throws {
      let stage = await DragStage()
      let taps = Taps()
      let bar = UITabBar(frame: CGRect(x: 0, y: 250, width: 393, height: 49))
      bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
      bar.delegate = taps
      bar.isSpringLoaded = true
      stage.root.view.addSubview(bar)
      try stage.lift()
      stage.move(to: CGPoint(x: 196, y: 274))
      #expect(bar.selectedItem == nil)
      await stage.simulator.advance(by: .seconds(2))
      #expect(bar.selectedItem?.title == "B")
      stage.move(to: CGPoint(x: 330, y: 274))
      await stage.simulator.advance(by: .seconds(2))
      #expect(taps.titles == ["B", "C"])
      stage.release(at: DragStage.nowhere)
    }
  }
#endif
