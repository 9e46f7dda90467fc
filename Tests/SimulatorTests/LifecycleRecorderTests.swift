import Simulator
import Testing
import UIKit

@MainActor
struct LifecycleRecorderTests {
  private final class Page: UIViewController {}

  @Test func `Controllers of one class get numbers of their own`() async {
    let recorder = record(on: await Simulator.boot())
    let names = recorder.records.filter { $0.text == "init" }.map(\.controller)
    #expect(names == ["Page#1", "Page#2", "Page#3"])
    #expect(recorder.records.first { $0.text == "viewDidLoad" }?.description == "1.000s Page#2 viewDidLoad")
    #expect(LifecycleChecker.violations(in: recorder.records) == [])
  }

  // Not asynchronous: a recorder observes all controllers, including those of a test that runs in between.
  private func record(on simulator: Simulator) -> LifecycleRecorder {
    let recorder = LifecycleRecorder()
    recorder.start()
    do {
      let pages = [Page(), Page()]
      simulator.advance(by: .seconds(1))
      simulator.show(pages[1])
      simulator.removeWindow()
    }
    _ = Page()
    recorder.stop()
    _ = Page()
    return recorder
  }

  @Test func `A controller that another test released is not recorded`() async {
    let simulator = await Simulator.boot()
    let recorder = LifecycleRecorder()
    let parent = Page()
    do {
      let child = Page()
      parent.addChild(child)
      recorder.start()
      child.removeFromParent()
    }
    withExtendedLifetime(simulator) {}
    #expect(recorder.records.filter { $0.controller.hasPrefix("Page") } == [])
    recorder.stop()
  }

  @Test func `A recorder of one view controller excludes others, and numbers its own from one`() async {
    let simulator = await Simulator.boot()
    let root = Page()
    let recorder = LifecycleRecorder(within: root)
    recorder.start()
    // Neither is ever connected to the root.
    let other = Page()
    other.addChild(Page())
    other.loadViewIfNeeded()
    simulator.show(root)
    do {
      let child = Page()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let presented = Page()
    root.present(presented, animated: false)
    await simulator.settle()
    recorder.stop()
    let all = recorder.records
    #expect(Set(all.map(\.controller)) == ["Page#1", "Page#2", "Page#3"])
    #expect(all.first?.description == "0.000s Page#1 loadView")
    // The child's first callback was before it belonged to the root, and its last one after.
    #expect(all.filter { $0.controller == "Page#2" }.map(\.text).first == "init")
    #expect(all.filter { $0.controller == "Page#2" }.map(\.text).last == "deinit")
    #expect(all.contains { $0.controller == "Page#3" && $0.text == "viewDidAppear(false)" })
    withExtendedLifetime(other) {}
  }
}
