import Simulator
import TestSupport
@testable import QuartzCore
@testable import UIKit

/// A window with containers of every kind, nested at random, and the operations on them.
@MainActor
final class RandomApp {
  private struct Weak { weak var controller: UIViewController? }

  var dice: SplitMix64
  /// Whether callbacks may ask for more.
  var isPlaying = true
  /// Called with each step.
  var trace: (String) -> Void = { _ in }
  /// How often a finger has begun to lead back and then changed its mind.
  var cancelledSwipes = 0
  private(set) var window: UIWindow?
  private var made: [Weak] = []
  private var budget = 12
  private let fades = RandomFades()

  init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
    fades.app = self
  }

  /// Releases whatever a touch has paused.
  func release() { fades.rest() }

  var alive: [UIViewController] { made.compactMap(\.controller) }

  private func note<Controller: UIViewController>(_ controller: Controller) -> Controller {
    made.append(Weak(controller: controller))
    return controller
  }

  // MARK: - Making

  private func makeLeaf() -> UIViewController {
    let leaf = note(RandomLeaf())
    leaf.app = self
    return leaf
  }

  private func makeNavigation(_ depth: Int) -> UIViewController {
    let navigation = note(RandomNavigation())
    navigation.viewControllers = [depth > 0 && chance(4) ? makePages(depth - 1) : makeLeaf()]
    // What is below the top is not loaded before it is popped to.
    if chance(3) { navigation.viewControllers += [makeLeaf()] }
    return navigation
  }

  private func makePages(_ depth: Int) -> UIViewController {
    let pages = note(
      RandomPages(transitionStyle: .scroll, navigationOrientation: chance(4) ? .vertical : .horizontal))
    pages.app = self
    pages.dataSource = pages
    pages.setViewControllers(
      [depth > 0 && chance(2) ? makeNavigation(depth - 1) : makeLeaf()], direction: .forward, animated: false)
    return pages
  }

  private func makeTabs() -> UIViewController {
    let tabs = note(RandomTabs())
    tabs.viewControllers = (0..<Int.random(in: 2...3, using: &dice)).map { _ in makeTab() }
    tabs.delegate = fades
    return tabs
  }

  private func makeTab() -> UIViewController {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0, 1: makeNavigation(1)
    case 2: makePages(1)
    default: makeLeaf()
    }
  }

  private func makeRoot() -> UIViewController {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1, 2, 3: makeTabs()
    case 4, 5: makeNavigation(1)
    case 6: makePages(1)
    default: makeLeaf()
    }
  }

  /// A page for a data source.
  func makePage() -> UIViewController? { chance(5) ? nil : makeLeaf() }

  func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &dice) == 0 }

  // MARK: - Showing

  func show() {
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    AppRuntime.shared.commit()
  }

  func unhide() { window?.isHidden = false }

  /// All controllers in the window, from the root up.
  private var shown: [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { add(child) }
    }
    var next: UIViewController? = root
    while let controller = next {
      add(controller)
      next = controller.presentedViewController
    }
    return found
  }

  private var top: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  // MARK: - Operating

  func callback() {
    guard isPlaying, budget > 0, chance(12) else { return }
    budget -= 1
    trace("  in a callback:")
    change()
  }

  /// One operation of the user or of the app.
  func act(_ clock: ManualClock) {
    let kind = Int.random(in: 0..<13, using: &dice)
    trace("operation \(kind)")
    switch kind {
    case 0, 1: swipe(clock)
    case 2: rotate()
    case 3: if chance(3) { window?.isHidden.toggle() } else { change() }
    case 4: if chance(3) { background() } else { change() }
    case 5: replaceRoot()
    case 6: fades.move()
    default: change()
    }
  }

  private func change() {
    let animated = Bool.random(using: &dice)
    let kind = Int.random(in: 0..<10, using: &dice)
    trace("change \(kind) animated \(animated)")
    switch kind {
    case 0, 1: top?.present(makePresented(), animated: animated, completion: nil)
    case 2, 3: (chance(3) ? shown.randomElement(using: &dice) : top)?.dismiss(animated: animated, completion: nil)
    case 4: turn(animated)
    case 5, 6: select(animated)
    default: navigate(animated)
    }
  }

  private func makePresented() -> UIViewController {
    let controller = chance(3) ? makeRoot() : makeLeaf()
    controller.modalPresentationStyle =
      [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext].randomElement(using: &dice)
      ?? .automatic
    return controller
  }

  private func navigate(_ animated: Bool) {
    guard let navigation = shown.compactMap({ $0 as? UINavigationController }).randomElement(using: &dice) else {
      return turn(animated)
    }
    let kind = Int.random(in: 0..<6, using: &dice)
    trace("navigate \(kind)")
    switch kind {
    case 0, 1: navigation.pushViewController(makeLeaf(), animated: animated)
    case 2, 3: navigation.popViewController(animated: animated)
    case 4: navigation.popToRootViewController(animated: animated)
    default:
      var stack = navigation.viewControllers.shuffled(using: &dice)
      if stack.count > 1 { stack.removeLast() }
      if stack.isEmpty || Bool.random(using: &dice) { stack.append(makeLeaf()) }
      navigation.setViewControllers(stack, animated: animated)
    }
  }

  private func turn(_ animated: Bool) {
    guard let pages = shown.compactMap({ $0 as? UIPageViewController }).randomElement(using: &dice) else { return }
    pages.setViewControllers([makeLeaf()], direction: chance(2) ? .forward : .reverse, animated: animated)
  }

  private func select(_ animated: Bool) {
    guard let tabs = shown.compactMap({ $0 as? UITabBarController }).randomElement(using: &dice),
      let controllers = tabs.viewControllers
    else { return navigate(animated) }
    if chance(5) {
      var new = controllers.shuffled(using: &dice)
      if new.count > 1 { new.removeLast() }
      if new.count < 3 { new.append(makeTab()) }
      tabs.setViewControllers(new, animated: animated)
    } else if chance(2) {
      tabs.selectedViewController = controllers.randomElement(using: &dice)
    } else {
      tabs.selectedIndex = Int.random(in: 0..<3, using: &dice)
    }
  }

  private func replaceRoot() {
    // A presentation would stay on screen without any code to dismiss it, as on a device.
    guard let window, window.rootViewController?.presentedViewController == nil else { return }
    window.rootViewController = makeRoot()
  }

  private func rotate() {
    InterfaceRotation.rotate(
      to: UIScreen.main.orientation == .portrait ? .landscapeLeft : .portrait, animated: Bool.random(using: &dice))
  }

  private func background() {
    guard let scene = window?.windowScene else { return }
    scene.move(to: .background)
    scene.move(to: .foregroundActive)
  }

  /// From the edge it leads back, elsewhere it turns pages or pulls a sheet, or taps what is there.
  private func swipe(_ clock: ManualClock) {
    guard let window, !window.isHidden else { return }
    let bounds = window.bounds
    let start = CGPoint(
      x: chance(2) ? 3 : CGFloat.random(in: 30...bounds.width - 30, using: &dice),
      y: CGFloat.random(in: 60...bounds.height - 40, using: &dice))
    let distance =
      chance(4)
      ? .zero
      : CGPoint(
        x: CGFloat.random(in: -300...300, using: &dice), y: chance(3) ? CGFloat.random(in: -300...300, using: &dice) : 0
      )
    guard TouchDelivery.began(at: start, in: window) else { return }
    for step in 1...3 {
      clock.advance(by: 0.05)
      if chance(10) { change() }
      if chance(20) {
        trace("  the window goes and comes under the finger")
        window.isHidden = true
        window.isHidden = false
      }
      let part = CGFloat(step) / 3
      TouchDelivery.moved(to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
    }
    TouchDelivery.ended(at: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    trace("finger from \(start) by \(distance)")
  }

  // MARK: - Judging

  /// What does not agree, when nothing goes on.
  func inconsistencies() -> [String] {
    var problems: [String] = []
    if let window { problems += judge(animationsIn: window) }
    for controller in alive where controller.viewIfLoaded?.window == nil && controller.appearance.isVisible {
      // Pages that are not visible have appeared all the same (T89).
      if !isInPages(controller) { problems.append("\(controller) is not in the window, and appeared") }
    }
    for controller in shown {
      if controller.transitionCoordinator != nil { problems.append("\(controller) still has a coordinator") }
      for child in controller.children where child.parent !== controller {
        problems.append("\(child) is a child of \(controller), whose parent is \(String(describing: child.parent))")
      }
      if let navigation = controller as? UINavigationController { problems += judge(navigation) }
      if let pages = controller as? UIPageViewController { problems += judge(pages) }
      if let tabs = controller as? UITabBarController { problems += judge(tabs) }
    }
    return problems
  }

  private func isInPages(_ controller: UIViewController) -> Bool {
    var next = controller.parent
    while let current = next {
      if current is UIPageViewController { return true }
      next = current.parent
    }
    return false
  }

  /// Whatever animates a property comes to its end; what lies behind a card is an effect, and stays.
  private func judge(animationsIn view: UIView) -> [String] {
    let animated = view.layer.animations.contains { $0.property != nil }
    return (animated ? ["\(type(of: view)) is animated for ever"] : []) + view.subviews.flatMap(judge(animationsIn:))
  }

  private func judge(_ navigation: UINavigationController) -> [String] {
    // Pages that are not visible have appeared all the same (T89). A stack among them waits for its layout with the
    // requests that were made meanwhile.
    guard navigation.viewIfLoaded?.window != nil else {
      return Set(navigation.children).isSuperset(of: navigation.viewControllers)
        ? [] : ["controllers on the stack of \(navigation) are not its children"]
    }
    var problems: [String] = []
    if Set(navigation.children) != Set(navigation.viewControllers) {
      problems.append("the children of \(navigation) are not its stack")
    }
    for controller in navigation.viewControllers where controller !== navigation.topViewController {
      if controller.viewIfLoaded?.window != nil { problems.append("\(controller) is covered, and in the window") }
    }
    let top = navigation.topViewController?.viewIfLoaded
    if top?.isDescendant(of: navigation.view) != true {
      problems.append("the top of \(navigation) is not in its view")
    }
    if navigation.navigationBar.items ?? [] != navigation.viewControllers.map(\.navigationItem) {
      problems.append("the bar of \(navigation) shows other items than its stack's")
    }
    return problems
  }

  private func judge(_ pages: UIPageViewController) -> [String] {
    var problems: [String] = []
    guard let page = pages.viewControllers?.first, page.parent === pages else { return ["\(pages) has no page"] }
    for child in pages.children where child !== page && child.viewIfLoaded?.window != nil {
      problems.append("\(child) is not the page of \(pages), and in the window")
    }
    if pages.viewIfLoaded?.window != nil {
      let frame = page.view.convert(page.view.bounds, to: pages.view)
      if frame != pages.view.bounds { problems.append("the page of \(pages) lies at \(frame)") }
    }
    if pages.children.count > 3 { problems.append("\(pages) keeps \(pages.children.count) children") }
    return problems
  }

  private func judge(_ tabs: UITabBarController) -> [String] {
    var problems: [String] = []
    if Set(tabs.children) != Set(tabs.viewControllers ?? []) {
      problems.append("the children of \(tabs) are not its tabs")
    }
    for child in tabs.children where child !== tabs.selectedViewController && child.viewIfLoaded?.window != nil {
      problems.append("\(child) is not selected in \(tabs), and in the window")
    }
    let selected = tabs.selectedViewController?.viewIfLoaded
    if tabs.viewIfLoaded?.window != nil, selected?.isDescendant(of: tabs.view) != true {
      problems.append("the selected tab of \(tabs) is not in its view")
    }
    return problems
  }

  // MARK: - Ending

  func tearDown(_ clock: ManualClock) {
    window?.isHidden = false
    clock.advance(by: 0.5)
    for _ in 0..<12 where window?.rootViewController?.presentedViewController != nil {
      window?.rootViewController?.dismiss(animated: false, completion: nil)
      clock.advance(by: 0.5)
    }
    window?.isHidden = true
    clock.advance(by: 0.5)
    window?.rootViewController = nil
    window = nil
    if UIScreen.main.orientation != .portrait { InterfaceRotation.rotate(to: .portrait, animated: false) }
    clock.advance(by: 0.5)
  }
}

/// A screen that does next to nothing, except that it may ask for more.
final class RandomLeaf: UIViewController {
  weak var app: RandomApp?
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    app?.callback()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [badge] _ in badge.alpha = badge.alpha == 1 ? 0.5 : 1 }
    app?.callback()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    app?.callback()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let coordinator = transitionCoordinator, coordinator.isInteractive {
      coordinator.animate(alongsideTransition: nil) { [weak app] in if $0.isCancelled { app?.cancelledSwipes += 1 } }
    }
    app?.callback()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    app?.callback()
  }
}

/// Tabs of their own class.
final class RandomTabs: UITabBarController {}

/// A stack of its own class, so that a complaint says what it is about.
final class RandomNavigation: UINavigationController {}

/// Pages without end, created on request.
final class RandomPages: UIPageViewController, UIPageViewControllerDataSource {
  weak var app: RandomApp?

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { app?.makePage() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { app?.makePage() }
}
