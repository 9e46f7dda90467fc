import Simulator
import Testing
import UIKit

/// Going back by the user: a pan from the edge, and the button.
@MainActor
@Suite(.ownDevice)
struct NavigationSwipeTests {
  private final class Noting: UIViewController {
    let log: Log
    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    private var name: String { title ?? "" }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name).didDisappear") }
  }

  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let clock = ManualClock()
  private let log = Log()
  private let navigation = UINavigationController()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() throws {
    navigation.viewControllers = [Noting("A", log), Noting("B", log)]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
    _ = log.take()
  }

  private var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  private func drag(from start: CGFloat, to end: CGFloat, lets go: Bool = true) {
    TouchDelivery.began(at: CGPoint(x: start, y: 400), in: window)
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: start + (end - start) * CGFloat(step) / 30, y: 400))
    }
    guard go else { return }
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: end, y: 400))
  }

  @Test func `A swipe from the edge pops`() {
    drag(from: 5, to: 300)
    clock.advance(by: 1)
    #expect(titles == ["A"])
    #expect(log.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
  }

  @Test func `A swipe from anywhere in the content pops`() {
    drag(from: 100, to: 350)
    clock.advance(by: 1)
    #expect(titles == ["A"])
    #expect(log.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
  }

  @Test func `A swipe in the content towards the leading side does nothing`() {
    drag(from: 300, to: 50)
    clock.advance(by: 1)
    #expect(titles == ["A", "B"])
    #expect(log.take() == [])
  }

  @Test func `A recognizer in the content comes before the swipe there`() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    navigation.topViewController?.view.addGestureRecognizer(pan)
    drag(from: 100, to: 350)
    clock.advance(by: 1)
    #expect(titles == ["A", "B"])
  }

  @Test func `A cancelled swipe has no effect`() {
    let top = navigation.topViewController
    drag(from: 5, to: 120)
    clock.advance(by: 1)
    #expect(titles == ["A", "B"])
    #expect(
      log.take() == [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
      ])
    #expect(top?.view.frame == window.bounds)
    #expect(top?.view.layer.animationKeys() == nil)
    drag(from: 5, to: 300)
    clock.advance(by: 1)
    #expect(titles == ["A"])
  }

  @Test func `The view follows the touch`() {
    let top = navigation.topViewController
    drag(from: 5, to: 205, lets: false)
    let x = top?.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(x - 190) < 2)
    let below = navigation.topViewController?.view.layer.presentation()?.frame.minX ?? 0
    #expect(below < 0 && below > -118)
    TouchDelivery.ended(at: CGPoint(x: 205, y: 400))
    clock.advance(by: 1)
  }

  @Test func `Nothing happens from elsewhere, at the root, or without a back button`() {
    // Since iOS 26 a gesture in the content pops, too.
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    drag(from: 100, to: 380)
    #expect(titles == ["A", "B"])
    navigation.topViewController?.navigationItem.hidesBackButton = true
    drag(from: 5, to: 300)
    #expect(titles == ["A", "B"])
    navigation.popViewController(animated: false)
    clock.advance(by: 0.1)
    drag(from: 5, to: 300)
    clock.advance(by: 1)
    #expect(titles == ["A"])
  }

  @Test func `A window that is removed during a swipe leaves balanced callbacks`() {
    drag(from: 5, to: 200, lets: false)
    window.isHidden = true
    clock.advance(by: 1)
    #expect(titles == ["A", "B"])
    #expect(
      log.take() == [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
        "B.willDisappear", "B.didDisappear",
      ])
  }

  @Test func `A swipe that is cut off by its window is over, and leads no other pop`() {
    navigation.pushViewController(Noting("C", log), animated: false)
    clock.advance(by: 0.1)
    _ = log.take()
    drag(from: 5, to: 200, lets: false)
    window.isHidden = true
    window.isHidden = false
    clock.advance(by: 0.1)
    #expect(navigation.interactivePopGestureRecognizer?.state != .began)
    #expect(navigation.interactivePopGestureRecognizer?.state != .changed)
    #expect(titles == ["A", "B", "C"])
    navigation.popViewController(animated: true)
    clock.advance(by: 0.1)
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    TouchDelivery.moved(to: CGPoint(x: 20, y: 400))
    TouchDelivery.ended(at: CGPoint(x: 20, y: 400))
    clock.advance(by: 1)
    #expect(titles == ["A", "B"])
    #expect(navigation.children == navigation.viewControllers)
    drag(from: 5, to: 300)
    clock.advance(by: 1)
    #expect(titles == ["A"])
  }

  @Test func `What moves along with a swipe that is cut off is at rest afterwards`() {
    let mark = UIView()
    navigation.view.addSubview(mark)
    TouchDelivery.began(at: CGPoint(x: 5, y: 400), in: window)
    TouchDelivery.moved(to: CGPoint(x: 40, y: 400))
    clock.advance(by: 0.05)
    var changes: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    #expect(navigation.navigationBar.layer.isAnimatedInside)
    window.isHidden = true
    clock.advance(by: 0.1)
    #expect(changes == [true])
    #expect(!navigation.view.layer.isAnimatedInside)
    window.isHidden = false
    clock.advance(by: 0.5)
    #expect(!navigation.view.layer.isAnimatedInside)
    TouchDelivery.ended(at: CGPoint(x: 40, y: 400))
  }

  @Test func `The back button returns, and has the title of the previous item`() throws {
    let bar = navigation.navigationBar
    let hit = window.hitTest(CGPoint(x: 20, y: bar.frame.midY), with: nil)
    #expect(hit is UIControl)
    #expect(hit?.accessibilityLabel == "A")
    TouchDelivery.began(at: CGPoint(x: 20, y: bar.frame.midY), in: window)
    TouchDelivery.ended(at: CGPoint(x: 20, y: bar.frame.midY))
    clock.advance(by: 1)
    #expect(titles == ["A"])
  }

  @Test func `A bar button performs its action with the item as its sender`() {
    var senders: [AnyObject] = []
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { senders.append(($0.sender as AnyObject?) ?? $0) })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    clock.advance(by: 0.1)
    let place = CGPoint(x: window.bounds.maxX - 25, y: navigation.navigationBar.frame.midY)
    TouchDelivery.began(at: place, in: window)
    TouchDelivery.ended(at: place)
    #expect(senders.count == 1 && senders.first === item)
    item.isEnabled = false
    clock.advance(by: 0.1)
    TouchDelivery.began(at: place, in: window)
    TouchDelivery.ended(at: place)
    #expect(senders.count == 1)
  }

  @Test func `Invalid titles and widths cause no error`() {
    let item = navigation.topViewController?.navigationItem
    item?.title = String(repeating: "Wide ", count: 500)
    item?.prompt = ""
    let odd = UIBarButtonItem(title: "Odd", style: .plain, target: nil, action: nil)
    odd.width = .nan
    item?.rightBarButtonItems = [odd, .fixedSpace(.infinity), UIBarButtonItem(customView: UIView())]
    item?.leftBarButtonItems = (0..<50).map { UIBarButtonItem(title: "\($0)", style: .done, target: nil, action: nil) }
    clock.advance(by: 0.1)
    window.frame = .zero
    clock.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.width == 0)
  }
}

extension CALayer {
  /// Whether anything is animated on the layer or in it.
  fileprivate var isAnimatedInside: Bool {
    animationKeys() != nil || (sublayers?.contains { $0.isAnimatedInside } ?? false)
  }
}
