import Testing
import UIKit

/// The transition coordinator of presentations and dismissals.
@MainActor
struct PresentationCoordinatorTests {
  let log = CallbackLog(.appearance)
  let a: RecordingViewController
  let b: RecordingViewController

  init() {
    a = RecordingViewController("A", log)
    b = RecordingViewController("B", log)
  }

  private func open(_ style: UIModalPresentationStyle) async throws -> Stage {
    let stage = try await Stage.open()
    b.modalPresentationStyle = style
    await stage.show(a)
    _ = log.take()
    return stage
  }

  private func noteCompletion(of controller: UIViewController, as name: String) throws {
    let coordinator = try #require(controller.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { [log] _ in log.note(name) }
  }

  @Test(
    .rule("R263"), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [true, false])
  func `There is a coordinator as soon as the request returns, and it completes`(
    style: UIModalPresentationStyle, animated: Bool
  ) async throws {
    let stage = try await open(style)
    a.present(b, animated: animated, completion: nil)
    #expect(a.transitionCoordinator?.isAnimated == animated)
    #expect(a.transitionCoordinator?.viewController(forKey: .to) === b)
    #expect(b.transitionCoordinator === a.transitionCoordinator)
    try noteCompletion(of: a, as: "presented")
    await stage.settle()
    #expect(log.take().last == "presented")
    #expect(a.transitionCoordinator == nil)
    a.dismiss(animated: animated, completion: nil)
    try noteCompletion(of: b, as: "dismissed")
    await stage.settle()
    #expect(log.take().last == "dismissed")
    #expect(a.transitionCoordinator == nil)
  }

  @Test(.rule("R264"))
  func `A sheet that is presented without animation has its coordinator until it has appeared`() async throws {
    let stage = try await open(.pageSheet)
    a.present(b, animated: false, completion: nil)
    await stage.turn()
    #expect(log.take() == ["B.viewWillAppear(false)"])
    try noteCompletion(of: b, as: "completed")
    await stage.settle()
    #expect(log.take() == ["B.viewDidAppear(false)", "completed"])
  }

  @Test(.rule("R264"))
  func `A sheet that is dismissed without animation disappears in the next update cycle`() async throws {
    let stage = try await open(.pageSheet)
    a.present(b, animated: false, completion: nil)
    await stage.settle()
    _ = log.take()
    a.dismiss(animated: false) { [log] in log.note("dismissed") }
    await stage.turn()
    #expect(log.take() == ["B.viewWillDisappear(false)"])
    try noteCompletion(of: b, as: "completed")
    await stage.settle()
    #expect(log.take() == ["B.viewDidDisappear(false)", "dismissed", "completed"])
    #expect(a.presentedViewController == nil)
  }
}
