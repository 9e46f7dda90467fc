import Reinstate
import Simulator
import Testing
import UIKit

/// Children are held by constraints, so that their contents have a say in the size of what they are in.
@MainActor
struct PinningTests {
  let simulator: Simulator

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
  }

  /// A child whose contents want to be 120 by 60 points.
  private final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let sizes = [
        content.widthAnchor.constraint(equalToConstant: 120), content.heightAnchor.constraint(equalToConstant: 60),
      ]
      // On a screen the edges of the screen count for more.
      for size in sizes { size.priority = UILayoutPriority(999) }
      NSLayoutConstraint.activate(
        sizes + [
          content.topAnchor.constraint(equalTo: view.topAnchor),
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
  }

  private final class Cards: StatefulViewController<Int> {
    let made = (0..<3).map { _ in Card() }
    init() { super.init(initialState: 0) }
    override func childViewController(for state: Int) -> UIViewController { made[state] }
  }

  /// The attributes by which a view is held to another one's edges.
  private func edges(of view: UIView, in container: UIView) -> Set<NSLayoutConstraint.Attribute> {
    let constraints = container.constraints.filter {
      $0.isActive && $0.firstAttribute == $0.secondAttribute
        && [$0.firstItem, $0.secondItem].allSatisfy { $0 === view || $0 === container }
    }
    // Four, and not four times the same.
    #expect(constraints.count <= 4)
    return Set(constraints.map(\.firstAttribute))
  }

  private var all: Set<NSLayoutConstraint.Attribute> { [.top, .leading, .bottom, .trailing] }

  @Test func `A child is pinned to the edges of the container's view`() {
    let cards = Cards()
    cards.loadViewIfNeeded()
    #expect(cards.made[0].view.superview === cards.view)
    #expect(!cards.made[0].view.translatesAutoresizingMaskIntoConstraints)
    #expect(edges(of: cards.made[0].view, in: cards.view) == all)
    cards.transition(to: 1, animated: false)
    #expect(edges(of: cards.made[1].view, in: cards.view) == all)
    // A child that returns is pinned once, and no constraint of a removed child is left.
    cards.transition(to: 0, animated: false)
    #expect(edges(of: cards.made[0].view, in: cards.view) == all)
    #expect(cards.view.constraints.count == 4)
  }

  @Test func `In an animated transition both children are pinned`() {
    let cards = Cards()
    simulator.show(cards)
    cards.transition(to: 1, animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(edges(of: cards.made[0].view, in: cards.view) == all)
    #expect(edges(of: cards.made[1].view, in: cards.view) == all)
    simulator.advance(by: .milliseconds(200))
    #expect(cards.made[1].view.frame == cards.view.bounds)
    #expect(cards.view.constraints.count == 4)
  }

  @Test func `The navigation controller and the tab bar controller are pinned as well`() {
    let signUp = SignUpController()
    signUp.loadViewIfNeeded()
    #expect(edges(of: signUp.childNavigationController.view, in: signUp.view) == all)
    let main = MainController()
    main.loadViewIfNeeded()
    #expect(edges(of: main.childTabBarController.view, in: main.view) == all)
  }

  @Test func `The container's fitting size is that of its child's contents`() {
    let cards = Cards()
    cards.loadViewIfNeeded()
    #expect(
      cards.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 60))
  }

  @Test func `A container in a stack view is as high as its child's contents`() {
    let host = UIViewController()
    let cards = Cards()
    simulator.show(host)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: host.view.leadingAnchor).isActive = true
    host.addChild(cards as UIViewController)
    cards.view.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(cards.view)
    cards.didMove(toParent: host)
    host.view.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 120, height: 60))
    #expect(cards.made[0].view.bounds.size == CGSize(width: 120, height: 60))
  }

  @Test func `A child that is added to a view is pinned to its edges`() {
    let host = HostViewController()
    simulator.show(host)
    let (one, two) = (UIViewController(), UIViewController())
    host.addChild(one, constrainedTo: host.box)
    #expect(!one.view.translatesAutoresizingMaskIntoConstraints)
    #expect(edges(of: one.view, in: host.box) == all)
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    host.view.addSubview(other)
    host.replaceChild(one, with: two, constrainedTo: other)
    #expect(two.view.superview === other)
    #expect(edges(of: two.view, in: other) == all)
    #expect(host.box.subviews.isEmpty)
    #expect(host.box.constraints.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A replacement is added to the given view`(isAnimated: Bool) {
    let host = HostViewController()
    simulator.show(host)
    simulator.advance(by: .milliseconds(16))
    let (one, two) = (UIViewController(), UIViewController())
    // Without a view in the hierarchy, as a child that the app has added by itself.
    host.addChild(one as UIViewController)
    one.didMove(toParent: host)
    let options: StateTransitionAnimationOptions? = isAnimated ? (0.2, .transitionCrossDissolve) : nil
    host.replaceChild(
      one, with: two, constrainedTo: host.box,
      animation: .removePreviousThenAppear(onRemove: options, onAppear: options))
    simulator.advance(by: .seconds(1))
    #expect(host.children == [two])
    #expect(two.view.superview === host.box)
  }
}
