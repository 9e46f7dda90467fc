import Simulator
import Stateroom
import Testing
import UIKit

/// What the states of a root controller present over the windows.
@MainActor
struct RootPresentationTests {
  let simulator: Simulator
  let office = OfficeController(in: .desk)
  let window: UIWindow

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    window = office.install(in: simulator.scene)
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  // MARK: - By Request

  @Test func `A state presents its view controller, and the request ends when it is presented`() {
    let request = office.transition(to: .letter)
    #expect(office.state == .letter && office.log.isEmpty)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil && office.shown == [["desk", "letter"]])
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(office.shown == [["desk", "letter"]] && office.log == [.letter])
    #expect(office.interfaces.count == 1, "the interface remains")
    #expect(office.asked == [.desk, .letter])
  }

  @Test func `Without an animation it is presented immediately`() {
    let request = office.transition(to: .letter, animated: false)
    simulator.advance(by: .milliseconds(60))
    #expect(request.outcomeIfEnded == .completed && office.shown == [["desk", "letter"]])
  }

  @Test func `Over another interface it is presented when the change of the interface is over`() {
    let request = office.transition(to: .tour)
    simulator.advance(by: .milliseconds(150))
    #expect(office.shown == [["tour"]] && request.outcomeIfEnded == nil)
    wait()
    #expect(office.shown == [["tour", "tour"]] && request.outcomeIfEnded == .completed)
  }

  @Test func `Another state dismisses it, and the view controller is released`() {
    office.transition(to: .letter, animated: false)
    wait()
    weak let sheet = office.rootViewControllers[0].presentedViewController
    #expect(sheet != nil)
    let request = office.transition(to: .desk)
    simulator.advance(by: .milliseconds(100))
    #expect(request.outcomeIfEnded == nil && sheet != nil)
    wait()
    #expect(request.outcomeIfEnded == .completed && office.shown == [["desk"]])
    #expect(sheet == nil)
  }

  @Test(arguments: [false, true])
  func `A state with another interface dismisses it`(animated: Bool) {
    office.transition(to: .letter, animated: false)
    wait()
    weak let sheet = office.rootViewControllers[0].presentedViewController
    let request = office.transition(to: .door, animated: animated)
    wait()
    #expect(request.outcomeIfEnded == .completed && office.state == .door)
    #expect(office.shown == [["door"]] && sheet == nil)
    #expect(office.log == [.letter, .door], "the dismissal is not one by the user")
  }

  @Test func `It is dismissed also where other presented view controllers stay`() {
    office.configuration.dismissesPresentedViewControllerOnTransition = false
    office.transition(to: .letter, animated: false)
    wait()
    let request = office.transition(to: .door)
    wait()
    #expect(request.outcomeIfEnded == .completed && office.shown == [["door"]])
  }

  @Test func `One presentation follows the other`() {
    office.transition(to: .letter)
    wait()
    let request = office.transition(to: .memo)
    simulator.advance(by: .milliseconds(100))
    #expect(office.shown == [["desk", "letter"]] && office.state == .memo)
    wait(3)
    #expect(office.shown == [["desk", "memo"]] && request.outcomeIfEnded == .completed)
  }

  @Test func `A newer request supersedes one whose presentation has not begun`() {
    let first = office.transition(to: .tour)
    let second = office.transition(to: .letter)
    wait()
    #expect(first.outcomeIfEnded == .superseded && second.outcomeIfEnded == .completed)
    #expect(office.shown.map(\.last) == ["letter"])
  }

  @Test func `A request during a presentation waits for its end`() {
    let first = office.transition(to: .letter)
    simulator.advance(by: .milliseconds(100))
    let second = office.transition(to: .door)
    wait(4)
    #expect(first.outcomeIfEnded == .completed || first.outcomeIfEnded == .superseded)
    #expect(second.outcomeIfEnded == .completed && office.shown == [["door"]])
  }

  @Test func `A view controller that is returned again remains`() {
    let sheet = UIViewController()
    office.makeSheet = { sheet }
    office.transition(to: .letter, animated: false)
    wait()
    let request = office.transition(to: .memo)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(office.rootViewControllers[0].presentedViewController === sheet && office.shown == [["desk", "memo"]])
  }

  @Test func `A view controller that is returned for another interface is presented there`() {
    let sheet = UIViewController()
    office.makeSheet = { sheet }
    office.transition(to: .letter, animated: false)
    wait()
    let request = office.transition(to: .tour)
    wait(3)
    #expect(request.outcomeIfEnded == .completed && office.log == [.letter, .tour])
    #expect(office.shown == [["tour", "tour"]])
  }

