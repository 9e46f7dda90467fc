import Stateroom
import UIKit

/// A tab bar controller whose tabs are those of the nest.
final class WalkTabs: StateTabBarController<Tab>, PresentingMember {
  let card: Card
  private weak var world: WalkWorld?

  init(_ card: Card, in world: WalkWorld) {
    self.card = card
    self.world = world
    super.init(states: [Tab(number: 0), Tab(number: 1), Tab(number: 2)]) {
      [weak world, weak card] tab -> UIViewController in
      guard let world, let card else { return UIViewController() }
      world.reach(.content)
      return world.make(world.nest.tabs[tab.number], in: card, for: tab.number)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  isolated deinit { world?.reach(.deinitialization) }

  override func preferredTransition(from oldState: Tab, to newState: Tab) -> ContainerTransition? {
    card.number % 2 == 0 ? .slide(from: .right) : nil
  }

  override func presentedViewController(for state: Tab) -> UIViewController? {
    world?.makePresented(in: card, for: state.number)
  }

  /// Records that a dismissal by the user changes the tab, independent of earlier requests.
  override func stateAfterDismissal(of state: Tab) -> Tab? {
    world?.requests.disturb(card.number)
    return super.stateAfterDismissal(of: state)
  }

  /// The content of the tabs that was created, whether or not it is shown.
  var loadedContent: [UIViewController] { states.compactMap { loadedViewController(for: $0) } }

  var presentingState: Int? { state?.number }

  func mayPresent(_ state: Int) -> Bool { self.state?.number == state }

  override func didChangeState(from oldState: Tab?, to newState: Tab?) { world?.reach(.tabChange) }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
  }
}
