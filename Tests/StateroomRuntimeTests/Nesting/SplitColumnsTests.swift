import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// State containers in the columns of a split view controller: a stack in the primary one, states in the secondary one.
@MainActor
struct SplitColumnsTests {
  enum Mailbox: Hashable, Codable { case accounts, inbox, archive }
  enum Letter: Hashable, Codable { case none, message(Int) }

  private final class Mailboxes: StateNavigationController<Mailbox> {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(states: [])
      setStack([.accounts], animated: false, completion: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for mailbox: Mailbox) -> UIViewController {
      StrictChild("\(mailbox)") { [note] in note($0) }
    }
  }

  private final class Letters: StateViewController<Letter> {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(initialState: .none)
      title = "Letters"
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for letter: Letter) -> UIViewController {
      StrictChild("\(letter)") { [note] in note($0) }
    }
  }

  private final class Findings {
    var violations: [String] = []
  }

  private let simulator: Simulator
  private let findings = Findings()
  private let checker: ContainmentChecker
  private let split = UISplitViewController(style: .doubleColumn)
  private let mailboxes: Mailboxes
  private let letters: Letters

  init() async {
    simulator = await Simulator.boot(.iPhone15ProMax)
    let findings = findings
    checker = ContainmentChecker { findings.violations.append($0.message) }
    mailboxes = Mailboxes { findings.violations.append($0) }
    letters = Letters { findings.violations.append($0) }
    split.setViewController(mailboxes, for: .primary)
    split.setViewController(letters, for: .secondary)
    simulator.show(split)
    await simulator.settle()
  }

  /// Checks the hierarchy, and returns what was found since the last time.
  private func check() -> [String] {
    if let window = split.view.window { checker.check(window) }
    defer { findings.violations = [] }
    return findings.violations
  }

  private func rotate(to orientation: UIInterfaceOrientation) async {
    simulator.rotate(to: orientation)
    await simulator.settle()
  }

  @Test func `States survive collapsing and expanding`() async {
    #expect(split.isCollapsed)
    #expect(check() == [])
    await rotate(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(check() == [])
    mailboxes.setStack([.accounts, .inbox], animated: true, completion: nil)
    letters.transition(to: .message(7), animated: true)
    await simulator.settle()
    #expect(check() == [])
    await rotate(to: .portrait)
    #expect(split.isCollapsed)
    #expect(mailboxes.states == [.accounts, .inbox])
    #expect(letters.state == .message(7))
    #expect(letters.viewIfLoaded?.window != nil)
    #expect(check() == [])
    letters.transition(to: .message(8), animated: true)
    await simulator.settle()
    await rotate(to: .landscapeLeft)
    #expect(mailboxes.states == [.accounts, .inbox])
    #expect(letters.state == .message(8))
    #expect(mailboxes.viewControllers.count == 2)
    #expect(check() == [])
  }

  @Test func `The back button of a collapsed interface leads to the states of the primary column`() async throws {
    mailboxes.setStack([.accounts, .inbox], animated: false, completion: nil)
    await simulator.settle()
    // A controller without a state is removed by a stack of states. The column keeps it.
    #expect(letters.viewIfLoaded?.window == nil)
    split.show(.secondary)
    await simulator.settle()
    #expect(letters.viewIfLoaded?.window != nil)
    #expect(mailboxes.states == [.accounts, .inbox])
    split.show(.primary)
    await simulator.settle()
    #expect(letters.viewIfLoaded?.window == nil)
    #expect(mailboxes.states == [.accounts, .inbox])
    #expect(check() == [])
  }

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft])
  func `A path leads through the columns`(_ orientation: UIInterfaceOrientation) async {
    await rotate(to: orientation)
    let request = split.open(
      StatePath(stack: [Mailbox.accounts, .archive]).then(Letter.message(3)), animated: false)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
    #expect(mailboxes.states == [.accounts, .archive])
    #expect(letters.state == .message(3))
    let letter = split.open(StatePath(Letter.message(4)), animated: true)
    await simulator.settle()
    #expect(letter.outcomeIfEnded == .completed)
    #expect(letters.state == .message(4))
    #expect(check() == [])
  }

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft])
  func `An archive contains the states of the columns`(_ orientation: UIInterfaceOrientation) async {
    await rotate(to: orientation)
    split.open(StatePath(stack: [Mailbox.accounts, .archive]).then(Letter.message(3)), animated: false)
    await simulator.settle()
    let restoration = StateRestoration(version: 1, store: MemoryStore())
    restoration.save(split)
    mailboxes.setStack([.accounts], animated: false, completion: nil)
    letters.transition(to: .none, animated: false)
    await simulator.settle()
    let report = restoration.restore(split)
    await simulator.settle()
    #expect(report.dropped == [])
    #expect(mailboxes.states == [.accounts, .archive])
    #expect(letters.state == .message(3))
    #expect(check() == [])
  }
}
