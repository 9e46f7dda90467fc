import Simulator
import Stateroom
import Testing
import UIKit

@MainActor
struct CoderTests {
  private final class Archived: StateViewController<String> {
    override func loadAppearanceState() -> String { "first" }
    override func viewController(for state: String) -> UIViewController {
      let child = UIViewController()
      child.title = state
      return child
    }
  }

  @Test func `A controller from a storyboard asks for its first state`() async throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let simulator = await Simulator.boot(.iPhone15)
    let controller = try #require(Archived(coder: coder))
    #expect(!controller.hasDeterminedState)
    simulator.show(controller)
    #expect(controller.state == "first")
    #expect(controller.children.map(\.title) == ["first"])
  }
}
