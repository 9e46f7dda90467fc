import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Children that change inside an animation block of the app's: nothing that comes in flies in from elsewhere.
@MainActor
struct AnimationBlockTests {
  let rig: Rig

  init() async { rig = await Rig() }

  /// A child with a subview that is placed when the child is loaded, and one that is placed in layout.
  private final class Card: UIViewController {
    let loaded = UIView()
    let laidOut = UIView()
    let intended = UIView()
    var fadesIn = false

    override func viewDidLoad() {
      super.viewDidLoad()
      loaded.frame = CGRect(x: 20, y: 30, width: 40, height: 50)
      view.addSubview(loaded)
      view.addSubview(laidOut)
      view.addSubview(intended)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard fadesIn else { return }
      UIView.performWithoutAnimation { intended.alpha = 0 }
      UIView.animate(withDuration: 0.4) { self.intended.alpha = 1 }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      laidOut.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 50, bottom: 50, right: 50))
    }

    var moving: [UIView] {
      ([viewIfLoaded, loaded, laidOut].compactMap { $0 }).filter { $0.layer.animationKeys() != nil }
    }
  }

  @Test func `A child that is set without animation appears immediately`() {
    let container = ContainerViewController()
    container.viewControllers = [Card()]
    rig.simulator.show(container)
    let card = Card()
    UIView.animate(withDuration: 1) { container.setViewController(card, using: .none) }
    #expect(card.moving == [])
    rig.simulator.commit()
    #expect(card.laidOut.layer.presentation()?.frame == card.laidOut.frame)
    #expect(card.laidOut.frame.width == container.view.bounds.width - 100)
    rig.advance(100)
    #expect(card.moving == [])
  }

  @Test func `A transition to a state without animation takes effect immediately`() {
    var cards: [Int: Card] = [:]
    let container = StateViewController<Int>(initialState: 0) { state in
      let card = Card()
      cards[state] = card
      return card
    }
    rig.simulator.show(container)
    UIView.animate(withDuration: 1) { container.transition(to: 1, animated: false, completion: nil) }
    #expect(cards[1]?.moving == [])
    #expect(cards[1]?.view.window != nil)
  }

  @Test func `A child that moves in by its transition is laid out where it will be`() {
    let container = ContainerViewController()
    container.viewControllers = [Card()]
    rig.simulator.show(container)
    let card = Card()
    UIView.animate(withDuration: 1) { container.setViewController(card, using: .dissolve) }
    #expect(card.laidOut.layer.animationKeys() == nil)
    #expect(card.loaded.layer.animationKeys() == nil)
    rig.advance(3000)
    #expect(card.view.alpha == 1)
  }

  @Test func `A child that is embedded in any view controller appears immediately`() {
    let host = UIViewController()
    rig.simulator.show(host)
    let (first, second) = (Card(), Card())
    UIView.animate(withDuration: 1) { host.embed(first, using: .none) }
    #expect(first.moving == [])
    UIView.animate(withDuration: 1) { host.replace(first, with: second, using: .none) }
    #expect(second.moving == [])
    #expect(second.view.frame == host.view.bounds)
  }

  @Test func `Animations that a child begins itself continue`() {
    let container = ContainerViewController()
    container.viewControllers = [Card()]
    rig.simulator.show(container)
    let card = Card()
    card.fadesIn = true
    UIView.animate(withDuration: 1) { container.setViewController(card, using: .none) }
    #expect(card.moving == [])
    #expect(card.intended.layer.animationKeys() == ["opacity"])
  }

  @Test func `Other changes in the block are animated`() {
    let container = ContainerViewController()
    container.viewControllers = [Card()]
    rig.simulator.show(container)
    let mark = UIView()
    container.view.addSubview(mark)
    UIView.animate(withDuration: 1) {
      container.setViewController(Card(), using: .none)
      mark.alpha = 0
    }
    #expect(mark.layer.animationKeys() == ["opacity"])
  }

  @Test func `A transition that is interrupted in a block leaves no animation running`() {
    let container = ContainerViewController()
    container.transitionPolicy = .interrupt
    container.viewControllers = [Card()]
    rig.simulator.show(container)
    let (second, third) = (Card(), Card())
    container.setViewController(second, using: .flip)
    rig.advance(150)
    UIView.animate(withDuration: 1) { container.setViewController(third, using: .none) }
    #expect(third.moving == [])
    rig.advance(50)
    #expect(second.view.superview == nil)
    #expect(second.view.layer.animationKeys() == nil)
    rig.advance(3000)
    #expect(container.view.subviews.count == 1)
  }
}
