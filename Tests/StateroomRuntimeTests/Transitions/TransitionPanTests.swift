import Simulator
import Stateroom
import Testing
import UIKit

@MainActor
struct TransitionPanTests {
  let simulator: Simulator
  let root = StateViewController(initialState: "list") { title in
    let child = UIViewController()
    child.title = title
    return child
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
    root.view.addGestureRecognizer(
      TransitionPanGestureRecognizer(towards: .left) { [weak root] in root?.beginInteractiveTransition(to: "detail") })
  }

  private func drag(from start: CGFloat, to end: CGFloat, over milliseconds: Int, down: CGFloat = 0) throws {
    try simulator.drag(
      from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300 + down), over: .milliseconds(milliseconds))
    simulator.advance(by: .seconds(2))
  }

  @Test func `A pan that is long enough shows the next state`() throws {
    try drag(from: 350, to: 60, over: 2000)
    #expect(root.state == "detail")
    #expect(root.children.map(\.title) == ["detail"])
  }

  @Test func `The distance of the whole transition can be set`() throws {
    let pan = try #require(root.view.gestureRecognizers?.first as? TransitionPanGestureRecognizer)
    pan.distance = 100
    let finger = try simulator.touchDown(at: CGPoint(x: 350, y: 300))
    simulator.move(finger, to: CGPoint(x: 330, y: 300))
    simulator.advance(by: .milliseconds(100))
    let progress = try #require(pan.transition).progress
    simulator.move(finger, to: CGPoint(x: 280, y: 300))
    simulator.advance(by: .seconds(1))
    #expect(abs(try #require(pan.transition).progress - progress - 0.5) < 0.01)
    simulator.touchUp(finger, at: CGPoint(x: 280, y: 300))
    simulator.advance(by: .seconds(2))
    #expect(root.state == "detail")
  }

  @Test func `A pan that is too short cancels it`() throws {
    try drag(from: 350, to: 250, over: 2000)
    #expect(root.state == "list")
    #expect(!root.isTransitioning)
  }

  @Test func `A flick decides by its direction`() throws {
    try drag(from: 350, to: 250, over: 100)
    #expect(root.state == "detail")
  }

  @Test(arguments: [(100.0, 0.0), (300, 300)])
  func `A pan in another direction begins nothing`(end: CGFloat, down: CGFloat) throws {
    try drag(from: end == 100 ? 20 : 310, to: end, over: 500, down: down)
    #expect(root.state == "list")
  }

  @Test func `Towards the leading edge, a pan of a right-to-left layout goes to the right`() throws {
    root.view.semanticContentAttribute = .forceRightToLeft
    root.view.gestureRecognizers?.forEach(root.view.removeGestureRecognizer)
    root.view.addGestureRecognizer(
      TransitionPanGestureRecognizer(towards: .leading) { [weak root] in root?.beginInteractiveTransition(to: "detail")
      })
    try drag(from: 350, to: 60, over: 2000)
    #expect(root.state == "list")
    try drag(from: 20, to: 320, over: 2000)
    #expect(root.state == "detail")
  }

  private final class Drawer: StateViewController<String> {
    override func viewController(for state: String) -> UIViewController { UIViewController() }
    override func preferredTransition(from old: String, to new: String) -> ContainerTransition {
      new == "open" ? .cover(from: .bottom, duration: 2) : .reveal(to: .bottom, duration: 2)
    }
  }

  @Test(arguments: ["opening", "closing", "returning"])
  func `Views follow the touch that catches them, however they were moving`(movement: String) throws {
    let drawer = Drawer(initialState: movement == "opening" ? "closed" : "open")
    simulator.show(drawer)
    let pan = TransitionPanGestureRecognizer(towards: .bottom) { [weak drawer] in
      drawer?.beginInteractiveTransition(to: "closed")
    }
    pan.interruptsTransitionsOf = drawer
    drawer.view.addGestureRecognizer(pan)
    if movement == "returning" {
      let interaction = try #require(drawer.beginInteractiveTransition(to: "closed"))
      interaction.update(0.5)
      interaction.cancel()
    } else {
      drawer.transition(to: movement == "opening" ? "open" : "closed")
    }
    simulator.advance(by: .milliseconds(500))
    // The sheet is the upper view in each case.
    let sheet = try #require(drawer.view.subviews.last)
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
    simulator.move(finger, to: CGPoint(x: 100, y: 320))
    simulator.advance(by: .milliseconds(50))
    let y = try #require(sheet.layer.presentation()).frame.minY
    simulator.move(finger, to: CGPoint(x: 100, y: 400))
    simulator.advance(by: .milliseconds(50))
    #expect(abs(try #require(sheet.layer.presentation()).frame.minY - y - 80) < 1)
    simulator.advance(by: .seconds(1))
    simulator.touchUp(finger, at: CGPoint(x: 100, y: 400))
    simulator.advance(by: .seconds(3))
    #expect(!drawer.isTransitioning)
  }

  @Test func `A pan interrupts a running transition`() throws {
    let pan = TransitionPanGestureRecognizer(towards: .right) { nil }
    pan.interruptsTransitionsOf = root
    root.view.addGestureRecognizer(pan)
    root.transition(to: "detail", animated: true)
    simulator.advance(by: .milliseconds(100))
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
    simulator.move(finger, to: CGPoint(x: 130, y: 300))
    simulator.advance(by: .seconds(2))
    #expect(root.isTransitioning)
    simulator.move(finger, to: CGPoint(x: 300, y: 300))
    simulator.advance(by: .seconds(1))
    simulator.touchUp(finger, at: CGPoint(x: 300, y: 300))
    simulator.advance(by: .seconds(2))
    #expect(root.state == "detail")
    #expect(!root.isTransitioning)
  }

  @Test func `A pan across the axis does not interrupt a running transition`() throws {
    let pan = TransitionPanGestureRecognizer(towards: .right) { nil }
    pan.interruptsTransitionsOf = root
    root.view.addGestureRecognizer(pan)
    let request = root.transition(to: "detail", animated: true)
    simulator.advance(by: .milliseconds(100))
    try simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: .milliseconds(150))
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed && root.state == "detail")
  }
}
