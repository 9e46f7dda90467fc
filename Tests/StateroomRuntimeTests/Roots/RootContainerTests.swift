import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// One window whose whole interface is replaced.
@MainActor
struct RootContainerTests {
  let rig: Rig
  let root = RootContainerViewController()
  let window: UIWindow
  let old: Probe

  init() async {
    rig = await Rig(.iPhone15)
    old = rig.probe("old")
    root.setInterface(old, animated: false, completion: nil)
    window = rig.simulator.show(root)
    rig.advance(16)
  }

  private func expectRest(_ interface: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
    rig.advance(2000)
    rig.expectRest(root, shows: [interface], sourceLocation: sourceLocation)
    #expect(root.interfaceViewController === interface, sourceLocation: sourceLocation)
    #expect(!root.isSwitchingInterfaces, sourceLocation: sourceLocation)
    #expect(window.subviews == [root.view], sourceLocation: sourceLocation)
  }

  /// What waits for the next turn does not wait for the end of a long step.
  private func turnAndAdvance(_ milliseconds: Int) {
    rig.advance(16)
    rig.advance(milliseconds)
  }

  // MARK: - One Switch

  @Test func `A snapshot of the old interface dissolves over the new one`() throws {
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    #expect(root.interfaceViewController === new)
    #expect(root.children == [new])
    let cover = try #require(window.subviews.last)
    #expect(window.subviews == [root.view, cover])
    #expect(cover.frame == window.bounds)
    let picture = try #require(cover.subviews.first)
    rig.advance(300)
    let opacity = try #require(picture.layer.presentation()).opacity
    #expect(opacity > 0.2 && opacity < 0.8)
    #expect(rig.outcomes["new"] == nil)
    rig.advance(301)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  @Test func `The new interface is complete under the snapshot`() {
    let log = CallbackLog()
    let new = RecordingViewController("new", log: log, recording: .appearance)
    root.setInterface(new)
    #expect(log.take() == ["new.viewWillAppear(false)", "new.viewIsAppearing(false)", "new.viewDidAppear(false)"])
    expectRest(new)
  }

  @Test func `The snapshot stays for the delay and receives the touches`() throws {
    let new = rig.probe("new")
    root.setInterface(new, configuration: RootConfiguration(transitionDelay: 1), completion: rig.recording("new"))
    rig.advance(900)
    let cover = try #require(window.subviews.last)
    #expect(try #require(cover.subviews.first?.layer.presentation()).opacity == 1)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: cover) == true)
    rig.advance(600)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: cover) == true)
    #expect(rig.outcomes["new"] == nil)
    rig.advance(200)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  @Test(arguments: [true, false])
  func `Without a duration or an animation the switch is over when the call returns`(animated: Bool) {
    let new = rig.probe("new")
    root.setInterface(
      new, configuration: RootConfiguration(transitionDuration: animated ? 0 : 1), animated: animated,
      completion: rig.recording("new"))
    #expect(rig.outcomes["new"] == [.completed])
    #expect(window.subviews == [root.view])
    expectRest(new)
  }

  @Test func `The interfaces' own motion replaces the snapshot`() {
    let new = rig.probe("new")
    root.setInterface(new, configuration: RootConfiguration(transition: .flip), completion: rig.recording("new"))
    #expect(window.subviews == [root.view])
    #expect(root.isTransitioning)
    rig.advance(601)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  @Test func `A root that is not on the screen switches immediately`() {
    let root = RootContainerViewController()
    let (one, two) = (rig.probe("one"), rig.probe("two"))
    root.setInterface(one, completion: rig.recording("one"))
    root.setInterface(two, completion: rig.recording("two"))
    #expect(rig.outcomes == ["one": [.completed], "two": [.completed]])
    #expect(root.children == [two])
    #expect(!root.isViewLoaded)
  }

  @Test func `The keyboard is dismissed`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    old.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let new = rig.probe("new")
    root.setInterface(new)
    #expect(!field.isFirstResponder)
    expectRest(new)
  }

  @Test func `The asynchronous form returns the outcome`() async {
    let new = rig.probe("new")
    let root = root
    let first = Task { await root.setInterface(new).outcome }
    await rig.simulator.settle()
    #expect(await first.value == .completed)
  }

  // MARK: - What Is Presented

