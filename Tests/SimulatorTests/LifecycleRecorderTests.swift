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
}
