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
    #expect(library.presentedViewController?.requestDismissal().refusal?.reason == .noStateAfterDismissal)
    #expect(diagnostics.refusals.map(\.reason) == [.noStateAfterDismissal])
    #expect(library.shown != nil)
  }

  @Test(arguments: [0, 100, 300])
  func `A second request during the dismissal ends with it`(milliseconds: Int) async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .archive).outcome
    _ = await inbox.transition(to: .composing).outcome
    let sheet = try #require(inbox.presentedViewController)
    let first = sheet.requestDismissal()
    await simulator.advance(by: .milliseconds(milliseconds))
    let second = sheet.requestDismissal()
    #expect(inbox.state == .archive && second.outcomeIfEnded == nil)
    await simulator.settle()
    #expect(first.outcomeIfEnded == .completed && second.outcomeIfEnded == .completed)
    #expect(inbox.state == .archive && inbox.shown == nil)
  }

  @Test func `A second request does not dismiss the next sheet`() async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    let sheet = try #require(inbox.presentedViewController)
    let next = inbox.transition(to: .filtering)
    await simulator.advance(by: .milliseconds(100))
    #expect(await sheet.requestDismissal().outcome == .completed)
    #expect(await next.outcome == .completed)
    #expect(inbox.state == .filtering && inbox.shown == "filtering")
  }

  @Test func `A request for a dismissal that does not take place is superseded`() async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .composing).outcome
    let sheet = try #require(inbox.presentedViewController)
    let transition = try #require(inbox.beginInteractiveTransition(to: .archive))
    let request = sheet.requestDismissal()
    #expect(request.outcomeIfEnded == nil)
    transition.cancel()
    await simulator.settle()
    #expect(request.outcomeIfEnded == .superseded)
    #expect(inbox.state == .composing && inbox.shown == "composing")
  }

  @Test func `A second request in a stack, in tabs or in a root ends with the first`() async throws {
    func requestTwice(in host: UIViewController?) async throws {
      let sheet = try #require(host?.presentedViewController)
      let first = sheet.requestDismissal()
      await simulator.advance(by: .milliseconds(50))
      let second = sheet.requestDismissal()
      await simulator.settle()
      #expect(first.outcomeIfEnded == .completed && second.outcomeIfEnded == .completed)
    }
    let library = LibraryController(states: [.shelf, .book(1)])
    await show(library)
    _ = await library.replaceTop(with: .lending(1)).outcome
    try await requestTwice(in: library)
    #expect(library.states == [.shelf, .book(1)])

    let station = StationController(states: StationController.all, initialState: .map)
    await show(station)
    _ = await station.transition(to: .ticket).outcome
    try await requestTwice(in: station)
    #expect(station.state == .map)

    let office = OfficeController(in: .desk)
    let window = UIWindow(frame: UIScreen.main.bounds)
    office.install(in: window)
    window.makeKeyAndVisible()
    await simulator.settle()
    _ = await office.transition(to: .letter).outcome
    try await requestTwice(in: office.rootViewControllers.first)
    #expect(office.state == .desk)
  }

  @Test func `A root whose states no longer exist dismisses the presentation`() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    do {
      let office = OfficeController(in: .desk)
      office.install(in: window)
      window.makeKeyAndVisible()
      await simulator.settle()
      _ = await office.transition(to: .letter).outcome
    }
    let root = try #require(window.rootViewController)
    let request = try #require(root.presentedViewController).requestDismissal()
    #expect(await request.outcome == .completed)
    #expect(root.presentedViewController == nil)
  }

  @Test func `An alert, and a sheet with a delegate of the app, can request their dismissal`() async throws {
    let inbox = InboxController(initialState: .list)
    await show(inbox)
    _ = await inbox.transition(to: .confirming).outcome
    #expect(await inbox.presentedViewController?.requestDismissal().outcome == .completed)
    #expect(inbox.state == .list && inbox.shown == nil)

    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    let delegate = Delegate()
    _ = await inbox.transition(to: .composing).outcome
    let sheet = try #require(inbox.presentedViewController)
    sheet.presentationController?.delegate = delegate
    #expect(await sheet.requestDismissal().outcome == .completed)
    #expect(inbox.state == .list && inbox.shown == nil)
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
