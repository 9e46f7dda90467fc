import Simulator
import Stateroom
import Testing
import UIKit

/// Paths and archives that lead into what a state presents.
@MainActor
struct PresentationPathTests {
  enum Draft: Hashable, Codable, Sendable { case text, recipients }

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func makeInbox() -> InboxController {
    let inbox = InboxController(initialState: .list)
    inbox.makeSheet = { StateNavigationController(states: [Draft.text]) { _ in UIViewController() } }
    return inbox
  }

  private func draft(in inbox: InboxController) -> StateNavigationController<Draft>? {
    inbox.presentedViewController as? StateNavigationController<Draft>
  }

  @Test(arguments: [true, false])
  func `A path leads into what a state presents`(isAnimated: Bool) {
    let inbox = makeInbox()
    simulator.show(inbox)
    simulator.advance(by: .seconds(1))
    let path = StatePath(Inbox.composing).then(stack: [Draft.text, .recipients])
    let request = inbox.open(path, animated: isAnimated)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.state == .composing)
    #expect(draft(in: inbox)?.states == [.text, .recipients])
    inbox.open(StatePath(Inbox.composing).then(stack: [Draft.text]), animated: isAnimated)
    simulator.advance(by: .seconds(2))
    #expect(draft(in: inbox)?.states == [.text])
  }

  @Test func `A path to a state without a presentation dismisses, and asks the guards`() {
    let inbox = makeInbox()
    let sheet = GuardedSheet()
    inbox.makeSheet = { sheet }
    simulator.show(inbox)
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    sheet.leaveDecision = .refuse
    let refused = inbox.open(StatePath(Inbox.list), animated: true)
    simulator.advance(by: .seconds(1))
    guard case .refused = refused.outcomeIfEnded else { return #expect(Bool(false)) }
    sheet.leaveDecision = .allow
    let request = inbox.open(StatePath(Inbox.list), animated: true)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == nil)
  }

  @Test func `An archive contains what a state presents`() throws {
    let inbox = makeInbox()
    simulator.show(inbox)
    simulator.advance(by: .seconds(1))
    inbox.open(StatePath(Inbox.composing).then(stack: [Draft.text, .recipients]), animated: false)
    simulator.advance(by: .seconds(2))
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(inbox)

    let restored = makeInbox()
    let report = StateRestoration(version: 1, store: store).restore(restored)
    simulator.show(restored)
    simulator.advance(by: .seconds(2))
    #expect(report.dropped.isEmpty, "\(report)")
    #expect(restored.state == .composing)
    #expect(draft(in: restored)?.states == [.text, .recipients])
    restored.presentedViewController?.dismiss(animated: true)
    simulator.advance(by: .seconds(2))
    #expect(restored.state == .list)
  }
}
