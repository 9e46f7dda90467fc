import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The events that observers receive from stacks, tabs, pages, and roots.
@MainActor
struct ContainerKindEventTests {
  // MARK: - Stacks

  @Test func `A push and a pop`() async {
    let stage = await NavigationStage()
    let events = EventLines()
    stage.pages.transition(to: .book(1), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(1)])
    #expect(
      events.take() == [
        "PagesController #1: requested shelf → book, animated",
        "PagesController #1: began shelf → shelf, book, animated",
        "PagesController #1: finished, showing shelf, book", "PagesController #1: completed",
      ])
    stage.pages.pop(animated: false, completion: nil)
    stage.expectRest([.shelf])
    #expect(
      events.take() == [
        "PagesController #2: requested shelf, book → shelf", "PagesController #2: began shelf, book → shelf",
        "PagesController #2: finished, showing shelf", "PagesController #2: completed",
      ])
    let diagnostics = DiagnosticsLog()
    stage.pages.pop(animated: false, completion: nil)
    diagnostics.end()
    #expect(events.take().last?.contains("has no view controller below the top") == true)
  }

  @Test func `A swipe that is cancelled, and one that is not`() async throws {
    let stage = await NavigationStage([.shelf, .note])
    stage.pages.toleratesOpenMoves = true
    let events = EventLines()
    try stage.swipe(to: 60)
    stage.expectRest([.shelf, .note])
    #expect(
      events.take() == [
        "PagesController: began shelf, note → shelf, animated", "PagesController: interaction began",
        "PagesController: retargeted to shelf → shelf, note, animated",
        "PagesController: finished, showing shelf, note",
      ])
    try stage.swipe(to: 300)
    stage.expectRest([.shelf])
    #expect(
      events.take() == [
        "PagesController: began shelf, note → shelf, animated", "PagesController: interaction began",
        "PagesController: interaction ended",
        "PagesController: finished, showing shelf",
      ])
  }

  @Test func `UIKit's own calls are requests, and wait for a running push`() async {
    let stage = await NavigationStage()
    let events = EventLines()
    let guest = UIViewController()
    guest.title = "Guest"
    stage.pages.push(.note, animated: true, completion: nil)
    stage.pages.pushViewController(guest, animated: true)
    stage.expectRest([.shelf, .note])
    #expect(
      events.take() == [
        "PagesController #1: requested shelf → shelf, note, animated",
        "PagesController #1: began shelf → shelf, note, animated",
        "PagesController #2: requested shelf, note → shelf, note, UIViewController \"Guest\", animated",
        "PagesController #1: finished, showing shelf, note", "PagesController #1: completed",
        "PagesController #2: began shelf, note → shelf, note, UIViewController \"Guest\", animated",
        "PagesController #2: finished, showing shelf, note, UIViewController \"Guest\"",
        "PagesController #2: completed",
      ])
  }

  // MARK: - Tabs

  @Test(arguments: [false, true])
  func `A tap on a tab, and a request for one`(isSliding: Bool) async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let tabs = SectionsController(states: Section.allCases)
    tabs.isSliding = isSliding
    simulator.show(tabs)
    simulator.commit()
    let events = EventLines()
    let width = tabs.tabBar.bounds.width / CGFloat(tabs.states.count)
    try await simulator.tap(at: tabs.tabBar.convert(CGPoint(x: width * 1.5, y: 20), to: nil))
    await simulator.advance(by: .seconds(2))
    let time = isSliding ? ", 0.35 s" : ""
    #expect(
      events.take() == [
        "SectionsController: began today → search\(time)", "SectionsController: finished, showing search",
      ])
    tabs.transition(to: .settings, animated: true, completion: nil)
    await simulator.advance(by: .seconds(2))
    #expect(
      events.take() == [
        "SectionsController #1: requested search → settings, animated",
        "SectionsController #1: began search → settings\(time)", "SectionsController #1: finished, showing settings",
        "SectionsController #1: completed",
      ])
  }

  @Test func `Tabs that cannot be are a refused request`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let tabs = SectionsController(states: Section.allCases)
    simulator.show(tabs)
    let diagnostics = DiagnosticsLog()
    let events = EventLines()
    tabs.setStates([.today, .today], animated: false)
    tabs.setStates([.today, .search], animated: false)
    tabs.transition(to: .library, animated: false, completion: nil)
    diagnostics.end()
    let refusals = diagnostics.refusals.map { "\($0)" }
    #expect(refusals.count == 2)
    #expect(
      events.take() == [
        "SectionsController #1: requested today, search, library, settings → today, today",
        "SectionsController #1: refused: \(refusals[0])",
        "SectionsController #2: requested today, search, library, settings → today, search",
        "SectionsController #2: completed", "SectionsController #3: requested today → library",
        "SectionsController #3: refused: \(refusals[1])",
      ])
  }

  // MARK: - Pages

  @Test func `A page that the user turns, and one that does not exist`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let pages = StatePageController(pages: ["one", "two"]) { _ in UIViewController() }
    simulator.show(pages)
    await simulator.settle()
    let diagnostics = DiagnosticsLog()
    let events = EventLines()
    let name = "StatePageController<String>"
    pages.goForward(animated: false, completion: nil)
    #expect(
      events.take() == [
        "\(name) #1: requested one → two", "\(name) #1: began one → two", "\(name) #1: finished, showing two",
        "\(name) #1: completed",
      ])
    let finger = try simulator.touchDown(at: CGPoint(x: 40, y: 300))
    for step in 1...10 {
      await simulator.advance(by: .milliseconds(16))
      simulator.move(finger, to: CGPoint(x: 40 + 26 * step, y: 300))
    }
    simulator.touchUp(finger, at: CGPoint(x: 300, y: 300))
    await simulator.settle()
    #expect(
      events.take().filter { !$0.contains("interaction began") && !$0.contains("interaction ended") }.map {
        $0.prefix { $0 != "," }
      } == [
        "\(name) #2: requested two → one", "\(name) #2: began two → one", "\(name) #2: finished",
        "\(name) #2: completed",
      ])
    pages.goBack(animated: false, completion: nil)
    diagnostics.end()
    #expect(events.take().map { $0.prefix(50) }.last?.hasPrefix("\(name) #3: refused") == true)
  }

  // MARK: - Roots

  @Test func `A root reports the switch as a whole`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let roots = RootController(initialState: false) { isSignedIn in
      let interface = UIViewController()
      interface.title = isSignedIn ? "Home" : "Sign In"
      return interface
    }
    let window = roots.install(in: simulator.scene)
    simulator.commit()
    let events = EventLines()
    roots.transition(to: true, completion: nil)
    #expect(
      events.take() == [
        "RootController<Bool> #1: requested false → true, animated",
        "RootController<Bool> #1: began false → true, 0.6 s",
      ])
    await simulator.advance(by: .milliseconds(550))
    #expect(events.take() == [])
    await simulator.advance(by: .seconds(1))
    #expect(
      events.take() == [
        "RootController<Bool> #1: finished, showing true",
        "RootController<Bool> #1: completed",
      ])
    let root = RootContainerViewController()
    root.setInterface(UIViewController(), animated: false)
    window.rootViewController = root
    await simulator.advance(by: .seconds(1))
    _ = events.take()
    root.setInterface(UIViewController(), animated: false)
    #expect(
      events.take() == [
        "RootContainerViewController #3: requested UIViewController → UIViewController",
        "RootContainerViewController #3: began UIViewController → UIViewController",
        "RootContainerViewController #3: finished, showing UIViewController",
        "RootContainerViewController #3: completed",
      ])
    await simulator.advance(by: .seconds(1))
    _ = window
  }
}
