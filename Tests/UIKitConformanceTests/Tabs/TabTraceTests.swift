import Testing
import UIKit

/// The callbacks that a tab bar controller sends, and their order.
@MainActor
struct TabTraceTests {
  @Test(.rule("R013", "R021"))
  func `Setting view controllers adds them as children and does not load their views`() async throws {
    let it = try await TabStage("A", "B", isShown: false)
    let log = it.log.take()
    #expect(log.filter { $0.hasPrefix("A") } == ["A.willMove(T)", "A.didMove(T)"])
    #expect(log.filter { $0.hasPrefix("B") } == ["B.willMove(T)", "B.didMove(T)"])
    #expect(log.count == 4)
    #expect(it.tabs.children == it.tabs.viewControllers)
  }

  @Test(.rule("R135"))
  func `At launch only the selected tab is loaded`() async throws {
    let it = try await TabStage("A", "B", isShown: false)
    _ = it.log.take()
    await it.show()
    #expect(
      it.log.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewDidAppear(false)"])
    #expect(it.controller(1)?.isViewLoaded == false)
    #expect(it.visible == ["A"])
  }

  @Test(.rule("R135"))
  func `A tab selected before launch is the only one to be loaded`() async throws {
    let it = try await TabStage("A", "B", "C", isShown: false)
    it.tabs.selectedIndex = 2
    _ = it.log.take()
    await it.show()
    #expect(
      it.log.take() == ["C.loadView()", "C.viewDidLoad()", "C.viewWillAppear(false)", "C.viewDidAppear(false)"])
  }

  @Test(.rule("T79"))
  func `A tab is selected for the first time`() async throws {
    let it = try await TabStage("A", "B")
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test(.rule("T79"))
  func `A tab that returns is not loaded again`() async throws {
    let it = try await TabStage("A", "B")
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    _ = it.log.take()
    it.tabs.selectedIndex = 0
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ])
  }

  @Test(.rule("M11"))
  func `The views change within the call`() async throws {
    let it = try await TabStage("A", "B")
    it.tabs.selectedViewController = it.controller(1)
    #expect(it.visible == ["B"])
  }

  @Test func `Selecting the selected tab does nothing`() async throws {
    let it = try await TabStage("A", "B")
    it.tabs.selectedIndex = 0
    it.tabs.selectedViewController = it.controller(0)
    await it.stage.turn()
    #expect(it.log.take() == [])
  }

  @Test(.rule("M8"))
  func `A subclass that calls super in the middle receives its callback around its child's`() async throws {
    final class Around: UITabBarController {
      var log: CallbackLog?
      override func viewWillAppear(_ animated: Bool) {
        log?.note("T before will")
        super.viewWillAppear(animated)
        log?.note("T after will")
      }
      override func viewDidAppear(_ animated: Bool) {
        log?.note("T before did")
        super.viewDidAppear(animated)
        log?.note("T after did")
      }
    }
    let tabs = Around()
    let it = try await TabStage("A", recording: .appearance, isShown: false, of: tabs)
    tabs.log = it.log
    await it.show()
    #expect(
      it.log.take() == [
        "T before will", "A.viewWillAppear(false)", "T after will", "T before did", "A.viewDidAppear(false)",
        "T after did",
      ])
  }

  @Test(.rule("M8"))
  func `The selected tab appears and disappears with its container`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    it.tabs.present(modal, animated: true, completion: nil)
    await it.stage.settle()
    #expect(it.log.take() == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    modal.dismiss(animated: true, completion: nil)
    await it.stage.settle()
    #expect(it.log.take() == ["A.viewWillAppear(true)", "A.viewDidAppear(true)"])
  }

  @Test func `Covered by a full screen presentation the tabs change in silence`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    it.tabs.present(modal, animated: false, completion: nil)
    await it.stage.settle()
    _ = it.log.take()
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(it.log.take() == [])
    modal.dismiss(animated: false, completion: nil)
    await it.stage.settle()
    let log = it.log.take()
    #expect(log.map { $0.prefix { $0 != "(" } } == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(it.visible == ["B"])
  }

  @Test(.rule("R050"))
  func `Off screen no controller appears`() async throws {
    let it = try await TabStage("A", "B", "C", isShown: false)
    it.tabs.loadViewIfNeeded()
    it.tabs.selectedIndex = 1
    it.tabs.selectedIndex = 2
    await it.stage.turn()
    #expect(it.log.take().filter { $0.contains("ppear") } == [])
  }

  @Test func `A tab selected from another one's appearance follows immediately`() async throws {
    let it = try await TabStage("A", "B", "C", recording: .appearance)
    it.controller(1)?.on(.viewWillAppear) { [weak tabs = it.tabs] in tabs?.selectedIndex = 2 }
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(it.tabs.selectedIndex == 2)
    #expect(it.visible == ["C"])
    let log = it.log.take()
    #expect(log.filter { $0.hasPrefix("A") } == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    #expect(log.filter { $0.hasPrefix("C") } == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    let ofB = log.filter { $0.hasPrefix("B") }
    #expect(ofB.first == "B.viewWillAppear(false)")
    #expect(ofB.last == "B.viewDidDisappear(false)")
  }

  @Test func `A tab that is selected while the container appears appears with the container`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance, isShown: false)
    it.controller(0)?.on(.viewWillAppear) { [weak tabs = it.tabs] in tabs?.selectedIndex = 1 }
    await it.show()
    #expect(it.visible == ["B"])
    let log = it.log.take()
    #expect(log.filter { $0.hasPrefix("B") } == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    #expect(log.filter { $0.hasPrefix("A") }.first == "A.viewWillAppear(false)")
    #expect(log.filter { $0.hasPrefix("A") }.last == "A.viewDidDisappear(false)")
  }

  @Test(.rule("R054"))
  func `The tab of a presented container is being presented`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog(.appearance)
    let root = UIViewController()
    await stage.show(root)
    let tabs = UITabBarController()
    let child = RecordingViewController("A", log)
    child.annotation = { "\($0.isBeingPresented)\($0.isBeingDismissed)" }
    tabs.viewControllers = [child]
    tabs.modalPresentationStyle = .fullScreen
    root.present(tabs, animated: true, completion: nil)
    await stage.settle()
    #expect(log.take() == ["A.viewWillAppear(true) truefalse", "A.viewDidAppear(true) truefalse"])
    root.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(log.take() == ["A.viewWillDisappear(true) falsetrue", "A.viewDidDisappear(true) falsetrue"])
  }

  @Test func `A turn of the device reaches all tabs`() async throws {
    let it = try await TabStage("A", "B", recording: [.viewWillTransition])
    await it.stage.rotate(to: .landscapeLeft)
    await it.stage.settle()
    let log = it.log.take()
    #expect(log.contains { $0.hasPrefix("A.viewWillTransition") })
    #expect(log.contains { $0.hasPrefix("B.viewWillTransition") })
    await it.stage.rotate(to: .portrait)
    await it.stage.settle()
  }

  @Test func `A stack in a tab begins its push after the tab has appeared`() async throws {
    let it = try await TabStage("A", recording: .appearance)
    let navigation = UINavigationController(rootViewController: it.make("R"))
    it.tabs.viewControllers = [try #require(it.controller(0)), navigation]
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "R.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
        "R.viewDidAppear(false)",
      ])
    navigation.pushViewController(it.make("P"), animated: true)
    await it.stage.settle()
    it.tabs.selectedIndex = 0
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "R.viewWillDisappear(true)", "P.viewWillAppear(true)", "R.viewDidDisappear(true)", "P.viewDidAppear(true)",
        "A.viewWillAppear(false)", "P.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ])
  }
}
