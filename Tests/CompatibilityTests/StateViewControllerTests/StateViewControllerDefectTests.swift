import Simulator
import StateViewController
import Testing
import UIKit

/// What the package did wrong.
@MainActor
struct StateViewControllerDefectTests {
  private final class Child: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  private final class Root: StateViewController<Int> {
    var wanted = 0
    let kept = (0..<5).map { _ in Child() }
    var previous: [Int?] = []
    var onDid: (() -> Void)?

    override func loadAppearanceState() -> Int { wanted }
    override func children(for state: Int) -> [UIViewController] { [kept[state]] }
    override func didTransition(from previousState: Int?, animated: Bool) {
      previous.append(previousState)
      onDid?()
    }
    func go(_ state: Int, animated: Bool = true) {
      wanted = state
      setNeedsStateTransition(to: state, animated: animated)
    }
  }

  let simulator: Simulator
  private let root = Root()

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func show() {
    simulator.show(root)
    simulator.advance(by: .milliseconds(16))
  }

  @Test func `S1: didTransition receives the previous state`() {
    show()
    root.go(1)
    simulator.advance(by: .seconds(1))
    #expect(root.previous == [nil, 0])
  }

  @Test func `S3: a kept child that returns without an animation is visible`() {
    show()
    root.go(1)
    simulator.advance(by: .seconds(1))
    root.go(0, animated: false)
    #expect(root.kept[0].view.alpha == 1)
    #expect(root.childContainerView.subviews == [root.kept[0].view])
    #expect(root.view.subviews == [root.childContainerView])
  }

  @Test func `S5: a child appears when the container does, once`() {
    root.loadViewIfNeeded()
    root.go(1)
    #expect(root.kept[1].log == [])
    show()
    #expect(root.kept[1].log == ["will appear", "did appear"])
  }

  @Test func `S7: a request from didTransition is newer than a pending one`() {
    show()
    root.onDid = { [root] in
      root.onDid = nil
      root.go(3)
    }
    root.go(1)
    root.go(2)
    simulator.advance(by: .seconds(3))
    #expect(root.currentState == 3)
    #expect(root.children == [root.kept[3]])
  }

  @Test func `S9: a child that leaves while the container disappears receives its disappearance callbacks`() throws {
    show()
    root.go(1)
    simulator.advance(by: .milliseconds(100))
    try #require(root.view.window).isHidden = true
    simulator.advance(by: .seconds(1))
    #expect(root.kept[0].log == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(root.children == [root.kept[1]])
  }

  @Test func `S11: an animated transition requested in didTransition is animated`() {
    show()
    root.onDid = { [root] in
      root.onDid = nil
      root.go(2)
    }
    root.go(1, animated: false)
    #expect(root.isTransitioningBetweenStates)
    #expect(root.kept[2].log == ["will appear"])
    simulator.advance(by: .seconds(1))
    #expect(root.kept[2].log == ["will appear", "did appear"])
    #expect(root.children == [root.kept[2]])
  }

  @Test func `S13: children fill a container view that is not at the origin`() throws {
    let boxed = BoxedViewController()
    simulator.show(boxed)
    simulator.advance(by: .milliseconds(16))
    #expect(boxed.loads == 1)
    #expect(boxed.childContainerView === boxed.box)
    #expect(try #require(boxed.children.first).view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try #require(boxed.children.first).view.superview === boxed.box)
  }

  @Test func `S15: asking for the present state runs no transition`() {
    show()
    root.go(0)
    root.go(1)
    root.go(1)
    simulator.advance(by: .seconds(1))
    #expect(root.previous == [nil, 0])
  }
}
