import Simulator
import Stateroom
import Testing
import UIKit

/// Dismissals of what a stack presents, by the user, by the app, and by leave guards; and pops by the user.
@MainActor
struct StackPresentationByUserTests {
  let simulator: Simulator
  let library = LibraryController(initialState: .shelf)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(library)
    await simulator.settle()
    library.push(.book(7), animated: false)
    library.replaceTop(with: .lending(7), animated: false)
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  @Test func `A sheet that is pulled down gives the page its earlier state`() throws {
    let page = library.topViewController
    #expect(library.shown == "lending(7)")
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .book(7)])
    #expect(library.shown == nil && library.topViewController === page)
    #expect(library.log.last == [.shelf, .book(7)])
  }

  @Test func `A page that has always presented is popped`() throws {
    library.setStack([.shelf, .book(7), .scanner], animated: false)
    wait()
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .book(7)])
    #expect(library.viewControllers.count == 2 && library.shown == nil)
    library.setStack([.shelf, .scanner, .lending(1)], animated: false)
    wait()
    try simulator.pullSheet()
    #expect(library.states == [.shelf])
  }

  @Test func `A controller without a state remains below the popped page`() throws {
    library.setStack([.shelf], animated: false)
    let page = UIViewController()
    library.pushViewController(page, animated: false)
    library.push(.scanner, animated: false)
    wait()
    try simulator.pullSheet()
    #expect(library.states == [.shelf] && library.topViewController === page)
  }

  @Test func `A pull that ends half-way has no effect`() throws {
    try simulator.pullSheet(to: 120)
    #expect(library.states == [.shelf, .lending(7)] && library.shown == "lending(7)")
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .book(7)])
  }

  @Test func `A tap next to the sheet changes the stack`() throws {
    library.setStack([.shelf], animated: false)
    library.makeSheet = {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      return sheet
    }
    library.push(.scanner, animated: true)
    wait()
    try simulator.tap(at: CGPoint(x: 160, y: 120))
    wait()
    #expect(library.states == [.shelf] && library.shown == nil)
  }

  @Test func `A dismissal by the app changes the stack`() {
    library.presentedViewController?.dismiss(animated: true)
    wait()
    #expect(library.states == [.shelf, .book(7)])
    library.push(.scanner, animated: false)
    wait()
    library.dismiss(animated: false)
    wait()
    #expect(library.states == [.shelf, .book(7)])
  }

  @Test func `A dismissal during the presentation changes the stack when it ends`() {
    library.setStack([.shelf], animated: false)
    wait()
    let request = library.push(.scanner, animated: true)
    simulator.advance(by: .milliseconds(600))
    #expect(library.shown == "scanner")
    library.dismiss(animated: false)
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.states == [.shelf] && library.shown == nil)
  }

  @Test func `The button of an alert changes the stack, by its handler or without one`() throws {
    library.setStack([.shelf, .book(7)], animated: false)
    wait()
    library.transition(to: .deleting(7), animated: true)
    wait()
    #expect(library.shown == "Delete?")
    try simulator.tap("Delete")
    wait()
    #expect(library.states == [.shelf, .book(7)])
    library.choice = [.shelf]
    library.transition(to: .deleting(7), animated: true)
    wait()
    try simulator.tap("Delete")
    wait()
    #expect(library.states == [.shelf] && library.shown == nil)
  }

  @Test func `A dismissal that the stack does not allow is undone`() throws {
    library.isDismissalForbidden = true
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .lending(7)] && library.shown == "lending(7)")
    library.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(library.states == [.shelf, .lending(7)] && library.shown == "lending(7)")
  }

  @Test func `The root cannot be dismissed`() throws {
    library.setStack([.scanner], animated: false)
    wait()
    try simulator.pullSheet()
    #expect(library.states == [.scanner] && library.shown == "scanner")
  }

  @Test func `What covers a sheet is the app's`() {
    let cover = UIViewController()
    library.presentedViewController?.present(cover, animated: false)
    wait(1)
    cover.dismiss(animated: false)
    wait(1)
    #expect(library.states == [.shelf, .lending(7)] && library.shown == "lending(7)")
    library.presentedViewController?.present(cover, animated: true)
    let request = library.setStack([.shelf], animated: true)
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == nil && cover.presentingViewController == nil)
  }

  @Test func `A stack that is requested during a pull waits for its end`() throws {
    let finger = try simulator.beginPullingSheet()
    let request = library.push(.scanner, animated: true)
    simulator.advance(by: .milliseconds(700))
    #expect(request.outcomeIfEnded == nil)
    simulator.touchUp(finger, at: CGPoint(x: 160, y: 90))
    wait(3)
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.states == [.shelf, .lending(7), .scanner] && library.shown == "scanner")
  }

  // MARK: - The Back Button and the Swipe

  /// Shows a stack in which a pop by the user reveals a state that presents something.
  private func showCovered() {
    library.setStack([.shelf, .scanner, .book(1)], animated: false)
    wait()
  }

  @Test func `The back button reveals a state that presents something`() throws {
    showCovered()
    #expect(library.shown == nil)
    try simulator.tap(at: CGPoint(x: 20, y: 42))
    wait()
    #expect(library.states == [.shelf, .scanner] && library.shown == "scanner")
    #expect(library.asked.filter { $0 == .scanner }.count == 1)
  }

  @Test func `A finished swipe presents, and a cancelled one does not`() throws {
    showCovered()
    let finger = try simulator.touchDown(at: CGPoint(x: 2, y: 300))
    for x in stride(from: 10, through: 100, by: 10) {
      simulator.move(finger, to: CGPoint(x: CGFloat(x), y: 300))
      simulator.advance(by: .milliseconds(30))
    }
    #expect(library.shown == nil)
    simulator.advance(by: .seconds(1))
    simulator.touchUp(finger, at: CGPoint(x: 4, y: 300))
    wait()
    #expect(library.states == [.shelf, .scanner, .book(1)] && library.shown == nil)
    try simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: .milliseconds(300))
    wait()
    #expect(library.states == [.shelf, .scanner] && library.shown == "scanner")
  }

  // MARK: - Leave Guards

  private func showGuarded(_ decision: LeaveDecision, in other: LibraryController? = nil) -> GuardedSheet {
    let library = other ?? library
    let sheet = GuardedSheet()
    library.setStack([.shelf], animated: false)
    wait()
    library.makeSheet = { sheet }
    library.push(.scanner, animated: false)
    wait()
    sheet.leaveDecision = decision
    return sheet
  }

  @Test func `A leave guard of the presented controller can refuse`() throws {
    let sheet = showGuarded(.refuse)
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .scanner] && library.presentedViewController === sheet)
    for request in [library.pop(animated: true), library.push(.book(1), animated: true)] {
      guard case .refused(let refusal) = request.outcomeIfEnded else { return #expect(Bool(false)) }
      #expect(refusal.reason == .leaveGuard)
    }
    #expect(library.popViewController(animated: true) == nil)
    sheet.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(library.states == [.shelf] && library.shown == nil)
  }

  @Test func `A leave guard of the page below can refuse`() throws {
    final class GuardedPage: UIViewController, LeaveGuarding {
      var leaveDecision = LeaveDecision.refuse
    }
    let page = GuardedPage()
    library.setStack([.shelf], animated: false)
    library.makePage = { page }
    library.push(.scanner, animated: false)
    wait()
    try simulator.pullSheet()
    #expect(library.states == [.shelf, .scanner] && library.shown == "scanner")
    library.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(library.states == [.shelf, .scanner] && library.shown == "scanner")
    page.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(library.states == [.shelf] && library.shown == nil)
  }

  @Test func `If the answer allows it, the stack dismisses the sheet`() async throws {
    let sheet = showGuarded(.ask { true })
    try simulator.pullSheet()
    await simulator.settle()
    #expect(library.states == [.shelf] && library.shown == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `If the answer refuses it, the sheet remains`() async throws {
    let sheet = showGuarded(.ask { false })
    try simulator.pullSheet()
    await simulator.settle()
    #expect(library.states == [.shelf, .scanner] && library.presentedViewController === sheet)
    let request = library.pop(animated: true)
    await simulator.settle()
    guard case .refused = request.outcomeIfEnded else { return #expect(Bool(false)) }
  }

  @Test func `The guards are asked when an outer container removes the stack`() {
    let library = LibraryController(initialState: .shelf)
    let outer = ContainerViewController(viewControllers: [library])
    simulator.show(outer)
    wait()
    let sheet = showGuarded(.refuse, in: library)
    #expect(outer.presentedViewController === sheet)
    guard case .refused = outer.setViewController(UIViewController(), using: .none).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(outer.children == [library])
  }
}
