import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// Children that the app adds and removes itself, in the steps of Apple's documentation.
@MainActor
struct WithdrawnViewTests {
  let simulator: Simulator
  let log = CallbackLog()
  let container = ContainerViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
  }

  private func child() -> RecordingViewController { RecordingViewController("c", log: log, recording: .appearance) }

  private func add(_ child: UIViewController, to container: UIViewController? = nil) {
    let container = container ?? self.container
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `A child that the app adds and removes appears and disappears`() {
    let child = child()
    add(child)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
    remove(child)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == [])
  }

  @Test func `A child of the container that removes itself disappears`() {
    let child = child()
    container.viewControllers = [child]
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    remove(child)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
    #expect(container.viewControllers == [])
    container.viewControllers = [child]
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
  }

  @Test(arguments: [true, false])
  func `A removal that is not announced is noticed in the next layout pass`(isOwn: Bool) {
    let child = child()
    if isOwn { container.viewControllers = [child] } else { add(child) }
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == [])
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
  }

  @Test(arguments: [true, false])
  func `In the other order UIKit sends the callbacks, once`(isOwn: Bool) {
    let child = child()
    if isOwn { container.viewControllers = [child] } else { add(child) }
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
  }

  @Test(arguments: [true, false])
  func `A view that moves to another place remains`(isOwn: Bool) {
    let child = child()
    if isOwn { container.viewControllers = [child] } else { add(child) }
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    let box = UIView(frame: container.view.bounds)
    container.view.addSubview(box)
    box.addSubview(child.view)
    simulator.advance(by: .milliseconds(50))
    container.view.addSubview(child.view)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == [])
  }

  @Test func `A request after the removal finds the child removed, with its callbacks`() {
    let (old, new) = (child(), UIViewController())
    container.viewControllers = [old]
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    remove(old)
    container.viewControllers = [new]
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == [])
    #expect(container.viewControllers == [new])
  }

  @Test func `A view that is removed off the screen is not reported`() {
    let child = child()
    container.viewControllers = [child]
    simulator.show(UIViewController())
    simulator.advance(by: .milliseconds(100))
    _ = log.take()
    remove(child)
    simulator.show(container)
    simulator.advance(by: .milliseconds(100))
    #expect(log.take() == [])
  }

  // MARK: - Covered Children

  @Test func `A child that is covered by what it presents in its context receives UIKit's callbacks only`() async {
    let child = child()
    child.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: container)
    simulator.show(navigation)
    container.viewControllers = [child]
    await simulator.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    child.present(cover, animated: false)
    await simulator.settle()
    _ = log.take()
    navigation.pushViewController(UIViewController(), animated: true)
    await simulator.settle()
    navigation.popViewController(animated: true)
    await simulator.settle()
    #expect(log.take() == [])
    child.dismiss(animated: false)
    await simulator.settle()
    #expect(log.take() == ["c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
    navigation.pushViewController(UIViewController(), animated: true)
    await simulator.settle()
    #expect(log.take() == ["c.viewWillDisappear(true)", "c.viewDidDisappear(true)"])
  }

  @Test func `A child of the app that is covered by what it presents in its context receives UIKit's callbacks only`()
    async
  {
    let child = child()
    child.definesPresentationContext = true
    add(child)
    await simulator.settle()
    _ = log.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    child.present(cover, animated: false)
    await simulator.settle()
    #expect(log.take() == ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
    child.dismiss(animated: false)
    await simulator.settle()
    #expect(log.take() == ["c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
  }

  // MARK: - UIKit's Own Containers

  @Test func `A child that a container of UIKit manages cannot be removed like an embedded one`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let (root, page, tab) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    for (host, child) in [(navigation, root), (tabs, tab), (pages, page)] as [(UIViewController, UIViewController)] {
      #expect(host.unembed(child).refusal?.reason == .managedByContainer)
      #expect(host.replace(child, with: UIViewController()).refusal?.reason == .managedByContainer)
      #expect(child.parent === host)
    }
    #expect(diagnostics.refusals.map(\.reason) == Array(repeating: .managedByContainer, count: 6))
  }

  // MARK: - Views of the App

  private let appeared = ["c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)"]
  private let disappeared = ["c.viewWillDisappear(false)", "c.viewDidDisappear(false)"]

  @Test(arguments: [false, true])
  func `A child that the app adds to a nested view appears and disappears`(isLater: Bool) {
    let box = UIView(frame: container.view.bounds)
    container.view.addSubview(box)
    simulator.advance(by: .milliseconds(50))
    let child = child()
    child.loadViewIfNeeded()
    container.addChild(child)
    if isLater { simulator.advance(by: .milliseconds(50)) }
    box.addSubview(child.view)
    child.didMove(toParent: container)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == appeared)
    remove(child)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == disappeared)
    #expect(child.view.subviews.isEmpty)
  }

  private final class FramedContainer: ContainerViewController {
    override func viewDidLoad() {
      let frame = UIView(frame: view.bounds)
      view.addSubview(frame)
      contentView = frame
      super.viewDidLoad()
    }
  }

  private final class OwnViewContainer: ContainerViewController {
    override func loadView() { view = UIView() }
  }

  @Test(arguments: [FramedContainer.self, OwnViewContainer.self] as [ContainerViewController.Type])
  func `A removed child disappears and is released, whatever view contains it`(kind: ContainerViewController.Type) {
    let container = kind.init(nibName: nil, bundle: nil)
    simulator.show(container)
    weak var released: UIViewController?
    do {
      let child = child()
      released = child
      container.viewControllers = [child]
      simulator.advance(by: .milliseconds(50))
      #expect(log.take() == appeared)
      remove(child)
    }
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == disappeared)
    #expect(released == nil)
  }

  @Test func `A container in a window that leaves reports no removed children`() {
    let framed = FramedContainer()
    let child = child()
    framed.viewControllers = [child]
    simulator.show(framed)
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    simulator.show(UIViewController())
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == disappeared)
    simulator.show(framed)
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == appeared)
    #expect(framed.viewControllers == [child])
    framed.viewControllers = []
    #expect(child.view.subviews.isEmpty)
  }

  @Test func `The view that a child had before is removed with the child`() async {
    let child = child()
    container.viewControllers = [child]
    await simulator.settle()
    child.view = UIView()
    container.setViewController(UIViewController(), using: .dissolve)
    await simulator.settle()
    #expect(container.view.subviews == container.viewControllers.map(\.view))
  }

  // MARK: - Views That Accept No Subviews

  /// A child whose view is a visual effect view.
  private final class BlurredChild: UIViewController {
    private(set) var log: [String] = []
    override func loadView() { view = UIVisualEffectView(effect: nil) }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  @Test(arguments: [true, false])
  func `A child whose view accepts no subview disappears in the next layout pass`(isOwn: Bool) async {
    let framed = FramedContainer()
    let child = BlurredChild()
    simulator.show(framed)
    if isOwn { framed.viewControllers = [child] } else { add(child, to: framed) }
    framed.contentView.addSubview(child.view)
    await simulator.settle()
    #expect(child.log == ["did appear"])
    remove(child)
    framed.view.setNeedsLayout()
    await simulator.settle()
    #expect(child.log == ["did appear", "did disappear"])
    #expect(framed.viewControllers == [] && child.view.subviews.allSatisfy { !"\(type(of: $0))".contains("Witness") })
  }

  @Test func `A child whose view accepts no subview disappears before another parent shows it`() async {
    let (framed, other) = (FramedContainer(), ContainerViewController())
    let child = BlurredChild()
    simulator.show(ContainerViewController(viewControllers: [framed, other]))
    framed.viewControllers = [child]
    await simulator.settle()
    remove(child)
    other.viewControllers = [child]
    await simulator.settle()
    #expect(child.log == ["did appear", "did disappear", "did appear"])
  }

  @Test func `The code of a child's view that runs when it is watched finds it watched`() async {
    final class CountingView: UIView {
      var added = 0
      var onAdd: (() -> Void)?
      override func didAddSubview(_ subview: UIView) {
        added += 1
        onAdd?()
      }
    }
    final class CountingChild: UIViewController {
      override func loadView() { view = CountingView() }
    }
    let framed = FramedContainer()
    let child = CountingChild()
    simulator.show(framed)
    (child.view as? CountingView)?.onAdd = { framed.contentView = framed.view }
    framed.viewControllers = [child]
    await simulator.settle()
    #expect((child.view as? CountingView)?.added == 1)
    #expect(child.view.superview === framed.view && child.view.subviews.isEmpty)
  }

  // MARK: - Other Containers

  /// The parents to which the app moves a child.
  enum Parent: CaseIterable { case container, foreign, stack, tabs, plain }

  @Test(arguments: Parent.allCases, [true, false])
  func `A child that the app moves to another parent disappears before it appears there`(parent: Parent, isOwn: Bool) {
    let child = child()
    let (container, other, plain) = (ContainerViewController(), ContainerViewController(), UIViewController())
    let stack = StateNavigationController(initialState: 0) { _ in UIViewController() }
    let tabs = StateTabBarController(states: [0]) { _ in UIViewController() }
    let outer = ContainerViewController(viewControllers: [other, plain, stack, tabs, container])
    simulator.show(outer)
    if isOwn { container.viewControllers = [child] } else { add(child, to: container) }
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == appeared)
    remove(child)
    switch parent {
    case .container: other.viewControllers = [child]
    case .foreign: add(child, to: other)
    case .stack: stack.pushViewController(child, animated: false)
    case .tabs: tabs.viewControllers = [child]
    case .plain: plain.embed(child)
    }
    simulator.advance(by: .milliseconds(50))
    #expect(log.take() == disappeared + appeared)
    #expect(container.children.isEmpty)
  }

  @Test func `A child that the app moves to another container in mid-transition disappears first`() async {
    let (old, new) = (UIViewController(), child())
    container.viewControllers = [old]
    let other = ContainerViewController()
    let request = container.setViewController(new, using: .dissolve)
    await simulator.advance(by: .milliseconds(100))
    remove(new)
    other.viewControllers = [new]
    await simulator.settle()
    #expect(log.take() == ["c.viewWillAppear(true)", "c.viewIsAppearing(true)"] + disappeared)
    #expect(request.outcomeIfEnded == .superseded)
    simulator.show(other)
    await simulator.settle()
    #expect(log.take() == appeared)
  }

  @Test func `Nothing remains in the view of a child that outlives its container`() {
    let child = child()
    var framed: FramedContainer? = FramedContainer()
    framed?.viewControllers = [child]
    framed.map { _ = simulator.show($0) }
    simulator.advance(by: .milliseconds(50))
    #expect(child.view.subviews.count == 1)
    framed = nil
    simulator.show(UIViewController())
    simulator.advance(by: .milliseconds(50))
    #expect(child.parent == nil && child.view.subviews.isEmpty)
  }
}
