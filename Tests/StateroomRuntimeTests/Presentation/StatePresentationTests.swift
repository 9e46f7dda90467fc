import Simulator
import Stateroom
import Testing
import UIKit

/// What a state presents, and the outcomes of its requests.
@MainActor
struct StatePresentationTests {
  let simulator: Simulator
  let inbox = InboxController(initialState: .list)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(inbox)
    await simulator.settle()
  }

  @Test func `A state presents its view controller, and the request ends when it is presented`() {
    let request = inbox.transition(to: .composing, animated: true)
    #expect(inbox.state == .composing)
    simulator.advance(by: .milliseconds(200))
    #expect(request.outcomeIfEnded == nil)
    simulator.advance(by: .seconds(1))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == "composing")
    #expect(inbox.children == [inbox.list])
    #expect(inbox.log == ["- to list at once", "list to composing"])
  }

  @Test func `Without an animation it is presented immediately`() {
    let request = inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .milliseconds(40))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == "composing")
  }

  @Test func `Another state dismisses it`() {
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    weak let sheet = inbox.presentedViewController
    let request = inbox.transition(to: .list, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil)
    simulator.advance(by: .seconds(1))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == nil)
    #expect(sheet == nil)
  }

  @Test func `One presentation follows the other`() {
    inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(1))
    let request = inbox.transition(to: .filtering, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(inbox.shown == "composing")
    simulator.advance(by: .seconds(2))
    #expect(inbox.shown == "filtering")
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `The children are shown before it is presented`() {
    inbox.transition(to: .archive, animated: false)
    let request = inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(inbox.isTransitioning)
    #expect(inbox.shown == nil)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == "composing")
  }

  @Test func `A presentation that has begun is completed, and the newest state follows`() {
    let first = inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .milliseconds(100))
    let second = inbox.transition(to: .filtering, animated: true)
    let third = inbox.transition(to: .list, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(first.outcomeIfEnded == .completed)
    #expect(second.outcomeIfEnded == .superseded)
    #expect(third.outcomeIfEnded == .completed)
    #expect(inbox.shown == nil)
    #expect(inbox.state == .list)
  }

  @Test func `A state that is requested again keeps its view controller`() {
    inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(1))
    let sheet = inbox.presentedViewController
    let request = inbox.transition(to: .composing, animated: true)
    #expect(request.outcomeIfEnded == .completed)
    simulator.advance(by: .seconds(1))
    #expect(inbox.presentedViewController === sheet)
  }

  @Test func `Off the screen nothing is presented, and no request waits`() {
    let inbox = InboxController(initialState: .list)
    let request = inbox.transition(to: .composing, animated: true)
    #expect(request.outcomeIfEnded == .completed)
    simulator.show(inbox)
    simulator.advance(by: .seconds(1))
    #expect(inbox.shown == "composing")
  }

  @Test func `The first state can present as well`() {
    let inbox = InboxController(initialState: .composing)
    simulator.show(inbox)
    simulator.advance(by: .seconds(1))
    #expect(inbox.shown == "composing")
  }

  @Test func `Full screen, the container disappears and returns`() {
    inbox.style = .fullScreen
    inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(inbox.viewIfLoaded?.window == nil)
    let request = inbox.transition(to: .filtering, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == "filtering")
    let last = inbox.transition(to: .archive, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(last.outcomeIfEnded == .completed)
    #expect(inbox.shown == nil)
    #expect(inbox.viewIfLoaded?.window != nil)
  }

  @Test func `A reversed transition presents the sheet of its origin again`() {
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    let request = inbox.transition(to: .archive, animated: true)
    simulator.advance(by: .milliseconds(100))
    request.cancel()
    simulator.advance(by: .seconds(3))
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(inbox.state == .composing)
    #expect(inbox.shown == "composing")
    #expect(inbox.children == [inbox.list])
  }

  @Test func `An interactive transition dismisses when it is finished`() {
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    let hand = inbox.beginInteractiveTransition(to: .archive)
    hand?.update(0.5)
    simulator.advance(by: .seconds(1))
    #expect(inbox.shown == "composing")
    hand?.cancel()
    simulator.advance(by: .seconds(1))
    #expect(inbox.shown == "composing" && inbox.state == .composing)
    inbox.beginInteractiveTransition(to: .archive)?.finish()
    simulator.advance(by: .seconds(2))
    #expect(inbox.shown == nil && inbox.state == .archive)
  }

  @Test func `A container that is removed dismisses what its state presents`() {
    let inbox = InboxController(initialState: .list)
    let outer = ContainerViewController(viewControllers: [inbox])
    simulator.show(outer)
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(outer.presentedViewController != nil)
    outer.setViewController(UIViewController(), using: .none)
    simulator.advance(by: .seconds(1))
    #expect(outer.presentedViewController == nil)
    outer.setViewController(inbox, using: .none)
    simulator.advance(by: .seconds(1))
    #expect(outer.presentedViewController?.title == "composing")
  }

  @Test func `A container that is deallocated dismisses it and cancels its requests`() {
    var inbox: InboxController? = InboxController(initialState: .list)
    let outer = UIViewController()
    simulator.show(outer)
    if let inbox {
      outer.addChild(inbox)
      outer.view.addSubview(inbox.view)
      inbox.didMove(toParent: outer)
    }
    simulator.advance(by: .seconds(1))
    let request = inbox?.transition(to: .composing, animated: true)
    simulator.advance(by: .milliseconds(100))
    inbox?.willMove(toParent: nil)
    inbox?.view.removeFromSuperview()
    inbox?.removeFromParent()
    inbox = nil
    simulator.advance(by: .seconds(3))
    #expect(outer.presentedViewController == nil)
    #expect(request?.outcomeIfEnded != nil)
  }

  @Test func `A view controller that cannot be presented is refused`() {
    let child = UIViewController()
    let parent = UIViewController()
    parent.addChild(child)
    inbox.makeSheet = { child }
    let request = inbox.transition(to: .composing, animated: true)
    guard case .refused(let refusal) = request.outcomeIfEnded else { return #expect(Bool(false)) }
    #expect(refusal.reason == .childHasAnotherParent)
    #expect(refusal.description.contains("cannot present it"))
    #expect(inbox.state == .list)
    inbox.makeSheet = { [list = inbox.list] in list }
    guard case .refused(let refusal) = inbox.transition(to: .composing, animated: true).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(refusal.reason == .childHasAnotherParent || refusal.reason == .childIsListedTwice)
  }
}
