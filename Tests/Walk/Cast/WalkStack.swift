import Stateroom
import UIKit

/// A navigation controller whose pages are those of the nest.
final class WalkStack: StateNavigationController<Page>, PresentingMember {
  let card: Card
  private weak var world: WalkWorld?

  init(_ card: Card, in world: WalkWorld) {
    self.card = card
    self.world = world
    super.init(states: [Page(number: 0)]) { [weak world, weak card] page -> UIViewController in
      guard let world, let card else { return UIViewController() }
      world.reach(.content)
      return world.make(world.nest.pages[page.number], in: card, for: page.number)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  isolated deinit { world?.reach(.deinitialization) }

  override func presentedViewController(for state: Page) -> UIViewController? {
    world?.makePresented(in: card, for: state.number)
  }

  /// Records that a dismissal by the user changes the stack, independent of earlier requests.
  override func stackAfterDismissal(of states: [Page]) -> [Page]? {
    world?.requests.disturb(card.number)
    return super.stackAfterDismissal(of: states)
  }

  /// The state of the top view controller, which the app may have pushed without a state.
  var presentingState: Int? { (viewControllers.last as? any Member)?.card.state }

  func mayPresent(_ state: Int) -> Bool { states.contains(Page(number: state)) }

  override func shouldPop(from stackedState: Page, to newState: Page) -> Bool { stackedState == newState }

  override func didChangeStack(from oldStates: [Page], to newStates: [Page]) {
    if oldStates == newStates { world?.violate("\(card.name): didChangeStack(from:to:) without a change") }
    world?.reach(.stackChange)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
  }
}
