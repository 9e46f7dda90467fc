import Simulator
import Stateroom
import Testing
import UIKit

/// What the selected state of tabs presents, and the outcomes of requests.
@MainActor
struct TabPresentationTests {
  let simulator: Simulator
  let station = StationController(states: StationController.all)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(station)
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  private func tap(_ tab: Platform) throws {
    try simulator.tap("\(tab)")
    wait()
  }

  @Test func `A selected state presents its view controller, and the request ends when it is presented`() {
    let request = station.transition(to: .ticket, animated: true)
    #expect(station.state == .ticket)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil && station.shown == "ticket")
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(station.shown == "ticket" && !station.isTransitioning)
    #expect(station.asked == [.departures, .ticket] && station.log == [.ticket])
  }

  @Test func `Without an animation it is presented immediately`() {
    let request = station.transition(to: .ticket, animated: false)
    simulator.advance(by: .milliseconds(60))
    #expect(request.outcomeIfEnded == .completed && station.shown == "ticket")
  }

  @Test func `It is presented when the transition between the tabs is over`() {
    final class SlidingTabs: StateTabBarController<Platform> {
      override func viewController(for state: Platform) -> UIViewController { UIViewController() }
      override func preferredTransition(from oldState: Platform, to newState: Platform) -> ContainerTransition? {
        .slide(from: .right)
      }
      override func presentedViewController(for state: Platform) -> UIViewController? {
        state == .ticket ? UIViewController() : nil
      }
    }
    let tabs = SlidingTabs(states: [.departures, .ticket])
    simulator.show(tabs)
    wait(1)
    let request = tabs.transition(to: .ticket, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(tabs.isTransitioning && tabs.presentedViewController == nil)
    wait()
    #expect(request.outcomeIfEnded == .completed && tabs.presentedViewController != nil)
    let back = tabs.transition(to: .departures, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(tabs.presentedViewController?.transitionCoordinator != nil, "both begin together")
    wait()
    #expect(back.outcomeIfEnded == .completed && tabs.presentedViewController == nil)
  }

  @Test func `A tap on a tab presents what its state declares`() throws {
    try tap(.ticket)
    #expect(station.state == .ticket && station.shown == "ticket")
    #expect(station.asked.filter { $0 == .ticket }.count == 1)
  }

  @Test func `The app's own selection presents, and dismisses`() {
    station.selectedIndex = 2
    wait()
    #expect(station.state == .ticket && station.shown == "ticket")
    station.selectedViewController = station.viewControllers?[1]
    wait()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `Another state dismisses it, and the view controller is released`() {
    station.transition(to: .ticket, animated: false)
    wait()
    weak let sheet = station.presentedViewController
    let request = station.transition(to: .map, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil && sheet != nil)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(station.shown == nil && sheet == nil)
  }

  @Test func `One presentation follows the other`() {
    station.transition(to: .ticket, animated: true)
    wait()
    let request = station.transition(to: .lounge, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(station.shown == "ticket" && station.state == .lounge)
    wait(3)
    #expect(station.shown == "lounge" && request.outcomeIfEnded == .completed)
  }

  @Test func `A view controller that two states present remains`() {
    let sheet = UIViewController()
    station.makeSheet = { sheet }
    station.transition(to: .ticket, animated: false)
    wait()
    let request = station.transition(to: .lounge, animated: true)
    #expect(request.outcomeIfEnded == .completed && !sheet.isBeingDismissed)
    wait()
    #expect(station.presentedViewController === sheet && station.shown == "lounge")
  }

  @Test func `A presentation that has begun is completed, and the newest state follows`() {
    let first = station.transition(to: .ticket, animated: false)
    simulator.advance(by: .milliseconds(1))
    let second = station.transition(to: .lounge, animated: true)
    let third = station.transition(to: .map, animated: true)
    let fourth = station.transition(to: .departures, animated: true)
    wait(4)
    #expect(first.outcomeIfEnded == .completed)
    #expect(second.outcomeIfEnded == .superseded)
    #expect(third.outcomeIfEnded == .completed, "its tab was selected, and its dismissal is also the last one's")
    #expect(fourth.outcomeIfEnded == .completed)
    #expect(station.shown == nil && station.state == .departures)
  }

  @Test func `A state that is selected again keeps its view controller`() {
    station.transition(to: .ticket, animated: true)
    wait()
    let sheet = station.presentedViewController
    let request = station.transition(to: .ticket, animated: true)
    #expect(request.outcomeIfEnded == .completed)
    station.setStates([.map, .ticket], animated: false)
    wait()
    #expect(sheet != nil && station.presentedViewController === sheet)
    station.setStates([.map], animated: false)
    wait()
    #expect(station.state == .map && station.shown == nil)
  }

  @Test func `Off the screen nothing is presented, and no request waits`() {
    let station = StationController(states: StationController.all)
    let request = station.transition(to: .ticket, animated: true)
    #expect(request.outcomeIfEnded == .completed)
    simulator.show(station)
    wait(1)
    #expect(station.shown == "ticket")
  }

  @Test func `The initial state can present as well, and cannot be dismissed`() {
    let station = StationController(states: StationController.all, initialState: .ticket)
    #expect(station.asked == [.ticket])
    simulator.show(station)
    wait(1)
    #expect(station.shown == "ticket" && station.stateAfterDismissal(of: .ticket) == nil)
    station.dismiss(animated: false)
    wait(3)
    #expect(station.state == .ticket && station.shown == "ticket")
  }

  @Test func `Full screen, the tabs disappear and return`() {
    station.style = .fullScreen
    station.transition(to: .ticket, animated: true)
    wait()
    #expect(station.viewIfLoaded?.window == nil)
    let request = station.transition(to: .lounge, animated: true)
    wait(3)
    #expect(request.outcomeIfEnded == .completed && station.shown == "lounge")
    let last = station.transition(to: .map, animated: true)
    wait(3)
    #expect(last.outcomeIfEnded == .completed && station.shown == nil)
    #expect(station.viewIfLoaded?.window != nil)
  }

  @Test func `Tabs that are removed dismiss what their state presents`() {
    let station = StationController(states: StationController.all)
    let outer = ContainerViewController(viewControllers: [station])
    simulator.show(outer)
    station.transition(to: .ticket, animated: false)
    wait()
    #expect(outer.presentedViewController != nil)
    outer.setViewController(UIViewController(), using: .none)
    wait()
    #expect(outer.presentedViewController == nil)
    outer.setViewController(station, using: .none)
    wait()
    #expect(outer.presentedViewController?.title == "ticket")
  }

  @Test(arguments: [10, 100, 300, 700])
  func `Tabs that are deallocated dismiss it and cancel their requests`(milliseconds: Int) {
    var station: StationController? = StationController(states: StationController.all)
    let outer = UIViewController()
    simulator.show(outer)
    if let station {
      outer.addChild(station)
      outer.view.addSubview(station.view)
      station.didMove(toParent: outer)
    }
    wait(1)
    let request = station?.transition(to: .ticket, animated: true)
    simulator.advance(by: .milliseconds(milliseconds))
    station?.willMove(toParent: nil)
    station?.view.removeFromSuperview()
    station?.removeFromParent()
    station = nil
    wait(3)
    #expect(outer.presentedViewController == nil)
    #expect(request?.outcomeIfEnded != nil)
  }

  @Test func `A view controller that cannot be presented is refused`() throws {
    let child = UIViewController()
    let parent = UIViewController()
    parent.addChild(child)
    station.makeSheet = { child }
    for request in [
      station.transition(to: .ticket, animated: true), station.open(StatePath(Platform.ticket), animated: true),
    ] {
      guard case .refused(let refusal) = request.outcomeIfEnded else { return #expect(Bool(false)) }
      #expect(refusal.reason == .childHasAnotherParent)
      #expect(refusal.description.contains("cannot present it. Remove it there first"))
      #expect(station.state == .departures)
    }
    try tap(.ticket)
    #expect(station.state == .departures && station.shown == nil)
    let page = UIViewController()
    (station.makePage, station.makeSheet) = ({ page }, { page })
    guard case .refused(let refusal) = station.transition(to: .lounge, animated: true).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(refusal.reason == .childIsListedTwice)
  }

  @Test func `A request that is made when the view controller is requested supersedes the outer one`() throws {
    var inner: TransitionRequest?
    station.makeSheet = { [station] in
      inner = inner ?? station.transition(to: .map, animated: false)
      return UIViewController()
    }
    let outer = station.transition(to: .ticket, animated: true)
    wait()
    #expect(outer.outcomeIfEnded == .superseded && inner?.outcomeIfEnded == .completed)
    #expect(station.state == .map && station.shown == nil)
    station.makeSheet = { [station] in
      station.transition(to: .departures, animated: false)
      return UIViewController()
    }
    try tap(.ticket)
    #expect(station.state == .departures && station.selectedIndex == 0 && station.shown == nil)
  }

  @Test func `A tab without a state presents nothing`() {
    station.transition(to: .ticket, animated: false)
    wait()
    let other = UIViewController()
    station.viewControllers = (station.viewControllers ?? []) + [other]
    station.selectedViewController = other
    wait()
    #expect(station.state == nil && station.shown == nil)
    station.transition(to: .ticket, animated: true)
    wait()
    #expect(station.shown == "ticket" && station.stateAfterDismissal(of: .ticket) == nil)
  }
}