  @Test func `A repeated request ends together with the first one, and presents once`() {
    let first = office.transition(to: .letter)
    let second = office.transition(to: .letter)
    wait()
    #expect(first.outcomeIfEnded == .completed && second.outcomeIfEnded == .completed)
    #expect(office.asked == [.desk, .letter] && office.shown == [["desk", "letter"]])
  }

  @Test func `Setting the interface that is shown keeps what the state presents`() {
    office.transition(to: .letter, animated: false)
    wait()
    let root = office.rootViewControllers[0]
    root.setInterface(office.interfaces[0])
    wait()
    #expect(office.shown == [["desk", "letter"]] && office.state == .letter)
  }

  @Test func `The first state presents when the window appears`() async {
    let office = OfficeController(in: .letter)
    let window = office.install(in: simulator.scene)
    await simulator.settle()
    #expect(office.shown == [["letter", "letter"]])
    withExtendedLifetime(window) {}
  }

  @Test func `A view controller that has another place is refused, and nothing changes`() throws {
    let sheet = UIViewController()
    let parent = UIViewController()
    parent.addChild(sheet)
    office.makeSheet = { sheet }
    let refusal = try #require(office.transition(to: .letter).refusal)
    wait()
    #expect(office.state == .desk && office.shown == [["desk"]])
    #expect(refusal.reason == .childHasAnotherParent)
    #expect(refusal.description.contains("cannot present it. Remove it there first"))
  }

  @Test func `A presentation of the app comes first`() {
    let own = UIViewController()
    own.title = "own"
    office.rootViewControllers[0].present(own, animated: true)
    let request = office.transition(to: .letter)
    wait()
    #expect(office.shown == [["desk", "own"]] && request.outcomeIfEnded == nil)
    own.dismiss(animated: true)
    wait(4)
    #expect(office.shown == [["desk", "letter"]] && request.outcomeIfEnded == .completed)
  }

  // MARK: - By the User

  @Test func `Pulled down, the app is in the state before`() throws {
    office.transition(to: .letter)
    wait()
    try simulator.pullSheet()
    #expect(office.state == .desk && office.shown == [["desk"]] && office.log == [.letter, .desk])
    #expect(office.interfaces.count == 1)
  }

  @Test func `Pulled half-way and released, it remains`() throws {
    office.transition(to: .letter)
    wait()
    try simulator.pullSheet(to: 120)
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
  }

  @Test func `Dismissed by its own code, the app is in the state before`() {
    office.transition(to: .letter)
    wait()
    office.rootViewControllers[0].dismiss(animated: true)
    wait()
    #expect(office.state == .desk && office.shown == [["desk"]])
  }

  @Test func `The state before several presentations is the last that presented nothing`() throws {
    office.transition(to: .letter, animated: false)
    wait()
    office.transition(to: .memo, animated: false)
    wait()
    #expect(office.stateAfterDismissal(of: .memo) == .desk)
    try simulator.pullSheet()
    #expect(office.state == .desk && office.shown == [["desk"]])
  }

  @Test func `Without a state to return to, it stays, or is presented again`() throws {
    office.isDismissalForbidden = true
    office.transition(to: .letter)
    wait()
    try simulator.pullSheet()
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
    office.rootViewControllers[0].dismiss(animated: true)
    wait(4)
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
  }

  @Test func `The button of an alert leads to the state of its handler, or back`() throws {
    office.transition(to: .alarm)
    wait()
    #expect(office.shown == [["desk", "alarm"]])
    try simulator.tap("Leave")
    wait()
    #expect(office.state == .desk && office.shown == [["desk"]])
    office.choice = .door
    office.transition(to: .alarm)
    wait()
    try simulator.tap("Leave")
    wait()
    #expect(office.state == .door && office.shown == [["door"]])
  }

  @Test func `A leave guard inside it refuses a pull and a request`() throws {
    let sheet = GuardedSheet()
    sheet.leaveDecision = .refuse
    office.makeSheet = { sheet }
    office.transition(to: .letter)
    wait()
    try simulator.pullSheet()
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
    let request = office.transition(to: .desk)
    wait()
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
    #expect(request.refusal?.reason == .leaveGuard)
    sheet.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(office.state == .desk && office.shown == [["desk"]])
  }

  @Test func `A leave guard that asks decides about a pull with its answer`() async throws {
    let sheet = GuardedSheet()
    sheet.leaveDecision = .ask { false }
    office.makeSheet = { sheet }
    office.transition(to: .letter)
    wait()
    try simulator.pullSheet()
    await simulator.settle()
    #expect(office.state == .letter && office.shown == [["desk", "letter"]])
    sheet.leaveDecision = .ask { true }
    try simulator.pullSheet()
    await simulator.settle()
    #expect(office.state == .desk && office.shown == [["desk"]])
  }

