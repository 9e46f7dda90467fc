import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

// The examples of the article on events, so that they compile and do what it says.

@MainActor
struct DiagnosticsArticleTests {
  private enum Phase { case signIn, home }
  private enum Place: Hashable { case shelf, book }

  private final class RootViewController: StateViewController<Phase> {
    override func viewController(for phase: Phase) -> UIViewController { UIViewController() }
  }

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  @Test func `Events in the order of the article`() async {
    let root = RootViewController(initialState: .signIn)
    simulator.show(root)
    await simulator.settle()
    var lines: [String] = []
    let observation = Diagnostics.observe { event in lines.append("\(event)".replacing(/#\d+/, with: "#1")) }
    root.transition(to: .home, animated: true, completion: nil)
    await simulator.settle()
    #expect(
      lines == [
        "RootViewController #1: requested signIn → home, animated",
        "RootViewController #1: began signIn → home, 0.35 s",
        "RootViewController #1: finished, showing home", "RootViewController #1: completed",
      ])
    observation.cancel()
  }

  @Test func `The transitions of a stack`() async throws {
    let library = StateNavigationController(initialState: Place.shelf) { _ in UIViewController() }
    simulator.show(library)
    await simulator.settle()
    let recorder = StateGraphRecorder(of: library)
    library.transition(to: .book, animated: false, completion: nil)
    library.pop(animated: false, completion: nil)
    await simulator.settle()
    #expect(recorder.graph.mermaid == "stateDiagram-v2\n  shelf --> book\n  book --> shelf")
    // A cancelled swipe has no destination.
    library.transition(to: .book, animated: false, completion: nil)
    await simulator.settle()
    let finger = try simulator.touchDown(at: CGPoint(x: 4, y: 300))
    for step in 1...8 {
      simulator.move(finger, to: CGPoint(x: 4 + 10 * step, y: 300))
      await simulator.advance(by: .milliseconds(16))
    }
    await simulator.advance(by: .milliseconds(300))
    simulator.touchUp(finger, at: CGPoint(x: 84, y: 300))
    await simulator.settle()
    #expect(recorder.graph.edges.map(\.count) == [2, 1])
  }
}
