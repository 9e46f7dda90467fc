import Foundation
import Simulator
import Testing
import UIKit

/// Code of the main actor is on the main thread for Foundation, also in tests, whose main thread does not execute it.
@MainActor
struct MainThreadTests {
  @Test func `The thread of the main actor is the main thread`() async {
    #expect(Thread.isMainThread)
    #expect(OperationQueue.current === OperationQueue.main)
    let isMain = await Task.detached { Thread.isMainThread || OperationQueue.current === OperationQueue.main }.value
    #expect(!isMain)
  }

  @Test func `An observer on the main queue is called while the notification is posted`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    controller.view.addSubview(field)
    simulator.show(controller)
    let calls = Calls()
    let observation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { _ in MainActor.assumeIsolated { calls.count += 1 } }
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(calls.count == 1)
    field.becomeFirstResponder()
    await simulator.settle()
    #expect(calls.count == 2)
    NotificationCenter.default.removeObserver(observation)
  }

  @MainActor
  private final class Calls { var count = 0 }
}
