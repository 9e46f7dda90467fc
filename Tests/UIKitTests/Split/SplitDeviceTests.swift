import Simulator
import Testing
import UIKit

/// Split view interfaces on devices: their columns, and what rotation and touches do.
@MainActor
struct SplitDeviceTests {
  private final class Page: UIViewController {
    private(set) var events: [String] = []
    private(set) var isOnScreen = false
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isOnScreen = true
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isOnScreen = false
    }
  }

  private let list = Page("List")
  private let middle = Page("Middle")
  private let detail = Page("Detail")

  private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    return split
  }

  private func frame(_ controller: UIViewController, _ split: UISplitViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: split.view)
  }

  @Test func `On iPhone, a bar does not display the display mode button`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let split = UISplitViewController()
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    let navigation = UINavigationController(rootViewController: detail)
    split.viewControllers = [UINavigationController(rootViewController: list), navigation]
    simulator.show(split)
    await simulator.settle()
    #expect(split.isCollapsed && detail.isOnScreen)
    let bar = try #require(detail.navigationController?.navigationBar)
    #expect(simulator.textSnapshot().contains("BackButton"))
    #expect(bar.items?.count == 2 || navigation.viewControllers.count == 1)
    #expect(!simulator.textSnapshot().contains("BarButton ("))
  }

  @Test func `On iPad, the columns are tiled in landscape and overlaid in portrait`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    let size = split.view.bounds.size
    #expect(split.splitBehavior == .overlay)
    #expect(split.displayMode == .secondaryOnly)
    #expect(!list.isOnScreen)
    #expect(frame(detail, split) == CGRect(origin: .zero, size: size))
    simulator.rotate(to: .landscapeLeft)
    await simulator.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.isOnScreen)
    #expect(frame(list, split) == CGRect(x: 0, y: 0, width: 320, height: size.width))
    #expect(frame(detail, split) == CGRect(x: 320, y: 0, width: size.height - 320, height: size.width))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    simulator.rotate(to: .portrait)
    await simulator.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!list.isOnScreen)
    #expect(detail.isOnScreen)
  }

  @Test func `A touch beside an overlay hides it`() async throws {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    split.show(.primary)
    await simulator.advance(by: .milliseconds(100))
    #expect(split.displayMode == .oneOverSecondary)
    #expect(split.transitionCoordinator != nil)
    await simulator.settle()
    #expect(list.isOnScreen)
    #expect(split.transitionCoordinator == nil)
    try await simulator.tap(at: CGPoint(x: 700, y: 500))
    await simulator.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!list.isOnScreen)
  }

  @Test func `A change of the mode that another one replaces ends with the last`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    split.show(.primary)
    await simulator.advance(by: .milliseconds(100))
    split.hide(.primary)
    await simulator.advance(by: .milliseconds(100))
    split.show(.primary)
    await simulator.settle()
    #expect(list.isOnScreen)
    #expect(split.displayMode == .oneOverSecondary)
    split.hide(.primary)
    split.show(.primary)
    split.hide(.primary)
    await simulator.settle()
    #expect(!list.isOnScreen)
    #expect(list.viewIfLoaded?.window == nil)
  }

  @Test func `Three columns displace the content in landscape`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = makeSplit(.tripleColumn)
    simulator.show(split)
    simulator.rotate(to: .landscapeLeft)
    await simulator.settle()
    #expect(split.splitBehavior == .displace)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(middle.isOnScreen)
    #expect(!list.isOnScreen)
    split.show(.primary)
    await simulator.settle()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(frame(list, split).minX == 0)
    #expect(frame(middle, split).minX == 320)
    #expect(frame(detail, split).minX == 640)
    #expect(frame(detail, split).maxX > split.view.bounds.width)
  }

  @Test func `The largest iPhone is collapsed in portrait and expanded in landscape`() async {
    let simulator = await Simulator.boot(.iPhone15ProMax)
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    #expect(split.isCollapsed)
    #expect(detail.isOnScreen)
    #expect(!list.isOnScreen)
    simulator.rotate(to: .landscapeLeft)
    await simulator.settle()
    #expect(!split.isCollapsed)
    #expect(list.isOnScreen)
    #expect(detail.isOnScreen)
    simulator.rotate(to: .portrait)
    await simulator.settle()
    #expect(split.isCollapsed)
    #expect(detail.isOnScreen)
    #expect(!list.isOnScreen)
  }

  @Test func `In a collapsed interface, the back button leads to the column below`() async throws {
    let simulator = await Simulator.boot()
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    #expect(detail.isOnScreen)
    try await simulator.tap("List")
    await simulator.settle()
    #expect(list.isOnScreen)
    #expect(!detail.isOnScreen)
    #expect(list.navigationController?.navigationBar.isHidden == false)
    split.show(.secondary)
    await simulator.settle()
    #expect(detail.isOnScreen)
    #expect(list.navigationController?.navigationBar.isHidden == true)
    try await simulator.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: .milliseconds(200))
    await simulator.settle()
    #expect(list.isOnScreen)
    #expect(list.navigationController?.topViewController === list)
  }

  @Test func `The inner stack pops before the column does`() async throws {
    let simulator = await Simulator.boot()
    let split = makeSplit()
    simulator.show(split)
    await simulator.settle()
    let next = Page("Next")
    detail.navigationController?.pushViewController(next, animated: true)
    await simulator.settle()
    #expect(next.isOnScreen)
    try await simulator.tap("Detail")
    await simulator.settle()
    #expect(detail.isOnScreen)
    #expect(!list.isOnScreen)
  }

  @Test func `A hidden split view controller rearranges its columns without callbacks`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let split = makeSplit()
    let tabs = UITabBarController()
    tabs.viewControllers = [split, UIViewController()]
    simulator.show(tabs)
    await simulator.settle()
    tabs.selectedIndex = 1
    await simulator.settle()
    #expect(!detail.isOnScreen)
    split.show(.primary)
    await simulator.settle()
    #expect(!list.isOnScreen)
    tabs.selectedIndex = 0
    await simulator.settle()
    #expect(detail.isOnScreen)
    #expect(list.isOnScreen)
  }

  @Test func `A split view controller and its columns are deallocated`() async {
    weak var weakSplit: UISplitViewController?
    weak var weakPage: Page?
    let simulator = await Simulator.boot(.iPhone15ProMax)
    do {
      let split = UISplitViewController(style: .doubleColumn)
      let page = Page("Page")
      split.setViewController(page, for: .secondary)
      split.setViewController(UIViewController(), for: .primary)
      (weakSplit, weakPage) = (split, page)
      simulator.show(split)
      await simulator.settle()
      simulator.rotate(to: .landscapeLeft)
      await simulator.settle()
      simulator.rotate(to: .portrait)
      await simulator.settle()
    }
    simulator.removeWindow()
    await simulator.settle()
    #expect(weakSplit == nil)
    #expect(weakPage == nil)
  }
}
