import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// Several containers, or the app, that present over the same interface.
@MainActor
struct PresentationOrderTests {
  let simulator: Simulator
  let left = InboxController(initialState: .list)
  let right = InboxController(initialState: .list)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(ContainerViewController(viewControllers: [left, right]))
    await simulator.settle()
  }

  @Test func `Two containers present one after the other`() {
    let first = left.transition(to: .composing, animated: true)
    let second = right.transition(to: .filtering, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(first.outcomeIfEnded == .completed)
    #expect(second.outcomeIfEnded == nil)
    #expect(left.shown == "composing")
    left.presentedViewController?.dismiss(animated: true)
    simulator.advance(by: .seconds(3))
    #expect(left.state == .list)
    #expect(second.outcomeIfEnded == .completed)
    #expect(right.shown == "filtering")
  }

  @Test func `A container waits for what the app presents`() {
    let sheet = UIViewController()
    left.present(sheet, animated: true)
    let request = right.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == nil)
    sheet.dismiss(animated: true)
    simulator.advance(by: .seconds(3))
    #expect(request.outcomeIfEnded == .completed)
    #expect(right.shown == "composing")
  }

  @Test func `A request that waits for its turn can be cancelled`() {
    left.transition(to: .composing, animated: true)
    let request = right.transition(to: .filtering, animated: true)
    simulator.advance(by: .seconds(2))
    request.cancel()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(right.state == .list)
    left.transition(to: .list, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(right.shown == nil)
  }

  @Test func `A newer request supersedes one that waits for its turn`() {
    left.transition(to: .composing, animated: true)
    let request = right.transition(to: .filtering, animated: true)
    simulator.advance(by: .seconds(2))
    let newer = right.transition(to: .list, animated: true)
    #expect(request.outcomeIfEnded == .superseded)
    #expect(newer.outcomeIfEnded == .completed)
  }

  @Test func `A container inside a sheet presents over it, and keeps its state when the sheet is dismissed`() {
    let inner = InboxController(initialState: .list)
    left.makeSheet = { inner }
    left.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(2))
    let request = inner.transition(to: .filtering, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inner.presentedViewController?.title == "filtering")
    left.transition(to: .list, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(left.shown == nil)
    #expect(inner.state == .filtering)
  }

  @Test func `Whatever order the requests have, the screen agrees with the states at rest`() {
    var random = SplitMix64(seed: 14)
    let states: [Inbox] = [.list, .composing, .filtering, .confirming, .archive]
    for _ in 0..<200 {
      let container = random.next() % 2 == 0 ? left : right
      switch random.next() % 8 {
      case 0: container.presentedViewController?.dismiss(animated: random.next() % 2 == 0)
      case 1: simulator.advance(by: .milliseconds(Int(random.next() % 700)))
      default:
        container.transition(to: states[Int(random.next() % 5)], animated: random.next() % 3 != 0)
      }
      if random.next() % 12 == 0 {
        simulator.advance(by: .seconds(4))
        expectAgreement()
      }
    }
    simulator.advance(by: .seconds(4))
    expectAgreement()
  }

  private func expectAgreement() {
    func name(_ state: Inbox) -> String? {
      switch state {
      case .list, .archive: nil
      case .composing, .filtering: "\(state)"
      case .confirming: "Delete?"
      }
    }
    let wanted = [name(left.state), name(right.state)].compactMap(\.self)
    // Only one of the two can present.
    #expect(left.shown.map { wanted.contains($0) } ?? wanted.isEmpty, "\(left.state) \(right.state)")
  }
}
