import Stateroom
import UIKit

/// A stack whose pages are those of the nest.
final class WalkStack: StateNavigationController<Page>, Member {
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
