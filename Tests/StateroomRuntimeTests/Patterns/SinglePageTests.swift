import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The pattern of one page at a time: flows that follow one another in a single container.
@MainActor
struct SinglePageTests {
  let rig: Rig
  let page = ContainerViewController()

  init() async { rig = await Rig(.iPhone15) }

  // MARK: - The Pattern

  @MainActor
  private final class FlowController {
    let page = ContainerViewController()

    func start() { page.setViewController(flow("onboarding") { [weak self] in self?.logIn() }, using: .none) }
    private func logIn() { page.setViewController(flow("login") { [weak self] in self?.enter() }, using: .flip) }
    private func enter() { page.setViewController(flow("main") {}, using: .dissolve) }

    private func flow(_ title: String, finish: @escaping () -> Void) -> UIViewController {
      let screen = UIViewController()
      screen.title = title
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
      button.setTitle("Finish \(title)", for: .normal)
      button.addAction(UIAction { _ in finish() }, for: .touchUpInside)
      screen.view.addSubview(button)
      return UINavigationController(rootViewController: screen)
    }
  }

  @Test func `Flows that finish swap in the next one`() async throws {
    let flows = FlowController()
    let leaks = LeakDetector()
    flows.start()
    rig.simulator.show(flows.page)
    rig.advance(16)
    func title() -> String? { (flows.page.children.first as? UINavigationController)?.topViewController?.title }
    for step in ["onboarding", "login"] {
      #expect(title() == step)
      for child in flows.page.children { leaks.watch(tree: child) }
      try await rig.simulator.tap("Finish \(step)")
      await rig.simulator.settle()
    }
    #expect(title() == "main")
    #expect(flows.page.children.count == 1)
    #expect(leaks.survivors == [])
  }

  // MARK: - What Went Wrong

  @Test func `P1: a third page in the middle of a flip is the only one in the end`() {
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    page.setViewController(a, using: .none)
    rig.simulator.show(page)
    rig.advance(16)
    page.setViewController(b, using: .flip)
    rig.advance(200)
    page.setViewController(c, using: .flip)
    rig.advance(3000)
    rig.expectRest(page, shows: [c])
    page.setViewController(a, using: .flip)
    rig.advance(1000)
    rig.expectRest(page, shows: [a])
  }

  @Test func `P3: back to the first page within the flip leaves that one, contained`() {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    page.setViewController(a, using: .none)
    rig.simulator.show(page)
    rig.advance(16)
    page.setViewController(b, using: .flip)
    rig.advance(200)
    page.setViewController(a, using: .flip)
    rig.advance(3000)
    rig.expectRest(page, shows: [a])
    #expect(a.parent === page)
    #expect(b.parent == nil)
  }

  @Test func `P5: a page that is shown while the container disappears does not appear, and no callback is sent twice`()
  {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    page.setViewController(a, using: .none)
    let window = rig.simulator.show(page)
    rig.advance(16)
    page.setViewController(b, using: .flip)
    rig.advance(200)
    _ = (a.take(), b.take())
    window.isHidden = true
    rig.advance(2000)
    #expect(!b.take().contains { $0.hasPrefix("viewDidAppear") })
    #expect(a.take().filter { $0.hasPrefix("viewDidDisappear") }.count == 1)
    rig.expectRest(page, shows: [b], onScreen: false)
    window.isHidden = false
    rig.advance(100)
    rig.expectRest(page, shows: [b])
  }

  /// A segmented control on top, and one child for each segment, whose titles it shows.
  private final class SegmentedPageController: UIViewController {
    let control = UISegmentedControl(frame: CGRect(x: 20, y: 60, width: 300, height: 32))
    let pages = ContainerViewController()
    private let children_: [TitledViewController]

    init(_ children: [TitledViewController]) {
      children_ = children
      super.init(nibName: nil, bundle: nil)
      for (index, child) in children.enumerated() {
        control.insertSegment(withTitle: child.title, at: index, animated: false)
        child.onTitleChange = { [weak control] in control?.setTitle($0, forSegmentAt: index) }
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(control)
      let box = UIView(frame: CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100))
      view.addSubview(box)
      embed(pages, in: box)
      select(0)
      control.addAction(
        UIAction { [weak self] _ in self.map { $0.select($0.control.selectedSegmentIndex) } }, for: .valueChanged)
    }

    func select(_ index: Int) {
      control.selectedSegmentIndex = index
      pages.setViewController(children_[index], using: .dissolve)
    }
  }

  private final class TitledViewController: UIViewController {
    var onTitleChange: ((String?) -> Void)?
    override var title: String? {
      didSet { onTitleChange?(title) }
    }
  }

  @Test func `P7: segmented pages update their titles and are deallocated`() async {
    let leaks = LeakDetector()
    do {
      let children = ["one", "two"].map { title in
        let child = TitledViewController()
        child.title = title
        return child
      }
      let segmented = SegmentedPageController(children)
      rig.simulator.show(segmented)
      rig.advance(16)
      children[1].title = "changed"
      #expect(segmented.control.titleForSegment(at: 1) == "changed")
      segmented.select(1)
      rig.advance(1000)
      #expect(segmented.pages.children == [children[1]])
      leaks.watch(tree: segmented)
      leaks.watch(children[0])
      rig.simulator.removeWindow()
    }
    await rig.simulator.settle()
    #expect(leaks.survivors == [])
  }

  @Test func `P9: the status bar follows the page and its updated preference`() {
    final class Page: UIViewController {
      var style = UIStatusBarStyle.lightContent {
        didSet { setNeedsStatusBarAppearanceUpdate() }
      }
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let window = rig.simulator.show(page)
    func style() -> UIStatusBarStyle? { window.windowScene?.statusBarManager?.statusBarStyle }
    let light = Page()
    page.setViewController(light, using: .none)
    rig.advance(16)
    #expect(style() == .lightContent)
    light.style = .darkContent
    rig.advance(16)
    #expect(style() == .darkContent)
    page.setViewController(Page(), using: .flip)
    rig.advance(700)
    #expect(style() == .lightContent)
  }
}
