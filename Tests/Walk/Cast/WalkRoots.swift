import Stateroom
import UIKit

/// The root controller of an episode, with its windows.
final class WalkRoots: RootController<Hall> {
  private weak var world: WalkWorld?
  /// The number of the root controller in the books, which is the maker of the view controllers that it creates.
  static let number = 0

  init(in world: WalkWorld) {
    self.world = world
    super.init(initialState: Hall(number: 0)) { [weak world] hall -> UIViewController in
      guard let world else { return UIViewController() }
      world.reach(.content)
      return world.make(world.nest.halls[hall.number], maker: WalkRoots.number, depth: 1, for: hall.number)
    }
  }

  override func hasSameInterface(_ one: Hall, _ other: Hall) -> Bool {
    world?.nest.hasSameInterface(one.number, other.number) ?? false
  }

  override func presentedViewController(for state: Hall) -> UIViewController? {
    guard let world, let kind = world.nest.hallPresentations?[state.number] else { return nil }
    world.reach(.content)
    return world.makePresented(kind, maker: WalkRoots.number, depth: 2, for: state.number)
  }

  /// What the user dismisses changes the state, whatever was requested before.
  override func stateAfterDismissal(of state: Hall) -> Hall? {
    world?.requests.disturb(WalkRoots.number)
    return super.stateAfterDismissal(of: state)
  }

  override func configuration(for state: Hall, traitCollection: UITraitCollection) -> RootConfiguration {
    switch state.number {
    case 0: RootConfiguration(transitionDuration: 0.3)
    case 1: RootConfiguration(transition: .slide(from: .right))
    case 2: RootConfiguration(transitionDelay: 0.1, dismissesPresentedViewControllerOnTransition: false)
    default: RootConfiguration(transition: .flip)
    }
  }

  override func willShow(_ interface: UIViewController, for state: Hall) { world?.reach(.willTransition) }
  override func didChangeState(from previousState: Hall, to newState: Hall) { world?.reach(.didTransition) }
}
