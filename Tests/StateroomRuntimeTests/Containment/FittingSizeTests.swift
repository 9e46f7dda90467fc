import Simulator
import Stateroom
import Testing
import UIKit

/// Contents decide the size of a container that is measured, or that lies in a stack view.
@MainActor
struct FittingSizeTests {
  /// A child whose content is 120 by 80.
  private final class Card: UIViewController {
    var isAutoresized = true
    override func viewDidLoad() {
      super.viewDidLoad()
      view.translatesAutoresizingMaskIntoConstraints = isAutoresized
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalToConstant: 120), content.heightAnchor.constraint(equalToConstant: 80),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor).with(.defaultHigh),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor).with(.defaultHigh),
      ])
    }
  }

  let simulator: Simulator
  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  @Test(arguments: [true, false])
  func `A measured container has its child's fitting size`(isAutoresized: Bool) {
    let card = Card()
    card.isAutoresized = isAutoresized
    let container = ContainerViewController(viewControllers: [card])
    container.loadViewIfNeeded()
    let size = container.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 120, height: 80))
  }

  @Test func `A container in a stack view has its child's fitting size, also after a change`() {
    let host = UIViewController()
    let container = ContainerViewController(viewControllers: [UIViewController()])
    simulator.show(host)
    let stack = UIStackView(arrangedSubviews: [container.view])
    stack.alignment = .leading
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addChild(container)
    host.view.addSubview(stack)
    container.didMove(toParent: host)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: host.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
    ])
    let card = Card()
    container.setViewController(card, using: .dissolve)
    simulator.advance(by: .seconds(1))
    #expect(container.view.bounds.size == CGSize(width: 120, height: 80))
    #expect(card.view.frame == container.view.bounds)
  }

  /// A child whose height is fixed by a required constraint.
  private final class Row: UIViewController {
    private let height: CGFloat

    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }

  /// Shows a view controller whose child lies in a view that has the child's height.
  private func showSelfSizing(_ child: UIViewController) -> UIViewController {
    let host = UIViewController()
    simulator.show(host)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: host.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
    ])
    simulator.advance(by: .milliseconds(100))
    return host
  }

  private enum Motion: CaseIterable {
    case none, dissolve, slide

    @MainActor var transition: ContainerTransition {
      switch self {
      case .none: .none
      case .dissolve: .dissolve
      case .slide: .slide(from: .trailing)
      }
    }
  }

  @Test(arguments: Motion.allCases)
  private func `Children of different fixed heights replace each other without a conflict`(motion: Motion) {
    let transition = motion.transition
    var problems: [String] = []
    let (low, high) = (Row(height: 50), Row(height: 200))
    let container = ContainerViewController(viewControllers: [low])
    _ = showSelfSizing(container)
    #expect(container.view.bounds.height == 50)
    RuntimeDiagnostics.observer = { _, message in problems.append(message) }
    defer { RuntimeDiagnostics.observer = nil }

    container.setViewController(high, using: transition)
    simulator.advance(by: .milliseconds(100))
    #expect(container.view.bounds.height == 200)
    #expect(low.view.superview == nil || low.view.bounds.height == 50)
    simulator.advance(by: .seconds(2))
    #expect(high.view.frame == container.view.bounds)

    // A request in the middle of a transition, which it reverses or ends.
    for next in [low, high, low] {
      container.setViewController(next, using: transition)
      simulator.advance(by: .milliseconds(50))
    }
    simulator.advance(by: .seconds(3))
    #expect(container.view.bounds.height == 50)
    #expect(low.view.frame == container.view.bounds)
    #expect(problems == [])
  }

  @Test func `An animator that moves frames moves them in a container that keeps its height`() {
    let (low, high) = (Row(height: 50), Row(height: 200))
    let container = ContainerViewController(viewControllers: [low])
    _ = showSelfSizing(container)
    container.setViewController(high, using: .animator(FrameAnimator()))
    let height = container.view.bounds.height
    for _ in 0..<9 {
      simulator.advance(by: .milliseconds(100))
      #expect(container.view.bounds.height == height)
    }
    simulator.advance(by: .seconds(1))
    #expect(container.view.bounds.height == 200)
    #expect(high.view.frame == container.view.bounds)
  }

  @Test func `A cancelled gesture leaves the height of the child that stays`() throws {
    var problems: [String] = []
    let (low, high) = (Row(height: 50), Row(height: 200))
    let container = ContainerViewController(viewControllers: [low])
    _ = showSelfSizing(container)
    RuntimeDiagnostics.observer = { _, message in problems.append(message) }
    defer { RuntimeDiagnostics.observer = nil }
    let transition = try #require(container.beginInteractiveTransition(to: [high]))
    transition.update(0.3)
    simulator.advance(by: .milliseconds(50))
    #expect(container.view.bounds.height == 200)
    transition.cancel()
    simulator.advance(by: .seconds(1))
    #expect(container.view.bounds.height == 50)
    #expect(low.view.frame == container.view.bounds)
    container.view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    simulator.advance(by: .milliseconds(50))
    #expect(problems == [])
  }

  @Test func `A child that leaves without a successor keeps the height until the end`() {
    let row = Row(height: 50)
    let container = ContainerViewController(viewControllers: [row])
    _ = showSelfSizing(container)
    container.setViewControllers([], using: .dissolve)
    simulator.advance(by: .milliseconds(50))
    #expect(container.view.bounds.height == 50)
    simulator.advance(by: .seconds(1))
    #expect(container.viewControllers == [])
  }

  @Test func `A leaving view follows a container that is resized`() {
    let (old, new) = (UIViewController(), UIViewController())
    let container = ContainerViewController(viewControllers: [old])
    let host = showSelfSizing(container)
    let height = container.view.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    simulator.advance(by: .milliseconds(50))
    container.setViewController(new, using: .dissolve)
    simulator.advance(by: .milliseconds(50))
    height.constant = 300
    host.view.layoutIfNeeded()
    #expect(old.view.bounds.size == container.view.bounds.size)
    #expect(new.view.bounds.size == container.view.bounds.size)
    simulator.advance(by: .seconds(1))
  }

  /// Shows a view controller with a view whose content determines its size.
  private func showBox() -> (host: UIViewController, box: UIView) {
    let host = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: host.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
    ])
    simulator.show(host)
    return (host, box)
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `An embedded child is replaced by one of another height without a conflict`(transition: ContainerTransition) {
    var problems: [String] = []
    let (host, box) = showBox()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let (low, high) = (Row(height: 50), Row(height: 200))
    host.embed(low, in: box)
    simulator.advance(by: .milliseconds(100))
    RuntimeDiagnostics.observer = { _, message in problems.append(message) }
    defer { RuntimeDiagnostics.observer = nil }
    host.replace(low, with: high, using: transition)
    simulator.advance(by: .seconds(1))
    #expect(box.bounds.height == 200)
    #expect(high.view.frame == box.bounds)
    #expect(problems == [])
  }

  @Test func `An embedded child decides the size of its container view`() {
    let (host, box) = showBox()
    host.embed(Card(), in: box)
    simulator.advance(by: .milliseconds(100))
    #expect(box.bounds.size == CGSize(width: 120, height: 80))
  }

  @Test(arguments: [true, false], [ContainerTransition.none, .dissolve, .flip])
  func `A child that leaves is restored`(isAutoresized: Bool, transition: ContainerTransition) {
    let (card, next) = (Card(), UIViewController())
    card.isAutoresized = isAutoresized
    card.loadViewIfNeeded()
    card.view.autoresizingMask = [.flexibleLeftMargin]
    let container = ContainerViewController(viewControllers: [card])
    simulator.show(container)
    simulator.advance(by: .seconds(1))
    #expect(card.view.frame == container.view.bounds)
    container.setViewController(next, using: transition)
    simulator.advance(by: .seconds(2))
    #expect(card.view.superview == nil)
    #expect(card.view.translatesAutoresizingMaskIntoConstraints == isAutoresized)
    #expect(card.view.autoresizingMask == [.flexibleLeftMargin])
    #expect(container.view.constraints.allSatisfy { $0.firstItem === next.view || $0.secondItem === next.view })

    container.embed(card)
    container.unembed(card)
    let host = UIViewController()
    host.embed(card)
    host.unembed(card)
    #expect(card.view.translatesAutoresizingMaskIntoConstraints == isAutoresized)
    #expect(card.view.autoresizingMask == [.flexibleLeftMargin])
    #expect(host.view.constraints == [])
  }

  @Test func `A child follows the size of its container`() {
    let child = UIViewController()
    let container = ContainerViewController(viewControllers: [child])
    simulator.show(container)
    container.contentView.bounds.size = CGSize(width: 200, height: 100)
    simulator.commit()
    #expect(child.view.frame == container.contentView.bounds)
  }

  @Test func `In a scroll view an autoresized child fills the bounds`() {
    let child = UIViewController()
    let container = ContainerViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    container.view.addSubview(scrollView)
    container.contentView = scrollView
    container.viewControllers = [child]
    simulator.show(container)
    simulator.advance(by: .milliseconds(100))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  /// Moves the entering view by its frame, as most animators do.
  private final class FrameAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds.offsetBy(dx: 300, dy: 0)
      UIView.animate(withDuration: 1) {
        view.frame = context.containerView.bounds
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test func `A layout pass does not disturb an animator that moves frames`() {
    let (old, new) = (UIViewController(), UIViewController())
    let container = ContainerViewController(viewControllers: [old])
    simulator.show(container)
    simulator.advance(by: .milliseconds(100))
    container.setViewController(new, using: .animator(FrameAnimator()))
    simulator.advance(by: .milliseconds(500))
    container.view.setNeedsLayout()
    simulator.commit()
    let x = new.view.layer.presentation()?.frame.minX ?? 0
    #expect(x > 30 && x < 270)
    simulator.advance(by: .seconds(1))
    #expect(new.view.frame == container.view.bounds)
    #expect(!new.view.translatesAutoresizingMaskIntoConstraints)
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
