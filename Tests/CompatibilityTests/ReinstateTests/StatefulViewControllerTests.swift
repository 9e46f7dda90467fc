import Reinstate
import Simulator
import Testing
import UIKit

/// The sample app of the package, used, and what the package did wrong.
@MainActor
struct StatefulViewControllerTests {
  let simulator: Simulator
  let list = ListViewController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
  }

  private func show(_ controller: UIViewController) {
    simulator.show(controller)
    simulator.advance(by: .milliseconds(16))
  }

  @Test func `The sample app loads`() {
    show(list)
    #expect(list.configurations == 1)
    #expect(list.currentChild?.title == "loading")
    var ended = 0
    list.load(["one", "two"]) { ended += 1 }
    #expect(list.state == .loaded(["one", "two"]))
    #expect(list.children.count == 2)
    simulator.advance(by: .milliseconds(320))
    #expect(ended == 1)
    #expect(list.children.map(\.title) == ["one two"])
    list.transition(to: .failed(message: "offline"), animated: true)
    simulator.advance(by: .milliseconds(390))
    #expect(list.children.count == 2)
    simulator.advance(by: .milliseconds(30))
    #expect(list.children.map(\.title) == ["offline"])
    list.transition(to: .loading, animated: true) { ended += 1 }
    #expect(list.children.map(\.title) == ["loading"])
    #expect(ended == 2)
  }

  @Test func `Before the view is loaded a state becomes the first one`() {
    var ended = 0
    list.transition(to: .failed(message: "offline"), animated: true) { ended += 1 }
    #expect(ended == 1)
    #expect(!list.isViewLoaded)
    show(list)
    #expect(list.children.map(\.title) == ["offline"])
  }

  @Test func `The present state is ignored, and the completion called`() {
    show(list)
    let child = list.currentChild
    var ended = 0
    list.transition(to: .loading, animated: true) { ended += 1 }
    #expect(ended == 1)
    #expect(list.currentChild === child)
  }

  // MARK: - Defects

  private final class Cached: StatefulViewController<Int> {
    let kept = (0..<3).map { _ in Child() }
    var animation: StateTransitionAnimation?
    override func childViewController(for state: Int) -> UIViewController { kept[state] }
    override func transitionAnimation(from oldState: Int, to newState: Int) -> StateTransitionAnimation? {
      animation ?? super.transitionAnimation(from: oldState, to: newState)
    }
  }

  private final class Child: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear \(animated)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("will disappear \(animated)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.append("did move \(parent != nil)")
    }
  }

  @Test func `R1: a transition and its reverse within one animation show the retained child`() {
    let controller = Cached(initialState: 0)
    show(controller)
    var ended: [Int] = []
    controller.transition(to: 1, animated: true) { ended.append(1) }
    simulator.advance(by: .milliseconds(100))
    controller.transition(to: 0, animated: true) { ended.append(0) }
    simulator.advance(by: .seconds(1))
    #expect(ended == [1, 0])
    #expect(controller.state == 0)
    #expect(controller.children == [controller.kept[0]])
    #expect(controller.view.subviews == [controller.kept[0].view])
    #expect(controller.kept[0].view.alpha == 1)
  }

  @Test func `R3: overlapping removals leave one child with its view`() {
    let controller = Cached(initialState: 0)
    let options: StateTransitionAnimationOptions = (0.2, .transitionCrossDissolve)
    controller.animation = .removePreviousThenAppear(onRemove: options, onAppear: options)
    show(controller)
    controller.transition(to: 1, animated: true)
    simulator.advance(by: .milliseconds(100))
    controller.transition(to: 2, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(controller.children == [controller.kept[2]])
    #expect(controller.view.subviews == [controller.kept[2].view])
    #expect(controller.kept[1].log.filter { $0.hasPrefix("did move") } == ["did move true", "did move false"])
  }

  @Test func `R5: setting the state shows it`() {
    let controller = Cached(initialState: 0)
    show(controller)
    controller.state = 1
    #expect(controller.children == [controller.kept[1]])
    var ended = false
    controller.transition(to: 1, animated: true) { ended = true }
    #expect(ended)
    #expect(controller.children == [controller.kept[1]])
  }

  @Test func `R17: viewDidAppear is sent at the end of the animation`() {
    let controller = Cached(initialState: 0)
    show(controller)
    controller.transition(to: 1, animated: true)
    simulator.advance(by: .milliseconds(150))
    #expect(controller.kept[0].log.last == "will disappear true")
    #expect(!controller.kept[1].log.contains("did appear true"))
    simulator.advance(by: .milliseconds(100))
    #expect(controller.kept[1].log.contains("did appear true"))
  }

  @Test func `R19: the child's preferences are forwarded`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    final class Container: StatefulViewController<Int> {
      override func childViewController(for state: Int) -> UIViewController { Dark() }
    }
    let controller = Container(initialState: 0)
    show(controller)
    #expect(controller.childForStatusBarStyle === controller.currentChild)
    #expect(controller.childForHomeIndicatorAutoHidden === controller.currentChild)
  }

  // MARK: - Children of Any Controller

  @Test func `Children are added to a view, replaced and removed`() {
    let host = HostViewController()
    show(host)
    let (one, two) = (UIViewController(), UIViewController())
    host.show(one)
    simulator.advance(by: .milliseconds(300))
    #expect(host.log == ["added"])
    #expect(one.view.superview === host.box)
    #expect(one.view.frame == host.box.bounds)
    host.swap(one, for: two)
    simulator.advance(by: .milliseconds(300))
    #expect(host.log == ["added", "replaced"])
    #expect(host.children == [two])
    #expect(host.box.subviews == [two.view])
    host.hide(two)
    simulator.advance(by: .milliseconds(300))
    #expect(host.log == ["added", "replaced", "removed"])
    #expect(host.children.isEmpty)
    #expect(host.box.subviews.isEmpty)
    host.addChild(one, animations: nil) { host.log.append("at once") }
    #expect(host.log.last == "at once")
    #expect(one.view.superview === host.view)
    host.addChild(two, constrainedTo: host.box, animations: (duration: 0.3, options: .transitionCrossDissolve))
    #expect(two.view.superview === host.box)
  }

  @Test func `Options become motions`() {
    let fade: StateTransitionAnimationOptions = (0.2, [.curveEaseOut, .transitionCrossDissolve])
    let over = StateTransitionAnimation.appearOverPrevious(onAppear: fade).transition
    #expect(over.entering == .fade)
    #expect(over.leaving == .none)
    #expect(over.timing == .curve(.easeOut))
    let flip = StateTransitionAnimation.removePreviousThenAppear(
      onRemove: (0.2, .transitionFlipFromRight), onAppear: (0.3, .transitionFlipFromRight)
    ).transition
    #expect(flip.order == .leavingFirst)
    #expect(abs(flip.duration - 0.5) < 0.001)
    #expect(flip.entering.turn == -flip.leaving.turn)
    #expect(!StateTransitionAnimation.appearUnderPrevious(onRemove: nil).transition.isAnimated)
    #expect(
      StateTransitionAnimation.appearOverPrevious(onAppear: (0.2, .transitionFlipFromBottom)).transition.entering.turn
        == 0)
  }
}
