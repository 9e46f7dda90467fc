import Simulator
import Stateroom
import Testing
import UIKit

/// Dismissals by the user, by the app, and by leave guards.
@MainActor
struct PresentationByUserTests {
  let simulator: Simulator
  let inbox = InboxController(initialState: .list)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(inbox)
    await simulator.settle()
    inbox.transition(to: .composing, animated: false)
    await simulator.settle()
  }

  @Test func `A sheet that is pulled down changes the state`() throws {
    try simulator.pullSheet()
    #expect(inbox.state == .list)
    #expect(inbox.shown == nil)
    #expect(inbox.log.last == "composing to list at once")
  }

  @Test func `A pull that ends half-way has no effect`() throws {
    try simulator.pullSheet(to: 120)
    #expect(inbox.state == .composing)
    #expect(inbox.shown == "composing")
    try simulator.pullSheet()
    #expect(inbox.state == .list)
  }

  @Test func `A dismissal by the app changes the state`() {
    inbox.presentedViewController?.dismiss(animated: true)
    simulator.advance(by: .seconds(2))
    #expect(inbox.state == .list)
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    inbox.dismiss(animated: false)
    simulator.advance(by: .seconds(1))
    #expect(inbox.state == .list)
  }

  @Test(arguments: [0, 100, 300])
  func `A state that is requested during a dismissal by the app presents what it declares`(milliseconds: Int) {
    inbox.dismiss(animated: true)
    simulator.advance(by: .milliseconds(milliseconds))
    let request = inbox.transition(to: .filtering)
    simulator.advance(by: .seconds(2))
    #expect(inbox.state == .filtering && inbox.shown == "filtering")
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `A dismissal during the presentation changes the state when it ends`() {
    inbox.transition(to: .list, animated: false)
    simulator.advance(by: .seconds(1))
    let request = inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .milliseconds(100))
    inbox.dismiss(animated: false)
    simulator.advance(by: .seconds(2))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.state == .list && inbox.shown == nil)
  }

  @Test func `The button of an alert changes the state, by its handler or without one`() throws {
    inbox.transition(to: .confirming, animated: true)
    simulator.advance(by: .seconds(2))
    try simulator.tap("Delete")
    simulator.advance(by: .seconds(2))
    #expect(inbox.state == .list)
    inbox.choice = .archive
    inbox.transition(to: .confirming, animated: true)
    simulator.advance(by: .seconds(2))
    try simulator.tap("Delete")
    simulator.advance(by: .seconds(2))
    #expect(inbox.state == .archive)
    #expect(inbox.log.suffix(1) == ["confirming to archive"])
  }

  @Test func `A dismissal that the container does not allow is undone`() throws {
    inbox.forbidden = [.list]
    try simulator.pullSheet()
    #expect(inbox.state == .composing && inbox.shown == "composing")
    inbox.presentedViewController?.dismiss(animated: true)
    simulator.advance(by: .seconds(3))
    #expect(inbox.state == .composing && inbox.shown == "composing")
  }

  @Test func `What covers a sheet is the app's`() {
    let cover = UIViewController()
    inbox.presentedViewController?.present(cover, animated: false)
    simulator.advance(by: .seconds(1))
    cover.dismiss(animated: false)
    simulator.advance(by: .seconds(1))
    #expect(inbox.state == .composing && inbox.shown == "composing")
    inbox.presentedViewController?.present(cover, animated: true)
    let request = inbox.transition(to: .list, animated: true)
    simulator.advance(by: .seconds(3))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.shown == nil && cover.presentingViewController == nil)
  }

  @Test func `A state that is requested during a pull waits for its end`() throws {
    let finger = try simulator.beginPullingSheet()
    let request = inbox.transition(to: .filtering, animated: true)
    simulator.advance(by: .milliseconds(500))
    #expect(request.outcomeIfEnded == nil)
    simulator.touchUp(finger, at: CGPoint(x: 160, y: 90))
    simulator.advance(by: .seconds(3))
    #expect(request.outcomeIfEnded == .completed)
    #expect(inbox.state == .filtering && inbox.shown == "filtering")
  }

  // MARK: - Leave Guards

  private func showGuarded(_ decision: LeaveDecision, in other: InboxController? = nil) -> GuardedSheet {
    let inbox = other ?? inbox
    let sheet = GuardedSheet()
    inbox.transition(to: .list, animated: false)
    simulator.advance(by: .seconds(1))
    inbox.makeSheet = { sheet }
    inbox.transition(to: .composing, animated: false)
    simulator.advance(by: .seconds(1))
    sheet.leaveDecision = decision
    return sheet
  }

  @Test func `A leave guard of the presented controller can refuse`() throws {
    let sheet = showGuarded(.refuse)
    try simulator.pullSheet()
    #expect(inbox.state == .composing && inbox.presentedViewController === sheet)
    let request = inbox.transition(to: .list, animated: true)
    guard case .refused(let refusal) = request.outcomeIfEnded else { return #expect(Bool(false)) }
    #expect(refusal.reason == .leaveGuard)
    sheet.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(inbox.state == .list && inbox.shown == nil)
  }

  @Test func `It can refuse after the app has set a delegate`() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { attempts += 1 }
    }
    let delegate = Delegate()
    let sheet = showGuarded(.refuse)
    sheet.presentationController?.delegate = delegate
    try simulator.pullSheet()
    #expect(inbox.state == .composing && inbox.presentedViewController === sheet)
    #expect(delegate.attempts == 1)
    sheet.leaveDecision = .allow
    try simulator.pullSheet()
    #expect(inbox.state == .list && inbox.shown == nil)
  }

  /// A state with an editor under a sheet, and one with a list.
  private final class Desk: StateViewController<Inbox> {
    let editor = GuardedSheet()
    var created: [Inbox] = []
    weak var last: UIViewController?

    override func viewController(for state: Inbox) -> UIViewController {
      created.append(state)
      let child = state == .composing ? editor : UIViewController()
      last = child
      return child
    }

    override func presentedViewController(for state: Inbox) -> UIViewController? {
      state == .composing ? UIViewController() : nil
    }
  }

  @Test func `A leave guard of a child that the next state replaces can refuse`() async throws {
    let desk = Desk(initialState: .list)
    simulator.show(desk)
    await simulator.settle()
    _ = await desk.transition(to: .composing).outcome
    let sheet = try #require(desk.presentedViewController)
    desk.editor.leaveDecision = .refuse
    let finger = try simulator.beginPullingSheet()
    simulator.move(finger, to: CGPoint(x: 160, y: 540))
    simulator.touchUp(finger, at: CGPoint(x: 160, y: 540))
    for _ in 0..<40 {
      await simulator.advance(by: .milliseconds(50))
      #expect(sheet.presentingViewController === desk)
    }
    #expect(desk.state == .composing)
    desk.editor.leaveDecision = .ask { true }
    try simulator.pullSheet()
    await simulator.settle()
    #expect(desk.state == .list && desk.presentedViewController == nil)
    // The view controller that was created to evaluate the guard of the first pull has been released.
    #expect(desk.created == [.list, .composing, .list, .list])
  }

  @Test(arguments: [true, false])
  func `What a pull has created to ask guards is released if the sheet returns`(isAllowed: Bool) async throws {
    let desk = Desk(initialState: .list)
    simulator.show(desk)
    await simulator.settle()
    _ = await desk.transition(to: .composing).outcome
    desk.editor.leaveDecision = isAllowed ? .allow : .refuse
    try simulator.pullSheet(to: 160)
    await simulator.settle()
    #expect(desk.state == .composing && desk.presentedViewController != nil)
    #expect(desk.created == [.list, .composing, .list])
    #expect(desk.last == nil)
  }

  @Test func `The guard of a child that remains is not asked`() async throws {
    let editor = GuardedSheet()
    let box = PresentingBox(initialState: .list, child: editor)
    simulator.show(box)
    await simulator.settle()
    _ = await box.transition(to: .composing).outcome
    editor.leaveDecision = .refuse
    try simulator.pullSheet()
    #expect(box.state == .list && box.presentedViewController == nil)
  }

  private final class PresentingBox: StateViewController<Inbox> {
    private let child: UIViewController

    init(initialState: Inbox, child: UIViewController) {
      self.child = child
      super.init(initialState: initialState)
    }

    required init?(coder: NSCoder) { nil }

    override func viewController(for state: Inbox) -> UIViewController { child }

    override func presentedViewController(for state: Inbox) -> UIViewController? {
      state == .composing ? UIViewController() : nil
    }
  }

  @Test func `If the answer allows it, the container dismisses the sheet`() async throws {
    let sheet = showGuarded(.ask { true })
    try simulator.pullSheet()
    await simulator.settle()
    #expect(inbox.state == .list && inbox.shown == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `The guards are asked when an outer container removes the container`() {
    let inbox = InboxController(initialState: .list)
    let outer = ContainerViewController(viewControllers: [inbox])
    simulator.show(outer)
    simulator.advance(by: .seconds(1))
    let sheet = showGuarded(.refuse, in: inbox)
    #expect(outer.presentedViewController === sheet)
    guard case .refused = outer.setViewController(UIViewController(), using: .none).outcomeIfEnded else {
      return #expect(Bool(false))
    }
    #expect(outer.children == [inbox])
  }

  @Test func `The app's delegate is asked first, and receives the end of the dismissal`() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        log.append("should")
        return true
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
    }
    let delegate = Delegate()
    let sheet = showGuarded(.allow)
    sheet.presentationController?.delegate = delegate
    inbox.transition(to: .list, animated: false)
    simulator.advance(by: .seconds(1))
    inbox.makeSheet = {
      let sheet = UIViewController()
      sheet.presentationController?.delegate = delegate
      return sheet
    }
    inbox.transition(to: .composing, animated: true)
    simulator.advance(by: .seconds(1))
    try simulator.pullSheet()
    #expect(delegate.log == ["should", "did"])
    #expect(inbox.state == .list)
  }
}
