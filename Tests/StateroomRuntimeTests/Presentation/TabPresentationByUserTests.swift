import Simulator
import Stateroom
import Testing
import UIKit

/// Dismissals of what tabs present, by the user, by the app, and by leave guards.
@MainActor
struct TabPresentationByUserTests {
  let simulator: Simulator
  let station = StationController(states: StationController.all)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(station)
    await simulator.settle()
    station.transition(to: .map, animated: false)
    station.transition(to: .ticket, animated: false)
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  @Test func `A sheet that is pulled down selects the state before`() throws {
    #expect(station.shown == "ticket")
    try simulator.pullSheet()
    #expect(station.state == .map && station.selectedIndex == 1 && station.shown == nil)
    #expect(station.log == [.map, .ticket, .map])
  }

  @Test func `States that present something do not follow a dismissal`() throws {
    station.transition(to: .lounge, animated: false)
    wait(3)
    try simulator.pullSheet()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `A state that has lost its tab does not follow a dismissal`() throws {
    station.setStates([.departures, .ticket], animated: false)
    wait()
    try simulator.pullSheet()
    #expect(station.state == .ticket && station.shown == "ticket")
  }

  @Test func `A pull that ends half-way has no effect`() throws {
    try simulator.pullSheet(to: 120)
    #expect(station.state == .ticket && station.shown == "ticket")
    try simulator.pullSheet()
    #expect(station.state == .map)
  }

  @Test func `A tap next to the sheet changes the state`() throws {
    station.transition(to: .departures, animated: false)
    station.makeSheet = {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      return sheet
    }
    wait()
    try simulator.tap("ticket")
    wait()
    #expect(station.state == .ticket && station.shown == "ticket")
    try simulator.tap(at: CGPoint(x: 160, y: 120))
    wait()
    #expect(station.state == .departures && station.shown == nil)
  }

  @Test func `A dismissal by the app changes the state`() {
    station.presentedViewController?.dismiss(animated: true)
    wait()
    #expect(station.state == .map)
    station.transition(to: .lounge, animated: false)
    wait()
    station.dismiss(animated: false)
    wait()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `The button of an alert changes the state, by its handler or without one`() throws {
    station.transition(to: .help, animated: true)
    wait(3)
    #expect(station.shown == "Call for help?")
    try simulator.tap("Call")
    wait()
    #expect(station.state == .map && station.shown == nil)
    station.choice = .departures
    station.transition(to: .help, animated: true)
    wait()
    try simulator.tap("Call")
    wait()
    #expect(station.state == .departures && station.shown == nil)
  }

  @Test func `A dismissal that the tabs do not allow is undone`() throws {
    station.isDismissalForbidden = true
    try simulator.pullSheet()
    #expect(station.state == .ticket && station.shown == "ticket")
    station.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(station.state == .ticket && station.shown == "ticket")
  }

  @Test func `What covers a sheet is the app's`() {
    let cover = UIViewController()
    station.presentedViewController?.present(cover, animated: false)
    wait(1)
    cover.dismiss(animated: false)
    wait(1)
    #expect(station.state == .ticket && station.shown == "ticket")
    station.presentedViewController?.present(cover, animated: true)
    let request = station.transition(to: .departures, animated: true)
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(station.shown == nil && cover.presentingViewController == nil)
  }

  @Test func `Over the current context, the app's selection of another tab dismisses`() {
    station.transition(to: .map, animated: false)
    wait()
    station.style = .overCurrentContext
    station.transition(to: .lounge, animated: false)
    wait()
    #expect(station.shown == "lounge")
    station.selectedIndex = 0
    wait()
    #expect(station.state == .departures && station.shown == nil)
  }

  @Test func `A state that is requested during a pull waits for its end`() throws {
    let finger = try simulator.beginPullingSheet()
    let request = station.transition(to: .lounge, animated: true)
    simulator.advance(by: .milliseconds(700))
    #expect(request.outcomeIfEnded == nil)
    simulator.touchUp(finger, at: CGPoint(x: 160, y: 90))
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(station.state == .lounge && station.shown == "lounge")
  }

  // MARK: - Leave Guards

  private func showGuarded(_ decision: LeaveDecision, in other: StationController? = nil) -> GuardedSheet {
    let station = other ?? station
    let sheet = GuardedSheet()
    station.transition(to: .map, animated: false)
    wait()
    station.makeSheet = { sheet }
    station.transition(to: .ticket, animated: false)
    wait()
    sheet.leaveDecision = decision
    return sheet
  }

  @Test func `A leave guard of the presented controller can refuse`() throws {
    let sheet = showGuarded(.refuse)
    try simulator.pullSheet()
    #expect(station.state == .ticket && station.presentedViewController === sheet)
    guard case .refused(let refusal) = station.transition(to: .map, animated: true).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(refusal.reason == .leaveGuard)
    station.selectedIndex = 0
    #expect(station.state == .ticket && station.selectedIndex == 2)
    sheet.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `A leave guard in the tab below can refuse`() throws {
    final class GuardedPage: UIViewController, LeaveGuarding {
      var leaveDecision = LeaveDecision.refuse
    }
    let page = GuardedPage()
    station.transition(to: .map, animated: false)
    wait()
    station.makePage = { page }
    station.transition(to: .lounge, animated: false)
    wait()
    try simulator.pullSheet()
    #expect(station.state == .lounge && station.shown == "lounge")
    station.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(station.state == .lounge && station.shown == "lounge")
    page.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `What a tapped tab was to present is released when a callback selects another tab`() throws {
    final class Returning: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tabBarController?.selectedIndex = 0
      }
    }
    let station = StationController(states: StationController.all)
    weak var sheet: UIViewController?
    station.makePage = { Returning() }
    station.makeSheet = {
      let made = UIViewController()
      sheet = made
      return made
    }
    simulator.show(station)
    wait(1)
    try simulator.tap("ticket")
    #expect(station.asked.last == .ticket)
    wait()
    #expect(station.state == .departures && station.shown == nil && sheet == nil)
  }

  @Test func `A request that a leave guard refuses leaves nothing in the tab`() {
    final class GuardedPage: UIViewController, LeaveGuarding {
      var leaveDecision = LeaveDecision.refuse
    }
    let station = StationController(states: StationController.all)
    let page = GuardedPage()
    station.makePage = { page }
    simulator.show(station)
    wait(1)
    station.makePage = { UIViewController() }
    let request = station.transition(to: .ticket, animated: false)
    if case .refused(let refusal)? = request.outcomeIfEnded {
      #expect(refusal.reason == .leaveGuard)
    } else {
      Issue.record("The request was not refused: \(String(describing: request.outcomeIfEnded)).")
    }
    #expect(station.loadedViewController(for: .ticket) == nil)
    page.leaveDecision = .allow
    station.transition(to: .ticket, animated: false)
    wait()
    #expect(station.loadedViewController(for: .ticket) === station.selectedViewController)
    #expect(station.shown == "ticket")
  }

  @Test(arguments: [true, false])
  func `The answer decides whether the sheet remains`(isAllowed: Bool) async throws {
    let sheet = showGuarded(.ask { isAllowed })
    try simulator.pullSheet()
    await simulator.settle()
    #expect(station.state == (isAllowed ? .map : .ticket))
    #expect(station.presentedViewController === (isAllowed ? nil : sheet))
  }

  @Test func `The guards are asked when an outer container removes the tabs`() {
    let station = StationController(states: StationController.all)
    let outer = ContainerViewController(viewControllers: [station])
    simulator.show(outer)
    wait()
    let sheet = showGuarded(.refuse, in: station)
    #expect(outer.presentedViewController === sheet)
    guard case .refused = outer.setViewController(UIViewController(), using: .none).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(outer.children == [station])
  }
}
