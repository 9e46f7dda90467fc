import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import UIKit

/// A container on a device, a few children, and a series of random things that happen to them.
@MainActor
final class ContainerWorld {
  private(set) var violations: [String] = []
  private let simulator: Simulator
  private var random: SplitMix64
  private var log: [String] = []

  private var window: UIWindow?
  private var parent: UIViewController?
  private var container: ContainerViewController?
  private var children: [StrictChild] = []
  private weak var weakContainer: ContainerViewController?
  private var weakChildren: [WeakChild] = []
  private var requests = 0
  private var outcomes: [Int: [TransitionOutcome]] = [:]
  private var reentrant = 0
  private var interaction: InteractiveTransition?
  private var isLeaving = false

  private struct WeakChild {
    let name: String
    weak var child: StrictChild?
  }

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
    let container = ContainerViewController()
    let parent = UIViewController()
    parent.addChild(container)
    parent.view.addSubview(container.view)
    container.didMove(toParent: parent)
    self.container = container
    self.parent = parent
    weakContainer = container
    for name in ["a", "b", "c", "d"] {
      let child = StrictChild(name) { [weak self] in self?.violate($0) }
      child.onCallback = { [weak self] in self?.callbackHappened() }
      children.append(child)
      weakChildren.append(WeakChild(name: name, child: child))
    }
  }

  // MARK: - Playing

  /// Plays the sequence to its end. Returns the number of operations.
  func play() -> Int {
    let count = Int.random(in: 4...10, using: &random)
    show()
    for _ in 0..<count { operate() }
    rest()
    checkAtRest()
    leave()
    return count
  }

  private func operate() {
    switch Int.random(in: 0..<28, using: &random) {
    case 20: grasp()
    case 21..<26: moveGesture()
    case 0..<9: request()
    case 9..<14: advance()
    case 14: note("hide window") { window?.isHidden = true }
    case 15: note("show window") { window?.makeKeyAndVisible() }
    case 16: note("take the container out of its parent's view") { container?.view.removeFromSuperview() }
    case 17: note("put the container back") { putBack() }
    case 18: takeChildAway()
    case 26:
      let orientation = Bool.random(using: &random) ? UIInterfaceOrientation.portrait : .landscapeLeft
      note("turn the device") { simulator.rotate(to: orientation) }
    case 27: note("warn of memory") { simulator.sendMemoryWarning() }
    default: reentrant = 2
    }
  }

  private func request() {
    guard let container else { return }
    var wanted = children.shuffled(using: &random)
    wanted.removeLast(Int.random(in: 1..<children.count, using: &random))
    requests += 1
    let id = requests
    // What it would take away when it is cut off may have come back by then.
    let slideUp = SlideUpAnimator()
    slideUp.removesOld = false
    let transition =
      [
        ContainerTransition.none, .dissolve, .flip, .slide(from: .left), .cover(), .reveal(), .push(), .zoomOut,
        .curl(.up),
        .curl(.down), .snapshotDissolve, .animator(slideUp), .animator(InterruptibleAnimator()),
      ].randomElement(using: &random) ?? .none
    container.transitionPolicy =
      [TransitionPolicy.finishThenLatest, .interrupt, .reverse]
      .randomElement(using: &random) ?? .finishThenLatest
    note("request \(id): \(wanted.map(\.name)) \(transition.duration) \(container.transitionPolicy)") {
      container.setViewControllers(wanted, using: transition) { [weak self] in
        self?.outcomes[id, default: []].append($0)
      }
    }
    // A newer request may have come from a callback of this one.
    if requests == id, container.viewControllers != wanted, outcomes[id] == nil {
      violate("request \(id) was taken, but viewControllers says something else")
    }
  }

  /// Begins an interactive transition, or interrupts the running one.
  private func grasp() {
    guard let container else { return }
    if Bool.random(using: &random) {
      return note("catch") { interaction = container.interruptRunningTransition() ?? interaction }
    }
    let wanted = Array(children.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
    requests += 1
    let id = requests
    note("request \(id) by hand: \(wanted.map(\.name))") {
      interaction = container.beginInteractiveTransition(to: wanted) { [weak self] in
        self?.outcomes[id, default: []].append($0)
      }
    }
  }

  private func moveGesture() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: note("finish") { interaction?.finish(velocity: 3) }
    case 1: note("cancel") { interaction?.cancel() }
    case 2: note("let go") { interaction = nil }
    default: note("move") { interaction?.update(0.4) }
    }
  }

  private func advance() {
    let milliseconds = [0, 16, 100, 200, 350, 700].randomElement(using: &random) ?? 0
    note("advance \(milliseconds)") { simulator.advance(by: .milliseconds(milliseconds)) }
  }

  private func putBack() {
    guard let container, let parent, container.view.superview == nil else { return }
    parent.view.addSubview(container.view)
  }

  private func takeChildAway() {
    simulator.commit()
    guard let child = container?.children.randomElement(using: &random) as? StrictChild else { return }
    // The behavior of a careful app that does not use the container's API: it may not send appearance callbacks.
    guard child.viewIfLoaded?.window == nil else { return }
    // Two who remove one child at the same time cannot both be right.
    reentrant = 0
    note("take \(child.name) away") {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Asks for more from inside a callback now and then.
  private func callbackHappened() {
    guard reentrant > 0 else { return }
    reentrant -= 1
    log.append("(in a callback)")
    request()
  }

  private func note(_ what: String, _ body: () -> Void) {
    log.append(what)
    body()
  }

  private func violate(_ what: String) {
    // A deallocated container removes the parent without an announcement, as UIKit does.
    if isLeaving, what.contains("didMove") { return }
    violations.append("\(what) after \(log)")
  }

  // MARK: - On and Off

  private func show() {
    guard let parent else { return }
    window = simulator.show(parent)
  }

  private func rest() {
    reentrant = 0
    interaction = nil
    simulator.advance(by: .seconds(5))
  }

  private func leave() {
    // Half of the time in mid-transition.
    if Bool.random(using: &random) {
      request()
      simulator.advance(by: .milliseconds(50))
    }
    reentrant = 0
    let asked = requests
    interaction = nil
    for child in children { child.onCallback = nil }
    isLeaving = true
    children = []
    container = nil
    parent = nil
    window = nil
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    if weakContainer != nil { violate("the container was not freed") }
    for child in weakChildren where child.child != nil { violate("\(child.name) was not freed") }
    for id in 1..<(asked + 1) where outcomes[id]?.count != 1 {
      violate("request \(id) has the outcomes \(outcomes[id] ?? [])")
    }
  }

  // MARK: - Checking

  private func checkAtRest() {
    guard let container else { return }
    let isOnScreen = container.view.window.map { !$0.isHidden } ?? false
    let wanted = container.viewControllers
    if container.isTransitioning { violate("still in transition at rest") }
    if container.children != wanted { violate("children \(names(container.children)), expected \(names(wanted))") }
    let views = wanted.map { $0.viewIfLoaded }
    if container.contentView.subviews != views.compactMap({ $0 }) || views.contains(nil) {
      violate("the views are not those of \(names(wanted))")
    }
    for case let view? in views where !isAsItWas(view, in: container.contentView) {
      violate("a view is left with alpha \(view.alpha), frame \(view.frame), transform \(view.transform3D)")
    }
    for child in children {
      child.problemsAtRest(isShown: wanted.contains(child), isHostOnScreen: isOnScreen).forEach(violate)
    }
  }

  private func isAsItWas(_ view: UIView, in content: UIView) -> Bool {
    view.alpha == 1 && CATransform3DIsIdentity(view.transform3D) && view.frame == content.bounds
      && view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !view.accessibilityElementsHidden
  }

  private func names(_ controllers: [UIViewController]) -> [String] { controllers.map { $0.title ?? "?" } }
}
