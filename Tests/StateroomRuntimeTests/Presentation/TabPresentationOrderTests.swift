import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// Tabs and another container, or the app, that present over the same interface; paths and archives.
@MainActor
struct TabPresentationOrderTests {
  enum Fare: Hashable, Codable, Sendable { case classes, seats }

  let simulator: Simulator
  let station = StationController(states: StationController.all)
  let inbox = InboxController(initialState: .list)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(ContainerViewController(viewControllers: [inbox, station]))
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  @Test func `Tabs and another container present one after the other`() {
    let first = inbox.transition(to: .composing, animated: true)
    let second = station.transition(to: .ticket, animated: true)
    wait()
    #expect(first.outcomeIfEnded == .completed && second.outcomeIfEnded == nil)
    #expect(station.shown == "composing" && station.state == .ticket)
    inbox.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(inbox.state == .list)
    #expect(second.outcomeIfEnded == .completed && station.shown == "ticket")
  }

  @Test func `A selection that waits for its turn can be cancelled, which selects the tab before`() {
    inbox.transition(to: .composing, animated: true)
    let request = station.transition(to: .ticket, animated: true)
    wait()
    request.cancel()
    wait()
    #expect(request.outcomeIfEnded == .cancelled && station.state == .departures)
    inbox.transition(to: .list, animated: true)
    wait(3)
    #expect(station.shown == nil && station.selectedIndex == 0)
  }

  @Test func `A cancelled selection returns to a tab without a state`() {
    let other = UIViewController()
    station.viewControllers = (station.viewControllers ?? []) + [other]
    station.selectedViewController = other
    inbox.transition(to: .composing, animated: false)
    wait()
    let request = station.transition(to: .ticket, animated: true)
    wait()
    request.cancel()
    wait()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(station.state == nil && station.selectedViewController === other)
  }

  @Test func `A newer request supersedes one that waits for its turn`() {
    inbox.transition(to: .composing, animated: true)
    let request = station.transition(to: .ticket, animated: true)
    wait()
    let newer = station.transition(to: .map, animated: true)
    wait()
    #expect(request.outcomeIfEnded == .superseded && newer.outcomeIfEnded == .completed)
  }

  @Test func `Whatever order the requests have, the screen agrees with the state at rest`() {
    var random = SplitMix64(seed: 14)
    func platform() -> Platform { StationController.all[Int(random.next() % 5)] }
    for step in 0..<400 {
      let isAnimated = random.next() % 3 != 0
      switch random.next() % 12 {
      case 0: station.presentedViewController?.dismiss(animated: isAnimated)
      case 1, 2: simulator.advance(by: .milliseconds(Int(random.next() % 700)))
      case 3: inbox.transition(to: random.next() % 2 == 0 ? .list : .composing, animated: isAnimated)
      case 4: station.selectedIndex = Int(random.next() % 5)
      case 5: station.setStates(Array(StationController.all.dropLast(Int(random.next() % 2))), animated: isAnimated)
      case 6: station.transition(to: platform(), animated: isAnimated).cancel()
      default: station.transition(to: platform(), animated: isAnimated)
      }
      if step % 10 == 9 {
        wait(6)
        expectAgreement()
      }
    }
    inbox.transition(to: .list, animated: true)
    station.transition(to: .map, animated: true)
    wait(6)
    #expect(station.shown == nil && station.state == .map)
  }