  // MARK: - Several Windows

  @Test func `Every window presents, and the request ends when the last one has`() {
    let second = office.install(in: simulator.scene)
    wait()
    let request = office.transition(to: .letter)
    wait()
    #expect(office.shown == [["desk", "letter"], ["desk", "letter"]] && request.outcomeIfEnded == .completed)
    #expect(office.log == [.letter])
    office.transition(to: .desk)
    wait()
    #expect(office.shown == [["desk"], ["desk"]])
    withExtendedLifetime(second) {}
  }

  @Test func `A dismissal in one window concerns all of them`() {
    let second = office.install(in: simulator.scene)
    wait()
    office.transition(to: .letter)
    wait()
    office.rootViewControllers[1].dismiss(animated: true)
    wait(3)
    #expect(office.state == .desk && office.shown == [["desk"], ["desk"]])
    withExtendedLifetime(second) {}
  }

  @Test func `The same view controller for two windows is refused`() throws {
    let second = office.install(in: simulator.scene)
    wait()
    let sheet = UIViewController()
    office.makeSheet = { sheet }
    let refusal = try #require(office.transition(to: .letter).refusal)
    wait()
    #expect(office.state == .desk && office.shown == [["desk"], ["desk"]])
    #expect(refusal.reason == .childIsListedTwice)
    withExtendedLifetime(second) {}
  }

  @Test func `A window that is installed later presents as well`() {
    office.transition(to: .letter)
    wait()
    let second = office.install(in: simulator.scene)
    wait()
    #expect(office.shown == [["desk", "letter"], ["letter", "letter"]])
    office.transition(to: .desk)
    wait()
    #expect(office.shown == [["desk"], ["letter"]])
    withExtendedLifetime(second) {}
  }

  // MARK: - Paths, Archives and the End

  @Test(arguments: [false, true])
  func `A path reaches the containers inside it, also over another interface`(isOther: Bool) {
    let stack = StateNavigationController(states: [1]) { _ in UIViewController() }
    office.makeSheet = { stack }
    let request = office.open(StatePath(isOther ? Office.tour : .letter).then(stack: [1, 7]))
    wait(3)
    #expect(request.outcomeIfEnded == .completed && stack.states == [1, 7])
    #expect(office.shown == [isOther ? ["tour", "tour"] : ["desk", "letter"]])
  }

  @Test func `A path to a state without a presentation dismisses, and asks the guards`() {
    let sheet = GuardedSheet()
    office.makeSheet = { sheet }
    office.transition(to: .letter, animated: false)
    wait()
    sheet.leaveDecision = .refuse
    #expect(office.open(StatePath(Office.desk)).refusal?.reason == .leaveGuard)
    sheet.leaveDecision = .allow
    let request = office.open(StatePath(Office.desk))
    wait()
    #expect(request.outcomeIfEnded == .completed && office.shown == [["desk"]])
  }

  @Test func `An archive contains what a state presents`() {
    let make: () -> UIViewController = { StateNavigationController(states: [1]) { _ in UIViewController() } }
    office.makeSheet = make
    office.open(StatePath(Office.letter).then(stack: [1, 7]), animated: false)
    wait()
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(office)
    let restored = OfficeController(in: .desk)
    restored.makeSheet = make
    let window = restored.install(in: simulator.scene)
    let report = StateRestoration(version: 1, store: store).restore(restored)
    wait()
    #expect(report.dropped.isEmpty, "\(report)")
    #expect(restored.state == .letter && restored.shown == [["desk", "letter"]])
    let stack = restored.rootViewControllers[0].presentedViewController as? StateNavigationController<Int>
    #expect(stack?.states == [1, 7])
    withExtendedLifetime(window) {}
  }

  @Test func `A window that is closed no longer takes part in a request`() {
    var second: UIWindow? = office.install(in: simulator.scene)
    wait()
    let request = office.transition(to: .letter)
    second?.isHidden = true
    second = nil
    wait()
    #expect(request.outcomeIfEnded == .completed && office.shown == [["desk", "letter"]])
  }

  @Test func `A controller that is deallocated leaves what it presents to the user`() throws {
    var office: OfficeController? = OfficeController(in: .desk)
    let window = try #require(office?.install(in: simulator.scene))
    wait()
    office?.transition(to: .letter, animated: false)
    wait()
    office = nil
    let root = try #require(window.rootViewController)
    #expect(root.presentedViewController?.title == "letter")
    try simulator.pullSheet()
    #expect(root.presentedViewController == nil)
  }
}
