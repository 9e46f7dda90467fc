import Foundation
import Simulator
import Testing
import UIKit

/// Two recordings of the same short flow, of which one differs in one respect.
@MainActor
struct FlowComparisonTests {
  private final class Card: UIViewController {
    private let text: String

    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
      label.text = text
      view.addSubview(label)
    }
  }

  private struct Flow {
    var states = ["home", "list"]
    var texts = ["home": "Home", "list": "List"]
    var motion = "dissolve"
    var duration = 0.3
    var extra = 0
    var title = "Flow"
  }

  /// Plays a flow on a device of its own. Each state is a card that moves in from the right.
  private func record(_ flow: Flow = Flow()) async -> FlowReport {
    let simulator = await Simulator.boot(.iPhoneSE)
    let root = UIViewController()
    // Other tests create view controllers at the same time.
    let recorder = FlowRecorder(simulator, within: root)
    simulator.show(root)
    // View controllers that only change the numbers of others.
    for _ in 0..<flow.extra {
      let card = Card("unused")
      root.addChild(card)
      card.didMove(toParent: root)
      card.loadViewIfNeeded()
      card.willMove(toParent: nil)
      card.removeFromParent()
    }
    var shown = "start"
    for state in flow.states {
      let id = recorder.transitionWasRequested(in: "Root", from: shown, to: state)
      recorder.transitionWillBegin(id, using: flow.motion)
      let card = Card(flow.texts[state] ?? "")
      root.addChild(card)
      card.view.frame = root.view.bounds.offsetBy(dx: 375, dy: 0)
      root.view.addSubview(card.view)
      UIView.animate(withDuration: flow.duration, delay: 0, options: .curveLinear) { card.view.frame.origin.x = 0 }
      await simulator.advance(by: .seconds(flow.duration))
      card.didMove(toParent: root)
      recorder.transitionDidEnd(id, outcome: "completed")
      await simulator.advance(by: .seconds(1))
      shown = state
    }
    recorder.stop()
    let report = FlowReport(title: flow.title, recorder: recorder)
    simulator.removeWindow()
    return report
  }

  private func compare(_ after: Flow, from before: Flow = Flow()) async -> FlowComparison {
    let (before, after) = (await record(before), await record(after))
    return FlowComparison(before: before, after: after)
  }

  @Test func `Two recordings of the same flow have no differences`() async {
    let comparison = await compare(Flow(title: "Another title"))
    #expect(comparison.isEmpty)
    #expect(comparison.text == "comparison: no differences in 2 transitions")
    #expect(comparison.html().contains("No differences."))
  }

  @Test func `A change of a screen is explained by its texts, in the transitions that show it`() async {
    let comparison = await compare(Flow(texts: ["home": "Home", "list": "Inbox"]))
    #expect(!comparison.isEmpty)
    #expect(comparison.summary == "comparison: 1 changed, 0 added, 0 removed, 1 the same")
    #expect(comparison.text.contains("~ 2. Root: home → list\n    screens: "))
    #expect(comparison.text.contains("- List\n      + Inbox"))
    #expect(!comparison.text.contains("callbacks:"))
  }

  @Test func `A change of the motion and of the duration is listed`() async {
    let comparison = await compare(Flow(motion: "push", duration: 0.5))
    #expect(comparison.text.contains("    motion: dissolve → push\n    duration: 0.300 s → 0.500 s\n"))
    #expect(comparison.summary == "comparison: 2 changed, 0 added, 0 removed, 0 the same")
  }

  @Test func `A new transition is added, and the others still correspond`() async {
    let comparison = await compare(Flow(states: ["home", "list", "detail"]))
    #expect(comparison.text.contains("+ 3. Root: list → detail: a new transition"))
    #expect(comparison.summary == "comparison: 0 changed, 1 added, 0 removed, 2 the same")
  }

  @Test func `A transition that is missing is removed`() async {
    let comparison = await compare(Flow(), from: Flow(states: ["home", "list", "detail"]))
    #expect(comparison.text.contains("- 3. Root: list → detail: no longer a transition"))
  }

  @Test func `Callbacks that differ are listed, and other numbers are no difference`() async {
    let comparison = await compare(Flow(extra: 1))
    #expect(comparison.differences(in: "callbacks") == 0)
    #expect(comparison.text.contains("~ Start, callbacks:"))
    #expect(comparison.text.contains("+ Card#1 viewDidLoad"))
    #expect(comparison.summary.hasSuffix("2 the same; the callbacks at the start differ"))
  }

  @Test func `The pages of two reports give the same comparison as the reports`() async throws {
    let before = await record()
    let after = await record(Flow(texts: ["home": "</script> & \"more\"", "list": "List"]))
    let comparison = FlowComparison(before: before, after: after)
    let pages = try FlowComparison(beforePage: before.html(), afterPage: after.html())
    #expect(pages.text == comparison.text && pages.html() == comparison.html())
    #expect(pages.text.contains("+ </script> & \"more\""))
  }

  @Test func `The page contains every image that it shows`() async {
    let page = await compare(Flow(texts: ["home": "House", "list": "List"])).html()
    let pieces = Set(page.matches(of: /<g id="(p\d+)"/).map(\.1))
    let shown = page.matches(of: /data-picture="(\w+)"/).map(\.1)
    #expect(shown.count >= 4)
    let parts = page.matches(of: /<use href="#(\w+)"/).map(\.1)
    #expect(Set(shown + parts).subtracting(pieces).isEmpty)
    #expect(page.contains("House") && page.contains("Home"))
  }

  @Test(arguments: [
    "", "<html></html>", "<script type=\"application/json\" id=\"recording\">{}</script>",
    "<script type=\"application/json\" id=\"recording\">nonsense",
  ])
  func `A page that is not a report is refused`(_ page: String) async {
    let report = await record()
    #expect {
      try FlowComparison(beforePage: page, afterPage: report.html())
    } throws: {
      "\($0)".hasPrefix("The report before cannot be compared. ")
    }
  }
}

extension FlowComparison {
  /// The number of lines that begin the differences of one kind.
  fileprivate func differences(in kind: String) -> Int {
    text.split(separator: "\n").count { $0 == "    \(kind):" }
  }
}
