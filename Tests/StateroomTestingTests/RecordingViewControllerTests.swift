import StateroomTesting
import Testing
import UIKit

@MainActor
struct RecordingViewControllerTests {
  let log = CallbackLog()

  @Test func `Every callback of a controller is recorded`() async throws {
    let stage = try await Stage.open()
    let parent = UIViewController()
    parent.title = "Parent"
    stage.show(parent)
    await stage.turn()
    do {
      let child = RecordingViewController("Child", log: log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      await stage.turn()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    await stage.turn()
    #expect(
      log.take() == [
        "Child.willMove(Parent)", "Child.viewDidLoad()", "Child.viewWillAppear(false)",
        "Child.didMove(Parent)",
        "Child.viewIsAppearing(false)", "Child.viewDidAppear(false)", "Child.willMove(nil)",
        "Child.viewWillDisappear(false)", "Child.didMove(nil)", "Child.viewDidDisappear(false)",
        "Child.deinit()",
      ])
  }

  @Test func `Only the requested callbacks are recorded`() {
    let controller = RecordingViewController("A", log: log, recording: [.viewDidLoad])
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(log.take() == ["A.viewDidLoad()"])
  }

  @Test func `Layout is recorded on request`() {
    let controller = RecordingViewController("A", log: log, recording: .layout)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()"])
  }

  @Test func `A hook runs inside the callback, after it was recorded, even if it is not recorded`() {
    let controller = RecordingViewController("A", log: log, recording: [.viewDidLoad])
    controller.on(.viewDidLoad) { [log] in log.note("hook of \($0.name)") }
    controller.on(.viewWillAppear) { [log] in log.note("loaded: \($0.isViewLoaded)") }
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(log.take() == ["A.viewDidLoad()", "hook of A", "loaded: true"])
  }

  @Test func `A hook of the deinit runs after it was recorded, even if it is not recorded`() {
    for recorded in [Set([RecordedCallback.deinit]), []] {
      do {
        let controller = RecordingViewController("A", log: log, recording: recorded)
        controller.onDeinit { [log] in log.note("replaced") }
        controller.onDeinit { [log] in log.note("hook") }
        controller.annotation = { _ in "annotation" }
      }
      #expect(log.take() == recorded.map { "A.\($0)()" } + ["hook"])
    }
  }

  @Test func `An annotation is added to each line`() {
    let parent = NamelessController()
    let child = RecordingViewController("A", log: log, recording: .containment)
    child.annotation = { "child: \($0.parent != nil)" }
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "A.willMove(NamelessController) child: false", "A.didMove(NamelessController) child: true",
      ])
  }

  @Test func `Taking empties the log`() {
    log.note("something")
    #expect(log.entries == ["something"])
    #expect(log.take() == ["something"])
    #expect(log.take() == [])
  }
}

private final class NamelessController: UIViewController {}
