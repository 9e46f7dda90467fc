import Simulator
import StateViewController
import Testing
import UIKit

/// What an app finds as it was in the package.
@MainActor
struct DropInTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private class Plain: StateViewController<Int> {
    private(set) var asked = 0
    private(set) var isViewPrepared = false
    override func viewDidLoad() {
      super.viewDidLoad()
      isViewPrepared = true
    }
    override func loadAppearanceState() -> Int {
      asked += 1
      return 0
    }
  }

  @Test func `Without an override no children represent a state`() {
    let plain = Plain()
    simulator.show(plain)
    simulator.advance(by: .milliseconds(16))
    #expect(plain.children.isEmpty)
    #expect(plain.hasDeterminedState)
    plain.setNeedsStateTransition(to: 1, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(plain.currentState == 1)
    #expect(!plain.isTransitioningBetweenStates)
  }

  @Test func `The container view is a subview that fills the view`() throws {
    let root = RootViewController()
    root.loadViewIfNeeded()
    root.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(root.childContainerView !== root.view)
    #expect(root.view.subviews == [root.childContainerView])
    #expect(root.childContainerView.frame == root.view.bounds)
    #expect(root.childContainerView.preservesSuperviewLayoutMargins)
    simulator.show(root)
    simulator.advance(by: .milliseconds(16))
    let child = try #require(root.children.first)
    #expect(child.parent === root)
    #expect(child.view.superview === root.childContainerView)
    #expect(child.view.frame == root.childContainerView.bounds)
    // What the app puts over the children stays there.
    let badge = UIView()
    root.view.addSubview(badge)
    root.setNeedsStateTransition(to: .loggedIn(name: "Ada"), animated: false)
    #expect(root.view.subviews == [root.childContainerView, badge])
  }

  @Test func `The container view can be had before the view is loaded`() {
    let root = RootViewController()
    let container = root.childContainerView
    #expect(!root.isViewLoaded)
    root.loadViewIfNeeded()
    #expect(container.superview === root.view)
  }

  @Test func `The appearance state is requested when the view appears, and not when it is loaded`() {
    final class Late: Plain {
      override func loadAppearanceState() -> Int {
        // Made in the subclass's viewDidLoad.
        #expect(isViewPrepared)
        return super.loadAppearanceState()
      }
    }
    let late = Late()
    late.loadViewIfNeeded()
    #expect(late.asked == 0)
    #expect(!late.hasDeterminedState)
    simulator.show(late)
    simulator.advance(by: .milliseconds(16))
    #expect(late.asked == 1)
    #expect(late.hasDeterminedState)
  }

  @Test func `Until it is determined, the current state is requested each time`() {
    let plain = Plain()
    _ = (plain.currentState, plain.currentState)
    #expect(plain.asked == 2)
    #expect(!plain.hasDeterminedState)
  }

  @Test func `The preferences of the topmost child are forwarded`() {
    let root = RootViewController()
    simulator.show(root)
    simulator.advance(by: .milliseconds(16))
    #expect(root.childForStatusBarStyle === root.children.last)
    #expect(root.childForHomeIndicatorAutoHidden === root.children.last)
    #expect(!root.shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test func `A container with an animated transition is deallocated during the transition`() {
    weak var freed: RootViewController?
    do {
      let root = RootViewController()
      let window = simulator.show(root)
      root.setNeedsStateTransition(to: .loggedIn(name: "Ada"), animated: true)
      simulator.advance(by: .milliseconds(50))
      freed = root
      window.rootViewController = nil
    }
    simulator.advance(by: .seconds(2))
    #expect(freed == nil)
  }
}
