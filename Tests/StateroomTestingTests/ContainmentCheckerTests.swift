import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A container that forwards appearance by itself, in the way that each test configures.
@MainActor
private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Puts a child in by the book.
  func add(_ child: UIViewController) {
    addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
  }

  /// Ends the containment of a child, and nothing else.
  func endContainment(of child: UIViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  /// Takes a child out by the book.
  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
  }
}

@MainActor
private func make(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

/// What the checker finds in containers that make mistakes, and that it finds nothing in others.
@MainActor
final class ContainmentCheckerTests {
  let stage: Stage
  private var reported: [String] = []
  private lazy var checker = ContainmentChecker { [unowned self] in reported.append($0.message) }
  private let container = ManualContainer()

  init() async throws {
    stage = try await Stage.open()
    container.title = "Own"
  }

  private func show(_ controller: UIViewController) async -> UIWindow {
    let window = stage.show(controller)
    await stage.settle()
    checker.check(window)
    return window
  }

  private func check(_ window: UIWindow) async -> [ContainmentViolation.Kind] {
    await stage.settle()
    return checker.check(window).map(\.kind)
  }

  // MARK: - Mistakes

  @Test func `A view without containment is reported`() async {
    let parent = make("Parent")
    let window = await show(parent)
    let child = make("Child")
    parent.view.addSubview(child.view)
    #expect(await check(window) == [.viewWithoutParent])
    #expect(
      reported == [
        #"The view of UIViewController "Child" is inside the view of UIViewController "Parent", but UIViewController "Child" has no parent, so it receives no callbacks when UIViewController "Parent" appears, rotates or disappears. Call addChild(_:) on UIViewController "Parent" before the view is added, and didMove(toParent:) on UIViewController "Child" afterwards."#
      ])
    // A violation is reported once, and again when it returns.
    #expect(await check(window) == [.viewWithoutParent])
    #expect(reported.count == 1)
    child.view.removeFromSuperview()
    #expect(await check(window) == [])
    parent.view.addSubview(child.view)
    #expect(await check(window) == [.viewWithoutParent])
    #expect(reported.count == 2)
  }

  @Test func `A view outside of its parent's is reported`() async {
    let (root, one, two) = (make("Root"), make("One"), make("Two"))
    for child in [one, two] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let window = await show(root)
    let child = make("Child")
    one.addChild(child)
    // UIKit looks only at the view that is added, and not at what is in it.
    let wrapper = UIView(frame: two.view.bounds)
    wrapper.addSubview(child.view)
    two.view.addSubview(wrapper)
    child.didMove(toParent: one)
    #expect(await check(window).contains(.viewOutsideParent))
    #expect(
      reported.first
        == #"UIViewController "Child" is a child of UIViewController "One", but its view is not inside the view of UIViewController "One". Add the view to a view of UIViewController "One", or add UIViewController "Child" to the view controller whose view contains it."#
    )
  }

  @Test func `A transition that is begun and not ended is reported`() async {
    let window = await show(container)
    let child = make("Child")
    container.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = await check(window)
    // The probe came while it was appearing, and it is still.
    #expect(await check(window) == [.appearanceNotEnded])
    #expect(
      reported == [
        #"UIViewController "Child" received viewWillAppear(_:), but not viewDidAppear(_:). Each call of beginAppearanceTransition(_:animated:) in ManualContainer "Own" must be followed by endAppearanceTransition() when the change is over, also if it was interrupted."#
      ])
    child.endAppearanceTransition()
    #expect(await check(window) == [])
    child.beginAppearanceTransition(false, animated: false)
    #expect(await check(window) == [.appearanceNotEnded])
    #expect(reported.last?.contains("received viewWillDisappear(_:), but not viewDidDisappear(_:)") == true)
  }

  @Test func `A visible controller without appearance callbacks is reported`() async {
    let window = await show(container)
    let child = make("Child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.viewWillAppear(false)
    child.viewDidAppear(false)
    child.didMove(toParent: container)
    // It gets its probe at the first check.
    #expect(await check(window) == [])
    #expect(await check(window) == [.appearanceNotBegun])
    #expect(
      reported == [
        #"UIViewController "Child" is on the screen, but did not receive viewWillAppear(_:). ManualContainer "Own" does not forward appearance automatically: call beginAppearanceTransition(true, animated:) and endAppearanceTransition() in it, and not viewWillAppear(_:) directly."#
      ])
    child.view.isHidden = true
    #expect(await check(window) == [])
    child.view.isHidden = false
    checker.isExempt = { $0 === child }
    #expect(await check(window) == [])
  }

  @Test func `Of several controllers without callbacks, the outermost is reported`() async {
    let window = await show(container)
    let (child, inner) = (make("Child"), make("Inner"))
    child.addChild(inner)
    child.view.addSubview(inner.view)
    inner.didMove(toParent: child)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = await check(window)
    await stage.settle()
    #expect(checker.check(window).map { $0.controller === child } == [true])
  }

  @Test func `A controller that received viewDidAppear and is not visible is reported`() async {
    let window = await show(container)
    let child = make("Child")
    container.add(child)
    #expect(await check(window) == [])
    child.view.removeFromSuperview()
    #expect(await check(window) == [.appearedOffScreen])
    #expect(
      reported == [
        #"UIViewController "Child" received viewDidAppear(_:), but its view is not in a window. Begin and end an appearance transition in ManualContainer "Own" only when it shows the view, and the opposite one when it removes the view."#
      ])
  }

  @Test func `A container that calls its children's callbacks is reported when it does`() async {
    final class Meddler: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.forEach { $0.viewDidAppear(animated) }
      }
    }
    let meddler = Meddler()
    let window = await show(container)
    container.add(meddler)
    #expect(await check(window) == [])
    container.remove(meddler)
    container.add(meddler)
    await stage.settle()
    #expect(
      reported.first
        == #"A child of Meddler received viewDidAppear(false) without viewIsAppearing. Only UIKit sends appearance callbacks: do not call them directly in Meddler or ManualContainer "Own", and begin and end each appearance transition exactly once."#
    )
  }

  @Test func `A child whose view was removed is reported on request`() async {
    let parent = make("Parent")
    let child = make("Child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = await show(parent)
    child.view.removeFromSuperview()
    #expect(await check(window) == [])
    checker.reportsChildrenWithoutViews = true
    #expect(await check(window) == [.childWithoutView])
    #expect(
      reported == [
        #"UIViewController "Child" is still a child of UIViewController "Parent", but its view was removed. Call willMove(toParent: nil) before the view is removed and removeFromParent() afterwards, unless the child is retained on purpose."#
      ])
  }

  @Test func `Where checks run at any time, violations found twice are reported`() async {
    checker.requiredSightings = 2
    let window = await show(container)
    let child = make("Child")
    container.add(child)
    #expect(await check(window) == [])
    child.beginAppearanceTransition(false, animated: true)
    #expect(await check(window) == [.appearanceNotEnded])
    #expect(reported == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(await check(window) == [])
    child.beginAppearanceTransition(false, animated: true)
    #expect(await check(window) == [.appearanceNotEnded])
    #expect(reported == [])
    #expect(await check(window) == [.appearanceNotEnded])
    #expect(reported.count == 1)
  }

  @Test func `The number of required checks can be lowered later, and is at least one`() async {
    checker.requiredSightings = 0
    let parent = make("Parent")
    let window = await show(parent)
    let child = make("Child")
    parent.view.addSubview(child.view)
    #expect(await check(window) == [.viewWithoutParent])
    #expect(await check(window) == [.viewWithoutParent])
    #expect(reported.count == 1)
    child.view.removeFromSuperview()
    #expect(await check(window) == [])
    checker.requiredSightings = 9
    parent.view.addSubview(child.view)
    for _ in 0..<3 { #expect(await check(window) == [.viewWithoutParent]) }
    #expect(reported.count == 1)
    checker.requiredSightings = 2
    #expect(await check(window) == [.viewWithoutParent])
    #expect(reported.count == 2)
  }

  // MARK: - Several Windows

  private let child = make("Child")

  @Test(arguments: 1...3) func `With several windows a violation is reported once`(required: Int) async {
    checker.requiredSightings = required
    let parent = make("Parent")
    let windows = [await show(parent), await show(make("Other"))]
    parent.view.addSubview(child.view)
    for round in 1...5 {
      await stage.settle()
      for window in windows { checker.check(window) }
      #expect(reported.count == (round < required ? 0 : 1))
    }
    child.view.removeFromSuperview()
    for window in windows { #expect(await check(window) == []) }
  }

  @Test func `A controller without a window is found in the window that it was in`() async {
    checker.requiredSightings = 2
    let windows = [await show(container), await show(make("Other"))]
    container.add(child)
    for window in windows { #expect(await check(window) == []) }
    child.view.removeFromSuperview()
    container.endContainment(of: child)
    await stage.settle()
    #expect(checker.check(windows[1]).isEmpty)
    #expect(checker.check(windows[0]).map(\.kind) == [.appearedOffScreen])
    #expect(checker.check(windows[1]).isEmpty)
    #expect(reported.isEmpty)
    #expect(checker.check(windows[0]).map(\.kind) == [.appearedOffScreen])
    #expect(reported.count == 1)
  }

  // MARK: - No Mistakes

  @Test func `A container by the book is not reported`() async {
    let window = await show(container)
    let (one, two) = (make("One"), make("Two"))
    checker.reportsChildrenWithoutViews = true
    for _ in 0..<3 {
      container.add(one)
      #expect(await check(window) == [])
      container.remove(one)
      container.add(two)
      #expect(await check(window) == [])
      container.remove(two)
      #expect(await check(window) == [])
    }
    #expect(reported == [])
  }

  @Test func `UIKit's own containers are not reported`() async {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: make("Root"))
    tabs.viewControllers = [stack, make("Other")]
    let window = await show(tabs)
    #expect(await check(window) == [])
    stack.pushViewController(make("Detail"), animated: true)
    await stage.advance(by: 0.1)
    checker.check(window)
    #expect(await check(window) == [])
    stack.popViewController(animated: true)
    #expect(await check(window) == [])
    tabs.selectedIndex = 1
    #expect(await check(window) == [])
    let sheet = make("Sheet")
    tabs.present(sheet, animated: true, completion: nil)
    await stage.advance(by: 0.1)
    checker.check(window)
    #expect(await check(window) == [])
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: true, completion: nil)
    #expect(await check(window) == [])
    tabs.dismiss(animated: true, completion: nil)
    #expect(await check(window) == [])
    #expect(reported == [])
  }

  @Test func `The library's containers are not reported`() async {
    let root = StateViewController(initialState: 0) { make("\($0)") }
    let window = await show(root)
    for state in 1..<4 {
      root.transition(to: state, animated: true, completion: nil)
      await stage.advance(by: 0.1)
      checker.check(window)
      #expect(await check(window) == [])
    }
    #expect(reported == [])
  }

  // MARK: - Probes

  @Test func `A controller that is exempt has no probe, and its children have one`() async {
    let (root, system, inner) = (make("Root"), make("System"), make("Inner"))
    for (parent, child) in [(root, system), (system, inner)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    checker.isExempt = { $0 === system }
    let window = await show(root)
    #expect(system.children == [inner])
    #expect(system.view.subviews == [inner.view])
    #expect(inner.children.count == 1)
    // A probe that was added before is removed.
    checker.isExempt = { $0 === inner }
    #expect(await check(window) == [])
    #expect(inner.children.isEmpty && inner.view.subviews.isEmpty)
    #expect(system.children.count == 2)
  }

  @Test func `Probes are invisible, retain nothing, and are removed in the end`() async throws {
    let leaks = LeakDetector()
    let root = make("Root")
    let window = await show(root)
    do {
      let child = make("Child")
      leaks.watch(child)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(await check(window) == [])
      #expect(child.view.subviews.count == 1)
      #expect(child.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === child.view)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(await check(window) == [])
    #expect(leaks.survivors == [])
    checker.end()
    #expect(root.children.isEmpty)
    #expect(root.view.subviews.isEmpty)
  }
}