  private func expectAgreement() {
    let title: String? =
      switch station.state {
      case .ticket, .lounge: station.state.map { "\($0)" }
      case .help: "Call for help?"
      default: nil
      }
    let wanted = [title, inbox.state == .composing ? "composing" : nil].compactMap(\.self)
    // Only one of the two can present.
    #expect(
      station.shown.map { wanted.contains($0) } ?? wanted.isEmpty,
      "\(String(describing: station.state)) \(inbox.state) \(station.shown ?? "nothing")")
    #expect(
      !station.isTransitioning && station.state.map { station.states.firstIndex(of: $0) } == station.selectedIndex)
  }

  // MARK: - Paths and Archives

  private func makeStation() -> StationController {
    let station = StationController(states: StationController.all)
    station.makeSheet = { StateNavigationController(states: [Fare.classes]) { _ in UIViewController() } }
    return station
  }

  private func fares(in station: StationController) -> StateNavigationController<Fare>? {
    station.presentedViewController as? StateNavigationController<Fare>
  }

  @Test(arguments: [true, false])
  func `A path leads into what tabs present`(isAnimated: Bool) {
    let station = makeStation()
    simulator.show(station)
    wait(1)
    let path = StatePath(Platform.ticket).then(stack: [Fare.classes, .seats])
    let request = station.open(path, animated: isAnimated)
    wait()
    #expect(request.outcomeIfEnded == .completed && station.state == .ticket)
    #expect(fares(in: station)?.states == [.classes, .seats])
    station.open(StatePath(Platform.ticket).then(stack: [Fare.classes]), animated: isAnimated)
    wait()
    #expect(fares(in: station)?.states == [.classes])
  }

  @Test func `A path to a state without a presentation dismisses, and asks the guards`() {
    let station = makeStation()
    let sheet = GuardedSheet()
    station.makeSheet = { sheet }
    simulator.show(station)
    station.transition(to: .ticket, animated: false)
    wait()
    sheet.leaveDecision = .refuse
    let refused = station.open(StatePath(Platform.map), animated: true)
    wait()
    guard case .refused = refused.outcomeIfEnded else { return #expect(Bool(false)) }
    sheet.leaveDecision = .allow
    let request = station.open(StatePath(Platform.map), animated: true)
    wait()
    #expect(request.outcomeIfEnded == .completed && station.shown == nil)
  }

  @Test func `An archive contains what tabs present`() throws {
    let station = makeStation()
    simulator.show(station)
    wait(1)
    station.open(StatePath(Platform.ticket).then(stack: [Fare.classes, .seats]), animated: false)
    wait()
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(station)

    let restored = makeStation()
    let report = StateRestoration(version: 1, store: store).restore(restored)
    simulator.show(restored)
    wait()
    #expect(report.dropped.isEmpty, "\(report)")
    #expect(restored.state == .ticket)
    #expect(fares(in: restored)?.states == [.classes, .seats])
    restored.presentedViewController?.dismiss(animated: true)
    wait()
    #expect(restored.state == .departures)
  }

  @Test func `The archived content of a state that presents is restored when its tab is first selected`() throws {
    final class FareTabs: StateTabBarController<Platform> {
      override func viewController(for state: Platform) -> UIViewController {
        StateNavigationController(initialState: Fare.classes) { _ in UIViewController() }
      }
      override func presentedViewController(for state: Platform) -> UIViewController? {
        state == .ticket ? UIViewController() : nil
      }
      func fares(of state: Platform) -> StateNavigationController<Fare>? {
        loadedViewController(for: state) as? StateNavigationController<Fare>
      }
    }
    let tabs = FareTabs(states: [.departures, .ticket])
    simulator.show(tabs)
    tabs.transition(to: .ticket, animated: false)
    wait()
    try #require(tabs.fares(of: .ticket)).push(.seats, animated: false)
    tabs.transition(to: .departures, animated: false)
    wait()
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(tabs)

    let restored = FareTabs(states: [.departures, .ticket])
    let report = StateRestoration(version: 1, store: store).restore(restored)
    simulator.show(restored)
    wait()
    #expect(report.dropped.isEmpty, "\(report)")
    #expect(restored.state == .departures && restored.fares(of: .ticket) == nil)
    restored.transition(to: .ticket, animated: false)
    wait()
    #expect(restored.fares(of: .ticket)?.states == [.classes, .seats])
    #expect(restored.presentedViewController != nil)
  }
}
