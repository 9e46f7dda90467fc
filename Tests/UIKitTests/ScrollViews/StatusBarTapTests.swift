import Simulator
import Testing
import UIKit

/// Taps on the status bar.
@MainActor
struct StatusBarTapTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      entries.append("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      entries.append("did at \(Int(scrollView.contentOffset.y))")
    }
  }

  private let log = Log()
  private let root = UIViewController()
  private let statusBar = CGPoint(x: 100, y: 20)

  private func boot(_ device: Device = .iPhone15) async -> (Simulator, UIScrollView) {
    let simulator = await Simulator.boot(device)
    let scrollView = makeScrollView(CGRect(origin: .zero, size: simulator.show(root).bounds.size))
    await simulator.settle()
    return (simulator, scrollView)
  }

  private func makeScrollView(_ frame: CGRect) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: frame.width, height: 5000)
    scrollView.contentOffset.y = 1000
    scrollView.delegate = log
    root.view.addSubview(scrollView)
    return scrollView
  }

  @Test func `A tap scrolls to the top, and the view below receives no touch`() async throws {
    let (simulator, scrollView) = await boot()
    var taps = 0
    scrollView.addGestureRecognizer(UITapGestureRecognizer(_runtimeHandler: { _ in taps += 1 }))
    try await simulator.tap(at: statusBar)
    #expect(scrollView.contentOffset.y > 0)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(log.entries == ["should", "did at 0"])
    #expect(taps == 0)
    // The content is at its top: the touch is that of the view.
    try await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(log.entries.count == 2)
    #expect(taps == 1)
  }

  @Test func `The delegate and the property can prevent it`() async throws {
    let (simulator, scrollView) = await boot()
    log.allows = false
    try await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 1000)
    #expect(log.entries == ["should"])
    scrollView.scrollsToTop = false
    try? await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(log.entries == ["should"])
  }

  @Test func `Two scroll views on an iPhone prevent each other`() async throws {
    let (simulator, scrollView) = await boot()
    let other = makeScrollView(CGRect(x: 0, y: 400, width: 393, height: 300))
    try? await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 1000)
    other.scrollsToTop = false
    try await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(other.contentOffset.y == 1000)
  }

  @Test func `On an iPad, the one that is nearest to the status bar scrolls`() async throws {
    let (simulator, scrollView) = await boot(.iPadPro11)
    scrollView.frame.origin.y = 300
    let upper = makeScrollView(CGRect(x: 0, y: 50, width: 393, height: 200))
    try await simulator.tap(at: CGPoint(x: 100, y: 10))
    await simulator.settle()
    #expect(upper.contentOffset.y == 0)
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func `A touch that moves away does not scroll`() async throws {
    let (simulator, scrollView) = await boot()
    try await simulator.drag(from: statusBar, to: CGPoint(x: 100, y: 300), over: .milliseconds(200))
    await simulator.settle()
    #expect(scrollView.contentOffset.y == 1000)
    #expect(log.entries.isEmpty)
  }

  @Test func `The top is above rows that were not measured`() async throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }
      override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let simulator = await Simulator.boot(.iPhone15)
    let rows = Rows(style: .plain)
    simulator.show(rows)
    await simulator.settle()
    rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    try await simulator.tap(at: statusBar)
    await simulator.settle()
    #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
  }
}
