import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// View controllers that are on the screen without containment when they become children.
@MainActor
struct ShownElsewhereTests {
  let simulator: Simulator
  let log = CallbackLog()
  let child: UIViewController

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    child = RecordingViewController("c", log: log, recording: .appearance)
  }

  /// The containers that can become the root of a window in the place of their child.
  enum Wrapper: CaseIterable { case container, state, embedding, root, rootController }

  private func wrap(in window: UIWindow, _ wrapper: Wrapper) -> AnyObject {
    switch wrapper {
    case .container: return put(ContainerViewController(viewControllers: [child]), window)
    case .state: return put(StateViewController(initialState: 0) { [child] _ in child }, window)
    case .embedding:
      let host = UIViewController()
      host.embed(child)
      return put(host, window)
    case .root:
      let root = RootContainerViewController()
      root.setInterface(child, animated: false)
      return put(root, window)
    case .rootController:
      let roots = RootController(initialState: 0) { [child] _ in child }
      roots.install(in: window)
      return roots
    }
  }

  private func put(_ root: UIViewController, _ window: UIWindow) -> UIViewController {
    window.rootViewController = root
    return root
  }

  @Test(arguments: Wrapper.allCases)
  func `The root of a window disappears before it appears in the new root`(wrapper: Wrapper) async {
    let window = simulator.show(child)
    await simulator.settle()
    _ = log.take()
    let owner = wrap(in: window, wrapper)
    await simulator.settle()
    #expect(child.parent === window.rootViewController && child.view.window === window)
    let calls = log.take().filter { !$0.contains("viewIsAppearing") && !$0.contains("DidDisappear") }
    #expect(calls == ["c.viewWillDisappear(false)", "c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    withExtendedLifetime(owner) {}
  }

  @Test func `The root of another window is refused`() async throws {
    let window = simulator.show(child)
    let (container, host) = (ContainerViewController(), UIViewController())
    let stack = StateNavigationController(initialState: 0) { [child] in $0 == 0 ? UIViewController() : child }
    let windows = [container, host, stack].map { simulator.show($0) }
    await simulator.settle()
    _ = log.take()
    for request in [
      container.setViewController(child, using: .dissolve), host.embed(child, using: .none),
      stack.push(1, animated: true),
    ] {
      let refusal = try #require(request.refusal)
      #expect(refusal.reason == .childIsRootOfWindow)
      #expect(refusal.description.contains("\(child)") && refusal.description.contains("\(window)"))
    }
    await simulator.settle()
    #expect(log.take() == [] && child.parent == nil && child.view.window === window)
    window.rootViewController = nil
    #expect(container.setViewController(child).refusal == nil)
    await simulator.settle()
    #expect(child.parent === container && child.view.window === windows[0])
  }

  @Test func `A view that was added without containment is removed before its controller becomes a child`() async {
    let container = ContainerViewController()
    simulator.show(container)
    await simulator.settle()
    container.view.addSubview(child.view)
    await simulator.settle()
    #expect(log.take().count == 3)
    container.setViewController(child, using: .none)
    await simulator.settle()
    #expect(container.view.subviews == [child.view])
    let calls = log.take().filter { !$0.contains("viewIsAppearing") && !$0.contains("DidDisappear") }
    #expect(calls == ["c.viewWillDisappear(false)", "c.viewWillAppear(false)", "c.viewDidAppear(false)"])
  }

  @Test func `Code that runs when the view is removed can add the view controller elsewhere`() async {
    let other = UIViewController()
    let hooked = HookedViewController()
    let window = simulator.show(hooked)
    await simulator.settle()
    hooked.willDisappear = { other.addChild(hooked) }
    let container = ContainerViewController(viewControllers: [hooked])
    window.rootViewController = container
    await simulator.settle()
    #expect(hooked.parent === other && container.viewControllers == [] && container.children == [])
  }

  private final class HookedViewController: UIViewController {
    var willDisappear: (() -> Void)?
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      willDisappear?()
      willDisappear = nil
    }
  }
}
