import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// Children that the app moves from one parent to another, in every phase of their appearance.
@MainActor
struct MovedChildTests {
  let simulator: Simulator
  let log = CallbackLog()
  let outer = UIViewController()
  let old = HookedContainer()
  let new = ContainerViewController()
  let child: UIViewController

  private let appeared = ["c.viewWillAppear", "c.viewDidAppear"]
  private let disappeared = ["c.viewWillDisappear", "c.viewDidDisappear"]

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    child = RecordingViewController("c", log: log, recording: .appearance)
    simulator.show(outer)
    outer.embed(old)
    outer.embed(new)
    await simulator.settle()
  }

  /// A container with a closure for one of its hooks.
  final class HookedContainer: ContainerViewController {
    var willAppear: (() -> Void)?
    var didAppear: (() -> Void)?

    override func childWillAppear(_ child: UIViewController, animated: Bool) { take(\.willAppear) }
    override func childDidAppear(_ child: UIViewController, animated: Bool) { take(\.didAppear) }

    private func take(_ hook: ReferenceWritableKeyPath<HookedContainer, (() -> Void)?>) {
      let body = self[keyPath: hook]
      self[keyPath: hook] = nil
      body?()
    }
  }

  /// The parents to which the child is moved.
  enum Parent: CaseIterable { case container, plain }

  private func move(to parent: Parent) {
    withdraw()
    switch parent {
    case .container: new.setViewController(child)
    case .plain: outer.embed(child)
    }
  }

  private func withdraw() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Returns the callbacks without their flags, and without `viewIsAppearing`.
  private func callbacks() -> [String] {
    log.take().filter { !$0.contains("viewIsAppearing") }.map { String($0.prefix { $0 != "(" }) }
  }

  @Test(arguments: Parent.allCases)
  func `A child that is moved in a completion handler disappears before it appears`(parent: Parent) async {
    old.setViewController(child) { _ in move(to: parent) }
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared + appeared)
    #expect(old.viewControllers == [])
  }

  @Test(arguments: Parent.allCases)
  func `A child that is moved in a hook disappears before it appears`(parent: Parent) async {
    old.didAppear = { move(to: parent) }
    old.setViewController(child)
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared + appeared)
    #expect(old.viewControllers == [])
  }

  @Test(arguments: Parent.allCases)
  func `A child that is moved before its first callback appears once`(parent: Parent) async {
    old.willAppear = { move(to: parent) }
    old.setViewController(child)
    await simulator.settle()
    #expect(callbacks() == appeared)
    #expect(old.viewControllers == [])
  }

  @Test(arguments: Parent.allCases)
  func `A child that is moved while it enters disappears before it appears`(parent: Parent) async {
    let request = old.setViewController(child, using: .dissolve)
    await simulator.advance(by: .milliseconds(50))
    move(to: parent)
    await simulator.settle()
    #expect(callbacks() == ["c.viewWillAppear"] + disappeared + appeared)
    #expect(request.outcomeIfEnded == .superseded)
  }

  @Test(arguments: Parent.allCases)
  func `A child that is moved while it leaves disappears before it appears`(parent: Parent) async {
    old.setViewController(child)
    await simulator.settle()
    old.setViewController(UIViewController(), using: .dissolve)
    await simulator.advance(by: .milliseconds(50))
    move(to: parent)
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared + appeared)
    #expect(child.parent === (parent == .container ? new : outer))
  }

  @Test func `A child that is removed while it leaves disappears`() async {
    old.setViewController(child)
    await simulator.settle()
    old.setViewController(UIViewController(), using: .dissolve)
    await simulator.advance(by: .milliseconds(50))
    withdraw()
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared)
  }

  @Test func `A child that is moved together with its container's disappearance disappears before it appears`() async {
    let (first, second) = (ContainerViewController(), ContainerViewController())
    let parent = StateViewController(initialState: 0) { $0 == 0 ? first : second }
    simulator.show(parent)
    first.setViewController(child)
    await simulator.settle()
    parent.transition(to: 1)
    withdraw()
    second.setViewController(child)
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared + appeared)
    withdraw()
    first.setViewController(child)
    parent.transition(to: 0)
    await simulator.settle()
    #expect(callbacks() == disappeared + appeared)
  }

  @Test func `A container shows a child again that was removed during the call that showed it`() async {
    let request = old.setViewController(child) { _ in
      withdraw()
      old.setViewController(child)
    }
    await simulator.settle()
    #expect(callbacks() == appeared + disappeared + appeared)
    #expect(request.outcomeIfEnded == .completed)
    #expect(old.viewControllers == [child])
  }

  // MARK: - Embedded Children

  @Test(arguments: [true, false], [true, false])
  func `An embedded child that is moved during its motion disappears before it appears`(
    enters: Bool, isInContainer: Bool
  ) async {
    let host = isInContainer ? StateViewController(initialState: 0) { _ in UIViewController() } : UIViewController()
    outer.embed(host)
    await simulator.settle()
    host.embed(child, using: enters ? .dissolve : .none)
    if !enters {
      await simulator.settle()
      host.unembed(child, using: .dissolve)
    }
    await simulator.advance(by: .milliseconds(50))
    move(to: .container)
    await simulator.settle()
    #expect(callbacks() == (enters ? ["c.viewWillAppear"] : appeared) + disappeared + appeared)
  }

  @Test(arguments: [true, false], [true, false])
  func `An embedded child that is removed during its motion disappears`(enters: Bool, isInContainer: Bool) async {
    let host = isInContainer ? StateViewController(initialState: 0) { _ in UIViewController() } : UIViewController()
    outer.embed(host)
    await simulator.settle()
    host.embed(child, using: enters ? .dissolve : .none)
    if !enters {
      await simulator.settle()
      host.unembed(child, using: .dissolve)
    }
    await simulator.advance(by: .milliseconds(50))
    withdraw()
    await simulator.settle()
    #expect(callbacks() == (enters ? ["c.viewWillAppear"] : appeared) + disappeared)
  }
}
