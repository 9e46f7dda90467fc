import Testing
import UIKit

/// Containers that send appearance callbacks with `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`.
@MainActor
struct BeginEndTests {
  let log = CallbackLog(.appearance)
  let first: RecordingViewController
  let second: RecordingViewController
  /// The stage is opened for all tests, because the diagnostics of their intended misuse would otherwise reach other
  /// tests.
  let stage: Stage

  init() async throws {
    stage = try await Stage.open()
    first = RecordingViewController("1", log)
    second = RecordingViewController("2", log)
  }

  // MARK: - One Controller

  @Test(.rule("T43", "R047"), arguments: [true, false])
  func `Begin sends the will and end the did, without parent and window`(animated: Bool) {
    first.beginAppearanceTransition(true, animated: animated)
    #expect(log.take() == ["1.viewWillAppear(\(animated))"])
    first.endAppearanceTransition()
    #expect(log.take() == ["1.viewDidAppear(\(animated))"])
    first.beginAppearanceTransition(false, animated: animated)
    #expect(log.take() == ["1.viewWillDisappear(\(animated))"])
    first.endAppearanceTransition()
    #expect(log.take() == ["1.viewDidDisappear(\(animated))"])
  }

  @Test(.rule("T43"))
  func `Begin loads the view`() {
    let log = CallbackLog(.loading, .appearance)
    let controller = RecordingViewController("A", log)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
    controller.endAppearanceTransition()
  }

