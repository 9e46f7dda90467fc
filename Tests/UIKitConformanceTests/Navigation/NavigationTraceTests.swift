import Testing
import UIKit

/// The callbacks that a navigation controller sends, and their order.
@MainActor
struct NavigationTraceTests {
  @Test(.rule("R116", "M4"))
  func `A push begins in the layout pass`() async throws {
    let it = try await NavigationStage("A")
    it.navigation.pushViewController(it.make("B"), animated: true)
    #expect(it.titles == ["A", "B"])
    #expect(it.log.take() == ["B.willMove(N)"])
    await it.stage.turn()
    #expect(
      it.log.take() == ["B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)", "B.viewWillAppear(true)"])
    await it.stage.settle()
    #expect(it.log.take() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(N)"])
  }

  @Test(.rule("M12", "T59"))
  func `A push without animation is over after the update cycle`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.pushViewController(it.make("B"), animated: false)
    #expect(it.log.take() == [])
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T61"))
  func `Layout that is requested runs a pending push`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.pushViewController(it.make("B"), animated: false)
    it.navigation.view.layoutIfNeeded()
    #expect(it.log.take().count == 4)
  }

  @Test(.rule("T57", "R117", "T143"))
  func `A pop, and the deallocation of the popped controller`() async throws {
    let it = try await NavigationStage("A", "B", recording: .lifeCycle.union([.deinit]))
    let popped = it.navigation.popViewController(animated: true)?.title
    #expect(popped == "B")
    #expect(it.titles == ["A"])
    #expect(it.log.take() == ["B.willMove(nil)"])
    await it.stage.turn()
    #expect(
      it.log.take() == ["A.loadView()", "A.viewDidLoad()", "B.viewWillDisappear(true)", "A.viewWillAppear(true)"])
    await it.stage.settle()
    #expect(
      it.log.take() == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)", "B.deinit()"])
  }

  @Test(.rule("T59", "M12"))
  func `A pop without animation is over after the update cycle`() async throws {
    let it = try await NavigationStage("A", "B", recording: .appearance)
    it.navigation.popViewController(animated: false)
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T63", "R112"))
  func `Controllers in between receive no appearance callbacks`() async throws {
    let it = try await NavigationStage("1", "2", "3")
    let popped = it.navigation.popToRootViewController(animated: true)
    #expect(popped?.map { $0.title ?? "" } == ["2", "3"])
    await it.stage.settle()
    let log = it.log.take()
    #expect(log.filter { $0.contains("Appear") || $0.contains("Disappear") }.allSatisfy { !$0.hasPrefix("2.") })
    #expect(log.filter { $0.hasPrefix("2.") } == ["2.willMove(nil)", "2.didMove(nil)"])
  }

  @Test(.rule("T73", "R118"))
  func `The delegate is called after the callbacks`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.delegate = it.delegate
    it.navigation.pushViewController(it.make("B"), animated: true)
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "willShow(B) true", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "didShow(B) true",
      ])
  }

  @Test(.rule("T08"))
  func `At launch the top appears within the navigation controller`() async throws {
    let it = try await NavigationStage("A", "B", isShown: false)
    #expect(it.log.take() == ["A.willMove(N)", "B.willMove(N)", "A.didMove(N)", "B.didMove(N)"])
    await it.stage.show(it.navigation)
    #expect(
      it.log.take() == ["B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    #expect(it.controller(0)?.isViewLoaded == false)
  }

  @Test(.rule("M8"))
  func `A subclass that calls super last receives its callback before its child`() async throws {
    final class Last: UINavigationController {
      var log: CallbackLog?
      override func viewWillAppear(_ animated: Bool) {
        log?.note("N before")
        super.viewWillAppear(animated)
        log?.note("N after")
      }
    }
    let log = CallbackLog(.appearance)
    let navigation = Last(rootViewController: RecordingViewController("A", log))
    navigation.log = log
    let stage = try await Stage.open()
    await stage.show(navigation)
    #expect(log.take() == ["N before", "A.viewWillAppear(false)", "N after", "A.viewDidAppear(false)"])
  }

  @Test(.rule("T69"))
  func `A push during a transition waits`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.pushViewController(it.make("B"), animated: true)
    await it.stage.turn()
    it.navigation.pushViewController(it.make("C"), animated: true)
    #expect(it.titles == ["A", "B"])
    await it.stage.settle()
    #expect(it.titles == ["A", "B", "C"])
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
      ])
  }

  @Test(.rule("R053"))
  func `The flags distinguish controllers that are added to and removed from the stack`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    let flags: (RecordingViewController) -> String = { "to \($0.isMovingToParent) from \($0.isMovingFromParent)" }
    it.controller(0)?.annotation = flags
    let pushed = it.make("B")
    pushed.annotation = flags
    it.navigation.pushViewController(pushed, animated: false)
    await it.stage.turn()
    it.navigation.popViewController(animated: false)
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(false) to false from false", "B.viewWillAppear(false) to true from false",
        "A.viewDidDisappear(false) to false from false", "B.viewDidAppear(false) to true from false",
        "B.viewWillDisappear(false) to false from true", "A.viewWillAppear(false) to false from false",
        "B.viewDidDisappear(false) to false from true", "A.viewDidAppear(false) to false from false",
      ])
  }

  @Test(.rule("R050"))
  func `Off screen no controller appears`() async throws {
    let it = try await NavigationStage("A", recording: .appearance, isShown: false)
    it.navigation.pushViewController(it.make("B"), animated: true)
    it.navigation.popViewController(animated: true)
    it.navigation.pushViewController(it.make("C"), animated: true)
    await it.stage.settle()
    #expect(it.log.take() == [])
    await it.stage.show(it.navigation)
    #expect(it.log.take() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
  }

  @Test func `Covered by a full screen presentation the stack changes in silence`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    let modal = it.make("M")
    modal.modalPresentationStyle = .fullScreen
    it.navigation.present(modal, animated: false, completion: nil)
    await it.stage.settle()
    #expect(it.navigation.visibleViewController === modal)
    _ = it.log.take()
    it.navigation.pushViewController(it.make("B"), animated: true)
    await it.stage.settle()
    #expect(it.log.take() == [])
    it.navigation.dismiss(animated: true, completion: nil)
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "M.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)", "M.viewDidDisappear(true)",
      ])
  }

  // MARK: - Views and Presentations Inside

  @Test(.rule("T23"), arguments: [Callback.viewDidLoad, .viewWillAppear])
  func `A controller in a pushed view without containment is loaded and receives no other callback`(moment: Callback)
    async throws
  {
    let it = try await NavigationStage("A", recording: .appearance.union([.viewDidLoad]))
    let (pushed, guest) = (it.make("B"), it.make("X"))
    pushed.on(moment) { pushed.viewIfLoaded?.addSubview(guest.view) }
    it.navigation.pushViewController(pushed, animated: true)
    await it.stage.settle()
    #expect(it.log.take().filter { $0.hasPrefix("X") } == ["X.viewDidLoad()"])
  }

  @Test(.rule("T77"))
  func `Popping to the root under a presentation shortens the stack and removes the presentation with its presenter`()
    async throws
  {
    let it = try await NavigationStage("A", recording: [])
    var pushed: RecordingViewController? = it.make("B")
    if let pushed { it.navigation.pushViewController(pushed, animated: false) }
    await it.stage.settle()
    let presented = UIViewController()
    pushed?.present(presented, animated: false, completion: nil)
    await it.stage.settle()
    #expect(it.navigation.presentedViewController === presented)
    pushed = nil
    it.navigation.popToRootViewController(animated: false)
    await it.stage.settle()
    #expect(it.titles == ["A"])
  }

  @Test(.rule("T147"))
  func `A navigation controller without other owners is deallocated when it has disappeared, with its children`()
    async throws
  {
    let stage = try await Stage.open()
    let log = CallbackLog(Set([.viewDidDisappear, .didMove]))
    let host = UIViewController()
    await stage.show(host)
    weak var weakNavigation: UINavigationController?
    func add() {
      let child = RecordingViewController("A", log)
      let navigation = UINavigationController(rootViewController: child)
      weakNavigation = navigation
      host.addChild(navigation)
      host.view.addSubview(navigation.view)
      navigation.didMove(toParent: host)
    }
    add()
    await stage.settle()
    _ = log.take()
    func remove() {
      weakNavigation?.willMove(toParent: nil)
      weakNavigation?.view.removeFromSuperview()
      weakNavigation?.removeFromParent()
    }
    remove()
    await stage.settle()
    #expect(weakNavigation == nil)
    #expect(log.take().first == "A.viewDidDisappear(false)")
  }
}
