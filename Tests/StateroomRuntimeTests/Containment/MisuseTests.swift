import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What cannot be done is refused with a message that names the controllers, and leaves everything as it was.
@MainActor
struct MisuseTests {
  let rig: Rig
  private let host = Named("the host")
  private let container = Named.Container("the container")
  private let diagnostics: DiagnosticsLog

  /// A controller that goes by its name in messages.
  private final class Named: UIViewController {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
    override var description: String { name }

    final class Container: ContainerViewController {
      let name: String
      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      @available(*, unavailable) required init?(coder: NSCoder) { nil }
      override var description: String { name }
    }
  }

  init() async {
    rig = await Rig()
    // Not before the device is there: a log collects the refusals of all tests.
    diagnostics = DiagnosticsLog()
    rig.simulator.show(host)
  }

  private func expectRefusal(
    _ reason: TransitionRefusal.Reason, naming names: [String], _ outcome: TransitionOutcome?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .refused(let refusal) = outcome else {
      Issue.record("expected a refusal, got \(String(describing: outcome))", sourceLocation: sourceLocation)
      return
    }
    #expect(refusal.reason == reason, sourceLocation: sourceLocation)
    for name in names {
      #expect(refusal.description.contains(name), "\(refusal.description)", sourceLocation: sourceLocation)
    }
    #expect(diagnostics.refusals == [refusal], sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func `A controller cannot be embedded in itself`(animated: Bool) {
    var outcome: TransitionOutcome?
    host.embed(host, using: animated ? .dissolve : .none) { outcome = $0 }
    expectRefusal(.childContainsContainer, naming: ["the host"], outcome)
    #expect(host.children.isEmpty)
    #expect(host.parent == nil)
  }

  @Test(arguments: [false, true])
  func `An ancestor cannot be embedded`(animated: Bool) {
    let inner = Named("the inner one")
    host.embed(container)
    container.viewControllers = [inner]
    var outcome: TransitionOutcome?
    inner.embed(host, using: animated ? .dissolve : .none) { outcome = $0 }
    expectRefusal(.childContainsContainer, naming: ["the host", "the inner one"], outcome)
    #expect(inner.children.isEmpty)
    #expect(host.parent == nil)
    #expect(host.children == [container])
  }

  @Test(arguments: [false, true])
  func `Embedding into the view of another child is refused`(inContainer: Bool) {
    let (other, child) = (Named("the other child"), Named("the child"))
    let slot = UIView()
    other.view.addSubview(slot)
    host.embed(container)
    let parent: UIViewController = inContainer ? container : host
    parent.embed(other)
    var outcome: TransitionOutcome?
    parent.embed(child, in: slot, using: .dissolve) { outcome = $0 }
    expectRefusal(
      .viewBelongsToAnotherController, naming: ["the other child", "the child", parent.description], outcome)
    #expect(child.parent == nil)
    #expect(slot.subviews.isEmpty)
    #expect(!child.isViewLoaded)
  }

  @Test func `A view that is in no hierarchy yet is accepted for embedding`() {
    let (slot, child) = (UIView(), Named("the child"))
    var outcome: TransitionOutcome?
    host.embed(child, in: slot) { outcome = $0 }
    host.view.addSubview(slot)
    #expect(outcome == .completed)
    #expect(child.view.superview === slot)
  }

  @Test func `The content view cannot be inside a child`() {
    let child = Named("the child")
    let slot = UIView()
    host.embed(container)
    container.viewControllers = [child]
    child.view.addSubview(slot)
    let content = container.contentView
    container.contentView = slot
    #expect(container.contentView === content)
    #expect(child.view.superview === content)
    #expect(diagnostics.refusals.map(\.reason) == [.viewBelongsToAnotherController])
    let message = diagnostics.refusals.first?.description ?? ""
    #expect(message.contains("the child") && message.contains("the container"))
    container.contentView = child.view
    #expect(container.contentView === content)
    #expect(child.view.superview === content)
  }

  @Test(arguments: [false, true])
  func `A presented controller cannot be a child`(animated: Bool) {
    let presented = Named("the presented one")
    host.embed(container)
    host.present(presented, animated: false)
    rig.advance(1000)
    var outcome: TransitionOutcome?
    container.setViewController(presented, using: animated ? .dissolve : .none) { outcome = $0 }
    expectRefusal(.childIsPresented, naming: ["the presented one", "the container", "the host"], outcome)
    #expect(presented.parent == nil)
    #expect(host.presentedViewController === presented)
    #expect(container.viewControllers == [])
  }

  @Test func `A presented controller cannot be embedded`() {
    let presented = Named("the presented one")
    let child = Named("the child")
    host.embed(child)
    host.present(presented, animated: false)
    rig.advance(1000)
    var outcome: TransitionOutcome?
    child.embed(presented) { outcome = $0 }
    expectRefusal(.childIsPresented, naming: ["the presented one", "the child", "the host"], outcome)
    #expect(presented.parent == nil)
    #expect(host.presentedViewController === presented)
  }

  @Test func `A child of a presented controller may move to another container`() {
    let (presented, child) = (ContainerViewController(), Named("the child"))
    presented.viewControllers = [child]
    host.present(presented, animated: false)
    rig.advance(1000)
    presented.viewControllers = []
    var outcome: TransitionOutcome?
    presented.setViewController(child, using: .none) { outcome = $0 }
    #expect(outcome == .completed)
  }

  @Test func `A presented controller, and one that contains the stack, cannot be pushed`() {
    let stack = StateNavigationController(initialState: 0) { _ in UIViewController() }
    host.embed(stack)
    let presented = Named("the presented one")
    host.present(presented, animated: false)
    rig.advance(1000)
    stack.pushViewController(presented, animated: false)
    stack.pushViewController(host, animated: false)
    #expect(diagnostics.refusals.map(\.reason) == [.childIsPresented, .childContainsContainer])
    #expect(stack.viewControllers.count == 1)
    #expect(presented.parent == nil)
    #expect(host.parent == nil)
  }
}
