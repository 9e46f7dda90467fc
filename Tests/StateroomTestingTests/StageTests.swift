import StateroomTesting
import Testing
import UIKit

@MainActor
struct StageTests {
  let log = CallbackLog()

  @Test func `A controller that is shown has appeared when the update cycle is over`() async throws {
    let stage = try await Stage.open()
    let window = stage.show(
      RecordingViewController("A", log: log, recording: [.viewWillAppear, .viewDidAppear]))
    #expect(window.windowScene === stage.scene)
    #expect(log.take() == ["A.viewWillAppear(false)"])
    await stage.turn()
    #expect(log.take() == ["A.viewDidAppear(false)"])
  }

  @Test func `Clearing removes all content from the screen and releases it`() async throws {
    let stage = try await Stage.open()
    weak var controller: UIViewController?
    do {
      let root = UIViewController()
      controller = root
      stage.show(root)
    }
    await stage.turn()
    #expect(controller != nil)
    stage.clear()
    await stage.settle()
    #expect(controller == nil)
  }

  @Test func `Settling waits for the end of animations`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    stage.show(root)
    await stage.turn()
    animate(root.view, for: 3)
    #expect(log.take() == [])
    #expect(await stage.settle())
    #expect(log.take() == ["finished true"])
  }

  @Test func `Time advances as far as it is moved`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    stage.show(root)
    await stage.turn()
    animate(root.view, for: 1)
    await stage.advance(by: 0.5)
    #expect(log.take() == [])
    await stage.advance(by: 0.6)
    #expect(log.take() == ["finished true"])
  }

  @Test(arguments: [0, -1, -Double.greatestFiniteMagnitude])
  func `Without a positive number of seconds, the update cycle ends and no time passes`(seconds: Double) async throws {
    let stage = try await Stage.open()
    let root = RecordingViewController("A", log: log, recording: [.viewDidAppear])
    stage.show(root)
    await stage.advance(by: seconds)
    #expect(log.take() == ["A.viewDidAppear(false)"])
    animate(root.view, for: 0.1)
    await stage.advance(by: seconds)
    #expect(log.take() == [])
  }

  @Test func `A second stage opens when the first is deallocated`() async throws {
    var stage: Stage? = try await Stage.open()
    let first = stage?.show(UIViewController())
    stage = nil
    let second = try await Stage.open()
    let window = second.show(UIViewController())
    #expect(window !== first)
    #expect(window.isKeyWindow)
  }

  @Test func `Without a scene the error describes the fix`() {
    #expect(
      StageError.noScene.description
        == "There is no scene to show windows in. Run the tests in a host app that has launched its scene.")
    #expect((StageError.noScene as any Error).localizedDescription == StageError.noScene.description)
  }

  private func animate(_ view: UIView, for duration: TimeInterval) {
    UIView.animate(withDuration: duration, animations: { view.alpha = 0.5 }) { [log] in
      log.note("finished \($0)")
    }
  }
}
