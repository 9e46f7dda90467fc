import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The release of an old interface, and the report if it is not released.
@MainActor
final class RootReleaseTests {
  let simulator: Simulator
  let root = RootContainerViewController()
  let diagnostics: DiagnosticsLog
  var reports: [UnreleasedInterface] { diagnostics.unreleasedInterfaces }

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    diagnostics = DiagnosticsLog()
    root.setInterface(Self.makeInterface("old"), animated: false, completion: nil)
    simulator.show(root)
  }

  private static func makeInterface(_ title: String) -> UIViewController {
    let list = UIViewController()
    list.title = title
    return UINavigationController(rootViewController: list)
  }

  @Test(arguments: [true, false], [true, false])
  func `An old interface is deallocated with all that is in it and over it`(animated: Bool, presents: Bool) async throws
  {
    let leaks = LeakDetector()
    let sheet = UIViewController()
    if presents {
      root.interfaceViewController?.present(sheet, animated: false)
      await simulator.advance(by: .seconds(1))
    }
    for interface in [root.interfaceViewController, presents ? root.presentedViewController : nil] {
      if let interface { leaks.watch(tree: interface) }
    }
    root.setInterface(Self.makeInterface("new"), animated: animated, completion: nil)
    if animated, !presents { #expect(root.children.count == 1) }
    await simulator.settle()
    await simulator.advance(by: .seconds(1))
    // The test's own hold on the sheet.
    withExtendedLifetime(sheet) {}
    #expect(leaks.survivors.allSatisfy { presents && $0.contains("UIViewController") })
    #expect(reports == [])
  }

  @Test func `Under the snapshot the old interface is removed already`() {
    weak let old = root.interfaceViewController
    root.setInterface(Self.makeInterface("new"))
    simulator.advance(by: .milliseconds(50))
    #expect(old == nil)
  }

  @Test func `A retained interface is reported by name`() async throws {
    let held = try #require((root.interfaceViewController as? UINavigationController)?.topViewController)
    root.setInterface(Self.makeInterface("new"), completion: nil)
    await simulator.settle()
    #expect(reports.map(\.survivors) == [["UIViewController \"old\""]])
    #expect(reports.first?.description.contains("Look for a closure") == true)
    withExtendedLifetime(held) {}
  }

  @Test func `Objects that UIKit releases within seconds are not reported`() async throws {
    var held = (root.interfaceViewController as? UINavigationController)?.topViewController
    root.setInterface(Self.makeInterface("new"), animated: false, completion: nil)
    await simulator.advance(by: .seconds(2))
    #expect(held != nil)
    held = nil
    await simulator.settle()
    #expect(reports == [])
  }

  @Test func `Interfaces that are kept on purpose are not reported`() async {
    let kept = root.interfaceViewController
    root.setInterface(
      Self.makeInterface("new"), configuration: RootConfiguration(expectsRelease: false), completion: nil)
    await simulator.settle()
    #expect(reports == [])
    withExtendedLifetime(kept) {}
  }

  @Test func `An interface that has returned is not reported`() async throws {
    let old = try #require(root.interfaceViewController)
    root.setInterface(Self.makeInterface("new"), animated: false, completion: nil)
    root.setInterface(old, animated: false, completion: nil)
    await simulator.settle()
    #expect(reports == [])
  }

  @Test func `A root that is deallocated completes its requests`() async {
    var outcomes: [TransitionOutcome] = []
    weak var weakRoot: UIViewController?
    weak var weakWindow: UIWindow?
    do {
      let root = RootContainerViewController()
      weakRoot = root
      root.setInterface(Self.makeInterface("one"), animated: false, completion: nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      weakWindow = window
      window.rootViewController = root
      window.isHidden = false
      await simulator.advance(by: .milliseconds(16))
      root.interfaceViewController?.present(UIViewController(), animated: false)
      await simulator.advance(by: .seconds(1))
      root.setInterface(Self.makeInterface("two")) { outcomes.append($0) }
      root.setInterface(Self.makeInterface("three")) { outcomes.append($0) }
      window.isHidden = true
      window.rootViewController = nil
    }
    await simulator.advance(by: .seconds(2))
    #expect(weakRoot == nil)
    #expect(weakWindow == nil)
    #expect(outcomes.count == 2)
    #expect(outcomes.first == .superseded)
  }
}
