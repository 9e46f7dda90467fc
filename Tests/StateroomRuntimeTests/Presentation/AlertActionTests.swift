import Simulator
import Stateroom
import Testing
import UIKit

/// Requests that the handler of an alert's action makes, and that cannot be performed immediately.
@MainActor
struct AlertActionTests {
  private enum Step: Hashable { case form, asking, sent }

  private final class Form: UIViewController, LeaveGuarding {
    /// The answer after a second, or `nil` to allow immediately.
    var answer: Bool?

    var leaveDecision: LeaveDecision {
      guard let answer else { return .allow }
      return .ask {
        try? await Task.sleep(for: .seconds(1))
        return answer
      }
    }
  }

  private final class Sender: StateViewController<Step> {
    let form = Form()
    var pause = 0.0
    /// The state that the button of the alert requests.
    var choice = Step.sent
    private(set) var request: TransitionRequest?

    override func viewController(for step: Step) -> UIViewController { step == .sent ? UIViewController() : form }

    override func presentedViewController(for step: Step) -> UIViewController? {
      guard step == .asking else { return nil }
      let alert = UIAlertController(title: "Send?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Send", style: .default) { [weak self] _ in
          guard let self else { return }
          request = transition(to: choice)
        })
      return alert
    }

    override func pacing(of step: Step) -> StatePacing { step == .sent ? StatePacing(showsAfter: pause) : .immediate }
  }

  private let simulator: Simulator
  private let sender = Sender(initialState: .form)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(sender)
    await simulator.settle()
    sender.transition(to: .asking)
    await simulator.settle()
  }

  @Test func `A request that a leave guard allows later is performed`() async throws {
    sender.form.answer = true
    try await simulator.tap("Send")
    await simulator.settle()
    #expect(sender.request?.outcomeIfEnded == .completed)
    #expect(sender.state == .sent && sender.presentedViewController == nil)
  }

  @Test func `If the leave guard refuses it, the state after the dismissal follows`() async throws {
    sender.form.answer = false
    try await simulator.tap("Send")
    await simulator.settle()
    #expect(sender.request?.refusal?.reason == .leaveGuard)
    #expect(sender.state == .form && sender.presentedViewController == nil)
  }

  @Test func `A request that waits for its time is performed`() async throws {
    sender.pause = 0.5
    try await simulator.tap("Send")
    await simulator.settle()
    #expect(sender.request?.outcomeIfEnded == .completed)
    #expect(sender.state == .sent)
  }

  @Test func `A request for the state of the alert presents it again`() async throws {
    sender.choice = .asking
    try await simulator.tap("Send")
    await simulator.settle()
    #expect(sender.request?.outcomeIfEnded == .completed)
    #expect(sender.state == .asking && sender.presentedViewController is UIAlertController)
    sender.choice = .sent
    try await simulator.tap("Send")
    await simulator.settle()
    #expect(sender.state == .sent && sender.presentedViewController == nil)
  }
}
