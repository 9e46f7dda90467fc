import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A presented view controller requests its own dismissal, as a Cancel button does.
@MainActor
struct RequestedDismissalTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func show(_ controller: UIViewController) async {
    simulator.show(controller)
    await simulator.settle()
  }

  @Test func `The container shows the state that follows`() async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    let request = try #require(inbox.presentedViewController).requestDismissal()
    #expect(inbox.state == .list)
    #expect(await request.outcome == .completed)
    #expect(inbox.shown == nil)
  }

  @Test func `A view controller inside the presented one can request it`() async throws {
    let inbox = InboxController(initialState: .list)
    let inner = UIViewController()
    inbox.makeSheet = { UINavigationController(rootViewController: inner) }
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    #expect(await inner.requestDismissal().outcome == .completed)
    #expect(inbox.state == .list)
  }

  @Test func `Leave guards are asked`() async throws {
    let inbox = InboxController(initialState: .list)
    let sheet = GuardedSheet()
    sheet.leaveDecision = .refuse
    inbox.makeSheet = { sheet }
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    #expect(sheet.requestDismissal().refusal?.reason == .leaveGuard)
    #expect(inbox.state == .composing && inbox.shown == "composing")
    sheet.leaveDecision = .ask { true }
    #expect(await sheet.requestDismissal().outcome == .completed)
    #expect(inbox.state == .list && inbox.shown == nil)
  }

  @Test func `Stacks, tabs and roots do the same`() async throws {
    let library = LibraryController(states: [.shelf, .book(1)])
    await show(library)
    _ = await library.replaceTop(with: .lending(1)).outcome
    #expect(await library.presentedViewController?.requestDismissal().outcome == .completed)
    #expect(library.states == [.shelf, .book(1)])

    let station = StationController(states: StationController.all, initialState: .map)
    await show(station)
    _ = await station.transition(to: .ticket).outcome
    #expect(await station.presentedViewController?.requestDismissal().outcome == .completed)
    #expect(station.state == .map)

    let office = OfficeController(in: .desk)
    let window = UIWindow(frame: UIScreen.main.bounds)
    office.install(in: window)
    window.makeKeyAndVisible()
    await simulator.settle()
    _ = await office.transition(to: .letter).outcome
    #expect(await office.rootViewControllers.first?.presentedViewController?.requestDismissal().outcome == .completed)
    #expect(office.state == .desk)
  }

  @Test func `If no state follows, the request is refused`() async throws {
    let library = LibraryController(states: [.shelf, .book(1)])
    library.isDismissalForbidden = true
    await show(library)
    _ = await library.replaceTop(with: .lending(1)).outcome
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    #expect(library.presentedViewController?.requestDismissal().refusal?.reason == .edgeIsNotAllowed)
    #expect(library.shown != nil)
  }

  @Test func `What no state declares is not dismissed by it`() async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let own = UIViewController()
    try #require(inbox.presentedViewController).present(own, animated: false)
    #expect(own.requestDismissal().refusal?.reason == .notPresentedByState)
    #expect(inbox.list.requestDismissal().refusal?.reason == .notPresentedByState)
    #expect(own.presentingViewController != nil)
  }
}