  @Test(
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .overCurrentContext], [true, false])
  func `Presented controllers are dismissed before anything changes`(style: UIModalPresentationStyle, animated: Bool) {
    let sheet = rig.probe("sheet")
    sheet.modalPresentationStyle = style
    old.present(sheet, animated: false)
    rig.advance(1000)
    #expect(sheet.hasAppeared)
    let new = rig.probe("new")
    var presentedAtBegin: UIViewController?
    var wasBegun = false
    root.setInterface(
      new, animated: animated,
      willBegin: { [weak root, weak old] in
        wasBegun = true
        presentedAtBegin = root?.presentedViewController ?? old?.presentedViewController
      }, completion: rig.recording("new"))
    // The picture hides that the sheet goes, also where nothing is animated.
    #expect(window.subviews.count >= 2)
    #expect(root.children == [old])
    #expect(!wasBegun)
    rig.advance(1500)
    #expect(wasBegun)
    #expect(presentedAtBegin == nil)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  @Test(arguments: [0, 16, 100, 300, 600], [true, false])
  func `A running presentation is waited for`(milliseconds: Int, animated: Bool) {
    let sheet = rig.probe("sheet")
    old.present(sheet, animated: animated)
    rig.advance(milliseconds)
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    turnAndAdvance(2500)
    #expect(rig.outcomes["new"] == [.completed])
    #expect(root.presentedViewController == nil)
    expectRest(new)
  }

  @Test(arguments: [0, 16, 100, 300])
  func `A running dismissal is waited for`(milliseconds: Int) {
    let sheet = rig.probe("sheet")
    old.present(sheet, animated: false)
    rig.advance(1000)
    old.dismiss(animated: true)
    rig.advance(milliseconds)
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    rig.advance(2500)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  @Test func `Stacked sheets are dismissed, and those that are presented in the meantime`() {
    let (low, high, late) = (rig.probe("low"), rig.probe("high"), rig.probe("late"))
    old.present(low, animated: false)
    rig.advance(500)
    low.present(high, animated: false)
    rig.advance(500)
    low.once(.viewDidDisappear) { [weak root] _ in root?.present(late, animated: false) }
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    for _ in 0..<4 { turnAndAdvance(700) }
    #expect(rig.outcomes["new"] == [.completed])
    #expect(root.presentedViewController == nil)
    expectRest(new)
  }

  @Test func `Presented controllers can remain`() {
    let sheet = rig.probe("sheet")
    root.present(sheet, animated: false)
    rig.advance(1000)
    let new = rig.probe("new")
    root.setInterface(
      new, configuration: RootConfiguration(dismissesPresentedViewControllerOnTransition: false),
      completion: rig.recording("new"))
    rig.advance(1000)
    #expect(rig.outcomes["new"] == [.completed])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.hasAppeared)
    #expect(root.children == [new])
    root.dismiss(animated: false)
    rig.advance(1000)
    sheet.checkAtRest()
    expectRest(new)
  }

  @Test func `A presentation in a child's own context cannot stay without it`() {
    let sheet = rig.probe("sheet")
    sheet.modalPresentationStyle = .overCurrentContext
    old.definesPresentationContext = true
    old.present(sheet, animated: false)
    rig.advance(500)
    #expect(old.presentedViewController === sheet)
    let new = rig.probe("new")
    root.setInterface(
      new, configuration: RootConfiguration(dismissesPresentedViewControllerOnTransition: false),
      completion: rig.recording("new"))
    rig.advance(1000)
    #expect(rig.outcomes["new"] == [.completed])
    #expect(sheet.presentingViewController == nil)
    expectRest(new)
  }

  @Test func `A presented controller can become the interface`() {
    let sheet = rig.probe("sheet")
    old.present(sheet, animated: false)
    rig.advance(1000)
    root.setInterface(sheet, completion: rig.recording("sheet"))
    rig.advance(2000)
    #expect(rig.outcomes["sheet"] == [.completed])
    expectRest(sheet)
  }

  // MARK: - One after the Other

  @Test(arguments: [0, 1, 100, 300, 599, 700], [true, false])
  func `The last of two requests wins`(milliseconds: Int, isKept: Bool) {
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    rig.advance(milliseconds)
    let last = isKept ? old : rig.probe("last")
    root.setInterface(last, completion: rig.recording("last"))
    #expect(root.interfaceViewController === last)
    rig.advance(2000)
    #expect(rig.outcomes["new"]?.count == 1)
    #expect(rig.outcomes["last"] == [.completed])
    expectRest(last)
  }

  @Test(arguments: [true, false])
  func `While a sheet is going, the last request wins`(isKept: Bool) {
    old.present(rig.probe("sheet"), animated: false)
    rig.advance(1000)
    root.setInterface(rig.probe("new"), completion: rig.recording("new"))
    let last = isKept ? old : rig.probe("last")
    root.setInterface(last, completion: rig.recording("last"))
    rig.advance(2000)
    #expect(rig.outcomes["new"] == [.superseded])
    #expect(rig.outcomes["last"] == [.completed])
    expectRest(last)
  }

  @Test func `A double tap is one switch`() {
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("one"))
    root.setInterface(new, completion: rig.recording("two"))
    rig.advance(700)
    root.setInterface(new, completion: rig.recording("three"))
    #expect(rig.outcomes == ["one": [.completed], "two": [.completed], "three": [.completed]])
    expectRest(new)
  }

  @Test func `A running transition is skipped by the next request`() {
    let (new, last) = (rig.probe("new"), rig.probe("last"))
    root.setInterface(new, configuration: RootConfiguration(transition: .flip), completion: rig.recording("new"))
    rig.advance(300)
    root.setInterface(last, completion: rig.recording("last"))
    #expect(rig.outcomes["new"] == [.completed])
    rig.advance(700)
    #expect(rig.outcomes["last"] == [.completed])
    expectRest(last)
  }

  @Test(arguments: ["willBegin", "viewWillAppear", "viewDidAppear", "completion"])
  func `A request from inside a switch is the last one`(place: String) {
    let last = rig.probe("last")
    let ask = { [rig, weak root] in _ = root?.setInterface(last, completion: rig.recording("last")) }
    let new = rig.probe("new")
    if let callback = RecordedCallback(rawValue: place) { new.once(callback) { _ in ask() } }
    root.setInterface(
      new, willBegin: { if place == "willBegin" { ask() } },
      completion: { [rig] in
        rig.recording("new")($0)
        if place == "completion" { ask() }
      })
    rig.advance(3000)
    #expect(rig.outcomes["new"]?.count == 1)
    #expect(rig.outcomes["last"] == [.completed])
    expectRest(last)
  }

  @Test func `Children that were set directly are shown`() {
    let (direct, new) = (rig.probe("direct"), rig.probe("new"))
    root.viewControllers = [direct]
    root.setInterface(direct, completion: rig.recording("direct"))
    #expect(rig.outcomes["direct"] == [.completed])
    root.setInterface(new)
    rig.advance(100)
    root.viewControllers = [direct]
    root.setInterface(new, completion: rig.recording("new"))
    rig.advance(1000)
    #expect(rig.outcomes["new"] == [.completed])
    expectRest(new)
  }

  // MARK: - Misuse

  @Test func `An interface that is contained elsewhere is refused before anything is dismissed`() throws {
    let sheet = rig.probe("sheet")
    old.present(sheet, animated: false)
    rig.advance(1000)
    let other = UIViewController()
    let taken = UIViewController()
    other.addChild(taken)
    root.setInterface(taken, completion: rig.recording("taken"))
    rig.advance(1000)
    #expect(rig.refusals == [.childHasAnotherParent])
    #expect(rig.outcomes["taken"]?.count == 1)
    #expect(root.presentedViewController === sheet)
    #expect(root.interfaceViewController === old)
  }

  @Test func `A presented interface that remains presented is refused with the fix`() throws {
    let sheet = rig.probe("sheet")
    old.present(sheet, animated: false)
    rig.advance(1000)
    var outcome: TransitionOutcome?
    root.setInterface(
      sheet, configuration: RootConfiguration(dismissesPresentedViewControllerOnTransition: false)
    ) { outcome = $0 }
    guard case .refused(let refusal) = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(refusal.reason == .childIsPresented)
    #expect(refusal.description.contains("Dismiss it first"))
  }

  // MARK: - Leaving the Screen

  @Test func `A switch ends when the window is hidden`() {
    let new = rig.probe("new")
    root.setInterface(new, completion: rig.recording("new"))
    rig.advance(100)
    window.isHidden = true
    rig.advance(16)
    #expect(rig.outcomes["new"] == [.completed])
    #expect(window.subviews == [root.view])
  }

  @Test func `The snapshot rotates with the device`() throws {
    let new = rig.probe("new")
    root.setInterface(new)
    rig.advance(100)
    #expect(rig.simulator.rotate(to: .landscapeRight))
    rig.advance(100)
    #expect(try #require(window.subviews.last).frame.size == window.bounds.size)
    expectRest(new)
  }

  // MARK: - Embedded View Controllers

  @Test func `An embedded view controller is in front of each interface, and is none itself`() {
    let banner = rig.probe("banner")
    #expect(root.embed(banner).outcomeIfEnded == .completed)
    #expect(root.interfaceViewController === old)
    let new = rig.probe("new")
    root.setInterface(new)
    rig.advance(2000)
    #expect(root.interfaceViewController === new && root.viewControllers == [new])
    #expect(root.children.contains(banner) && root.view.subviews.last === banner.view)
    root.setInterface(old, configuration: RootConfiguration(transition: .dissolve))
    rig.advance(2000)
    #expect(root.interfaceViewController === old && root.view.subviews.last === banner.view)
    root.unembed(banner)
    expectRest(old)
  }
}
