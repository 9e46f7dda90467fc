import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Operations on view controllers that enter or leave in the animated operation of an ancestor.
@MainActor
struct NestedEmbeddingTests {
  let simulator: Simulator
  let log = CallbackLog()
  let root = UIViewController()
  let host = UIViewController()
  let other = UIViewController()
  let old: RecordingViewController
  let new: RecordingViewController

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    old = RecordingViewController("old", log: log, recording: .appearance)
    new = RecordingViewController("new", log: log, recording: .appearance)
    simulator.show(root)
    await simulator.settle()
  }

  /// Returns the callbacks of a controller without their flags, and without `viewIsAppearing`.
  private func callbacks(of name: String) -> [String] {
    log.entries.filter { $0.hasPrefix(name + ".") && !$0.contains("viewIsAppearing") }
      .map { String($0.drop { $0 != "." }.dropFirst().prefix { $0 != "(" }) }
  }

  private let once = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  @Test(arguments: [0, 100])
  func `A child of a view controller that leaves disappears once`(milliseconds: Int) async {
    root.embed(host)
    host.embed(old)
    await simulator.settle()
    root.replace(host, with: other, using: .dissolve)
    if milliseconds > 0 { await simulator.advance(by: .milliseconds(milliseconds)) }
    let request = host.replace(old, with: new, using: .dissolve)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
    #expect(callbacks(of: "old") == once)
    #expect(callbacks(of: "new") == [])
    #expect(host.children == [new] && root.children == [other])
    root.replace(other, with: host, using: .dissolve)
    await simulator.settle()
    #expect(callbacks(of: "new") == ["viewWillAppear", "viewDidAppear"])
  }

  @Test func `A child of a view controller that enters appears once`() async {
    root.embed(other)
    host.embed(old)
    await simulator.settle()
    root.replace(other, with: host, using: .dissolve)
    await simulator.advance(by: .milliseconds(100))
    host.embed(new, using: .dissolve)
    host.unembed(old, using: .dissolve)
    await simulator.settle()
    #expect(callbacks(of: "new") == ["viewWillAppear", "viewDidAppear"])
    #expect(callbacks(of: "old") == ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
  }

  @Test func `A motion whose host leaves in another one ends with that one`() async {
    root.embed(host)
    host.embed(old)
    await simulator.settle()
    var order: [String] = []
    host.replace(old, with: new, using: .dissolve) { _ in order.append("inner") }
    await simulator.advance(by: .milliseconds(100))
    root.replace(host, with: other, using: .dissolve) { _ in order.append("outer") }
    await simulator.settle()
    #expect(Set(order) == ["inner", "outer"] && order.count == 2)
    #expect(callbacks(of: "old") == once)
    #expect(callbacks(of: "new") == ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
    #expect(host.children == [new])
    #expect(new.view.superview === host.view && old.view.superview == nil)
    root.embed(host)
    await simulator.settle()
    #expect(callbacks(of: "new").suffix(2) == ["viewWillAppear", "viewDidAppear"])
  }
}
