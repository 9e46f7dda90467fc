import Simulator
import Stateroom
import Testing
import UIKit

/// What the topmost state of a stack presents, and the outcomes of requests.
@MainActor
struct StackPresentationTests {
  let simulator: Simulator
  let library = LibraryController(initialState: .shelf)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(library)
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  @Test func `A pushed state presents its view controller, and the request ends when it is presented`() {
    let request = library.push(.scanner, animated: true)
    #expect(library.states == [.shelf, .scanner])
    simulator.advance(by: .milliseconds(450))
    #expect(request.outcomeIfEnded == nil)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == "scanner")
    #expect(library.viewControllers.count == 2 && !library.isTransitioning)
  }

  @Test func `It is presented when the transition of the stack is over`() {
    library.push(.scanner, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(library.isTransitioning && library.shown == nil)
    wait()
    #expect(library.shown == "scanner")
  }

  @Test func `Without an animation it is presented immediately`() {
    let request = library.push(.scanner, animated: false)
    simulator.advance(by: .milliseconds(60))
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == "scanner")
  }

  @Test func `A pop dismisses it, and the view controller is released`() {
    library.push(.scanner, animated: false)
    wait()
    weak let sheet = library.presentedViewController
    let request = library.pop(animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil && library.presentedViewController === sheet)
    #expect(sheet?.transitionCoordinator != nil, "the dismissal begins together with the pop")
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == nil && library.viewControllers.count == 1)
    #expect(sheet == nil)
  }

  @Test func `A push covers it, and the pop presents the same view controller again`() {
    library.push(.scanner, animated: false)
    wait()
    let sheet = library.presentedViewController
    let push = library.push(.book(1), animated: true)
    wait()
    #expect(push.outcomeIfEnded == .completed)
    #expect(library.shown == nil && library.states == [.shelf, .scanner, .book(1)])
    let pop = library.pop(animated: true)
    wait()
    #expect(pop.outcomeIfEnded == .completed)
    #expect(sheet != nil && library.presentedViewController === sheet)
    #expect(library.asked == [.shelf, .scanner, .book(1)])
  }

  @Test func `A state that keeps the page presents over it`() {
    library.push(.book(7), animated: false)
    wait()
    let page = library.topViewController
    let request = library.replaceTop(with: .lending(7), animated: true)
    #expect(library.states == [.shelf, .lending(7)])
    #expect(library.topViewController === page)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == "lending(7)")
    library.replaceTop(with: .book(7), animated: true)
    wait()
    #expect(library.shown == nil && library.topViewController === page)
  }

  @Test func `The view controller of a state on the stack can be read`() {
    library.setStack([.shelf, .book(7)], animated: false)
    #expect(library.loadedViewController(for: .book(7)) === library.topViewController)
    #expect(library.loadedViewController(for: .book(8)) == nil)
    library.push(.book(8), animated: true)
    #expect(library.loadedViewController(for: .book(8))?.title == "book 8")
  }

  @Test func `One presentation follows the other`() {
    library.push(.scanner, animated: true)
    wait()
    let request = library.setStack([.shelf, .lending(7)], animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(library.shown == "scanner")
    wait(3)
    #expect(library.shown == "lending(7)")
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `A presentation that has begun is completed, and the newest stack follows`() {
    let first = library.push(.scanner, animated: false)
    simulator.advance(by: .milliseconds(1))
    let second = library.push(.lending(1), animated: true)
    let third = library.pop(animated: true)
    let fourth = library.pop(animated: true)
    wait(4)
    #expect(first.outcomeIfEnded == .completed)
    #expect(second.outcomeIfEnded == .superseded)
    #expect(third.outcomeIfEnded == .superseded)
    #expect(fourth.outcomeIfEnded == .completed)
    #expect(library.shown == nil && library.states == [.shelf])
  }

  @Test func `A pop during the push supersedes the presentation`() {
    let push = library.push(.scanner, animated: true)
    simulator.advance(by: .milliseconds(100))
    let pop = library.pop(animated: true)
    wait(3)
    #expect(push.outcomeIfEnded == .superseded)
    #expect(pop.outcomeIfEnded == .completed)
    #expect(library.shown == nil && library.states == [.shelf])
  }

  @Test func `A stack that is requested again keeps its view controller`() {
    library.setStack([.shelf, .scanner], animated: true)
    wait()
    let sheet = library.presentedViewController
    let request = library.setStack([.shelf, .scanner], animated: true)
    #expect(request.outcomeIfEnded == .completed)
    library.setStack([.book(1), .scanner], animated: true)
    wait()
    #expect(sheet != nil && library.presentedViewController === sheet)
  }

  @Test func `Off the screen nothing is presented, and no request waits`() {
    let library = LibraryController(initialState: .shelf)
    let request = library.push(.scanner, animated: true)
    #expect(request.outcomeIfEnded == .completed)
    simulator.show(library)
    wait(1)
    #expect(library.shown == "scanner")
  }

  @Test func `The initial stack can present as well`() {
    let library = LibraryController(states: [.shelf, .scanner])
    simulator.show(library)
    wait(1)
    #expect(library.shown == "scanner")
  }

  @Test func `Full screen, the stack disappears and returns`() {
    library.style = .fullScreen
    library.push(.scanner, animated: true)
    wait()
    #expect(library.viewIfLoaded?.window == nil)
    let request = library.push(.lending(1), animated: true)
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == "lending(1)")
    let last = library.setStack([.shelf], animated: true)
    wait(3)
    #expect(last.outcomeIfEnded == .completed)
    #expect(library.shown == nil)
    #expect(library.viewIfLoaded?.window != nil)
  }

  @Test func `UIKit's own methods and a state that the app's controller represents are followed`() {
    library.push(.scanner, animated: false)
    wait()
    library.popViewController(animated: true)
    wait()
    #expect(library.shown == nil && library.states == [.shelf])
    library.push(.scanner, animated: false)
    wait()
    library.pushViewController(UIViewController(), animated: true)
    wait()
    #expect(library.shown == nil && library.states == [.shelf, .scanner])
    library.popToRootViewController(animated: true)
    wait()
    #expect(library.shown == nil && library.states == [.shelf])
  }

  @Test func `A controller of the app whose state presents something`() {
    final class AppStack: StateNavigationController<Volume> {
      let sheet = UIViewController()
      override func viewController(for state: Volume) -> UIViewController { UIViewController() }
      override func state(representedBy viewController: UIViewController) -> Volume? {
        viewController.title == "scanner" ? .scanner : nil
      }
      override func presentedViewController(for state: Volume) -> UIViewController? {
        state == .scanner ? sheet : nil
      }
    }
    let stack = AppStack(initialState: .shelf)
    simulator.show(stack)
    wait(1)
    let page = UIViewController()
    page.title = "scanner"
    stack.pushViewController(page, animated: true)
    wait()
    #expect(stack.states == [.shelf, .scanner] && stack.presentedViewController === stack.sheet)
    stack.popViewController(animated: true)
    wait()
    #expect(stack.presentedViewController == nil)
  }

  @Test func `A stack that is removed dismisses what its state presents`() {
    let library = LibraryController(initialState: .shelf)
    let outer = ContainerViewController(viewControllers: [library])
    simulator.show(outer)
    library.push(.scanner, animated: false)
    wait()
    #expect(outer.presentedViewController != nil)
    outer.setViewController(UIViewController(), using: .none)
    wait()
    #expect(outer.presentedViewController == nil)
    outer.setViewController(library, using: .none)
    wait()
    #expect(outer.presentedViewController?.title == "scanner")
  }

  @Test(arguments: [100, 500, 700])
  func `A stack that is deallocated dismisses it and cancels its requests`(milliseconds: Int) {
    var library: LibraryController? = LibraryController(initialState: .shelf)
    let outer = UIViewController()
    simulator.show(outer)
    if let library {
      outer.addChild(library)
      outer.view.addSubview(library.view)
      library.didMove(toParent: outer)
    }
    wait(1)
    let request = library?.push(.scanner, animated: true)
    simulator.advance(by: .milliseconds(milliseconds))
    library?.willMove(toParent: nil)
    library?.view.removeFromSuperview()
    library?.removeFromParent()
    library = nil
    wait(3)
    #expect(outer.presentedViewController == nil)
    #expect(request?.outcomeIfEnded != nil)
  }

  @Test func `A view controller that cannot be presented is refused`() {
    let child = UIViewController()
    let parent = UIViewController()
    parent.addChild(child)
    library.makeSheet = { child }
    for request in [
      library.push(.scanner, animated: true), library.setStack([.shelf, .book(1), .scanner], animated: true),
      library.transition(to: .scanner, animated: true), library.replaceTop(with: .scanner, animated: true),
      library.open(StatePath(stack: [Volume.shelf, .scanner]), animated: true),
    ] {
      guard case .refused(let refusal) = request.outcomeIfEnded else { return #expect(Bool(false)) }
      #expect(refusal.reason == .childHasAnotherParent)
      #expect(refusal.description.contains("cannot present it. Remove it there first"))
      #expect(library.states == [.shelf])
    }
    let other = UIViewController()
    library.present(other, animated: false)
    library.makeSheet = { other }
    guard case .refused(let refusal) = library.push(.scanner, animated: true).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(refusal.reason == .childIsPresented)
    let page = UIViewController()
    (library.makePage, library.makeSheet) = ({ page }, { page })
    guard case .refused(let refusal) = library.push(.scanner, animated: true).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(refusal.reason == .childIsListedTwice)
  }

  @Test func `A request that is made when the view controller is requested supersedes the outer one`() {
    var inner: TransitionRequest?
    library.makeSheet = { [library] in
      inner = inner ?? library.push(.book(1), animated: false)
      return UIViewController()
    }
    let outer = library.push(.scanner, animated: true)
    wait()
    #expect(outer.outcomeIfEnded == .superseded && inner?.outcomeIfEnded == .completed)
    #expect(library.states == [.shelf, .book(1)] && library.shown == nil)
  }

  private final class Closing: UIViewController {
    private let onDeinit: @MainActor () -> Void

    init(onDeinit: @escaping @MainActor () -> Void) {
      self.onDeinit = onDeinit
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }
    isolated deinit { onDeinit() }
  }

  @Test func `A state is presented that is requested when what a removed state declares is deallocated`() {
    let library = LibraryController(initialState: .shelf)
    library.loadViewIfNeeded()
    library.makeSheet = { [unowned library] in
      Closing {
        library.makeSheet = { UIViewController() }
        library.push(.scanner, animated: false)
      }
    }
    library.setStack([.lending(1), .book(2)], animated: false)
    library.setStack([.book(2)], animated: false)
    #expect(library.states == [.book(2), .scanner])
    simulator.show(library)
    wait()
    #expect(library.shown == "scanner")
  }
}
