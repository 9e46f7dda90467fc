import Simulator
import Stateroom
import Testing
import UIKit

/// The class of a storyboard's scene, which the storyboard finds by its name.
final class StoryboardStack: StateNavigationController<Int> {
  override func state(representedBy controller: UIViewController) -> Int? { 0 }
  override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

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

  @Test func `A navigation controller from a storyboard has its root view controller and the root's state`() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
      <scenes>
        <scene sceneID="1"><objects>
          <navigationController id="n" customClass="StoryboardStack" customModule="StateroomRuntimeTests">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b"/>
            <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="s"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="2"><objects><viewController id="r" title="Root"/></objects></scene>
      </scenes>
      </document>
      """
    let board = try UIStoryboard(Data(storyboard.utf8), file: "Test.storyboard")
    let stack = try #require(board.instantiateInitialViewController() as? StoryboardStack)
    #expect(stack.viewControllers.map(\.title) == ["Root"])
    #expect(stack.states == [0])
    stack.push(1, animated: false)
    #expect(stack.states == [0, 1])
    #expect(stack.viewControllers.count == 2)
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