  @Test(.rule("R052", "R043"))
  func `A begin, an opposite begin and an end send both will callbacks and the last did callback`() {
    first.beginAppearanceTransition(true, animated: true)
    first.beginAppearanceTransition(false, animated: true)
    first.endAppearanceTransition()
    #expect(
      log.take() == ["1.viewWillAppear(true)", "1.viewWillDisappear(true)", "1.viewDidDisappear(true)"])
  }

  @Test(.rule("R051"))
  func `A second begin in the same direction sends no callbacks`() {
    first.beginAppearanceTransition(true, animated: false)
    _ = log.take()
    first.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == [])
  }

  @Test(.rule("R051"))
  func `An end without a begin sends no callbacks`() {
    first.endAppearanceTransition()
    #expect(log.take() == [])
  }

  @Test(.rule("T51"))
  func `A begin before addChild finds no parent`() {
    let parent = UIViewController()
    parent.title = "P"
    first.annotation = { "in \($0.parent?.title ?? "nil")" }
    first.beginAppearanceTransition(true, animated: false)
    parent.addChild(first)
    first.endAppearanceTransition()
    #expect(log.take() == ["1.viewWillAppear(false) in nil", "1.viewDidAppear(false) in P"])
  }

  // MARK: - A Swap on Screen

  @Test(.rule("T41"))
  func `Begin and end around a swap send each callback once, immediately`() async throws {
    let log = CallbackLog()
    let parent = RecordingViewController("P", log)
    let (old, new) = (RecordingViewController("1", log), RecordingViewController("2", log))
    await stage.show(parent)
    parent.embed(old)
    await stage.turn()
    _ = log.take()

    parent.addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = old.view.frame
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      log.take() == [
        "2.willMove(P)", "1.willMove(nil)", "2.loadView()", "2.viewDidLoad()", "2.viewWillAppear(false)",
        "1.viewWillDisappear(false)", "2.viewDidAppear(false)", "1.viewDidDisappear(false)", "2.didMove(P)",
        "1.didMove(nil)",
      ])
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("T49"))
  func `A cancelled swap completes each controller with one end`() async throws {
    let parent = ManualViewController("P", CallbackLog.off())
    await stage.show(parent)
    parent.addChild(first)
    first.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(first.view)
    first.endAppearanceTransition()
    parent.addChild(second)
    await stage.turn()
    _ = log.take()

    second.beginAppearanceTransition(true, animated: true)
    first.beginAppearanceTransition(false, animated: true)
    parent.view.addSubview(second.view)
    await stage.turn()
    first.beginAppearanceTransition(true, animated: true)
    second.beginAppearanceTransition(false, animated: true)
    second.view.removeFromSuperview()
    first.endAppearanceTransition()
    second.endAppearanceTransition()
    await stage.turn()
    #expect(
      log.take() == [
        "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "1.viewWillAppear(true)",
        "2.viewWillDisappear(true)",
        "1.viewDidAppear(true)", "2.viewDidDisappear(true)",
      ])
  }

  // MARK: - Forwarding Off

  @Test(.rule("R046"))
  func `UIKit sends no callbacks to children of a container that forwards appearance itself`() async throws {
    let parent = ManualViewController("P", CallbackLog.off())
    parent.embed(first)
    let window = await stage.show(parent)
    window.isHidden = true
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R046"))
  func `Neither are children added and removed on screen`() async throws {
    let parent = ManualViewController("P", CallbackLog.off())
    await stage.show(parent)
    parent.embed(first)
    await stage.turn()
    first.unembed()
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R046", "R047"))
  func `Such a container may forward its own callbacks`() async throws {
    let parent = ManualViewController("P", log)
    parent.on(.viewWillAppear) { [first] in first.beginAppearanceTransition(true, animated: false) }
    parent.on(.viewDidAppear) { [first] in first.endAppearanceTransition() }
    parent.embed(first)
    await stage.show(parent)
    #expect(
      log.take() == [
        "P.viewWillAppear(false)", "1.viewWillAppear(false)", "P.viewDidAppear(false)",
        "1.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T45"))
  func `A begin without an end prevents later callbacks`() async throws {
    let parent = UIViewController()
    let window = await stage.show(parent)
    parent.embed(first)
    await stage.turn()
    first.beginAppearanceTransition(false, animated: false)
    _ = log.take()
    window.isHidden = true
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R047"))
  func `Begin and end reach the children of the controller`() async throws {
    let parent = ManualViewController("P", CallbackLog.off())
    await stage.show(parent)
    first.embed(second)
    parent.addChild(first)
    first.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(first.view)
    first.endAppearanceTransition()
    await stage.turn()
    #expect(log.take().filter { $0.hasPrefix("2.") } == ["2.viewWillAppear(true)", "2.viewDidAppear(true)"])
  }
}

/// Begin and end on controllers that UIKit shows, as test helpers and snapshot libraries call them.
@MainActor
struct BeginEndOnScreenTests {
  let log = CallbackLog(.appearance)
  let controller: RecordingViewController
  let stage: Stage

  init() async throws {
    stage = try await Stage.open()
    controller = RecordingViewController("1", log)
  }

  private let round = ["1.viewWillAppear(false)", "1.viewDidAppear(false)"]

  @Test(.rule("R265"))
  func `A begin during a pending appearance completes it, and starts another transition`() async throws {
    let window = stage.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(log.take() == ["1.viewWillAppear(false)"])
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["1.viewDidAppear(false)", "1.viewWillAppear(false)"])
    controller.endAppearanceTransition()
    #expect(log.take() == ["1.viewDidAppear(false)"])
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R265"))
  func `A controller that has appeared appears once more`() async throws {
    await stage.show(controller)
    #expect(log.take() == round)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(log.take() == round)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(log.take() == ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
  }

  @Test(.rule("R265"))
  func `The children take part in both rounds`() async throws {
    let parent = UIViewController()
    parent.embed(controller)
    let window = stage.makeWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(log.take() == round + round)
    await stage.turn()
    #expect(log.take() == [])
  }

  enum Container: CaseIterable {
    case navigation, tabs, pages, split

    @MainActor
    func make(with child: UIViewController) -> UIViewController {
      switch self {
      case .navigation: return UINavigationController(rootViewController: child)
      case .tabs:
        let container = UITabBarController()
        container.viewControllers = [child]
        return container
      case .pages:
        let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        container.setViewControllers([child], direction: .forward, animated: false)
        return container
      case .split:
        let container = UISplitViewController(style: .doubleColumn)
        container.setViewController(child, for: .compact)
        return container
      }
    }
  }

  @Test(.rule("R2142"), arguments: Container.allCases, [false, true])
  func `The children of UIKit's containers take part in a second round`(
    container: Container, isShown: Bool
  ) async throws {
    let parent = container.make(with: controller)
    let window = stage.makeWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    if isShown { await stage.settle() }
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    await stage.settle()
    #expect(log.take() == round + round)
  }

  @Test(.rule("R265"))
  func `A begin during a pending disappearance completes it, and starts another transition`() async throws {
    let parent = UIViewController()
    parent.embed(controller)
    await stage.show(parent)
    _ = log.take()
    controller.view.removeFromSuperview()
    #expect(log.take() == ["1.viewWillDisappear(false)"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(
      log.take() == ["1.viewDidDisappear(false)", "1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
    await stage.turn()
    #expect(log.take() == [])
  }
}
