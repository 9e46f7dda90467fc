import Stateroom
import UIKit

/// Nested containers, as in most apps: a state container, tabs in it, and a stack in each tab.
///
/// None of the containers implements paths or restoration. It is sufficient that their states conform to `Codable`.
final class ShipViewController: StateViewController<Whereabouts> {
  /// The cabins that may not be restored.
  private let lockedCabins: Set<Int>

  init(lockedCabins: Set<Int> = []) {
    self.lockedCabins = lockedCabins
    super.init(initialState: .ashore)
  }

  required init?(coder: NSCoder) { nil }

  override func viewController(for whereabouts: Whereabouts) -> UIViewController {
    switch whereabouts {
    case .ashore:
      EmblemViewController(
        "Ashore", symbol: "house.fill", color: .systemIndigo,
        action: ("Go Aboard", { [weak self] in self?.transition(to: .aboard, animated: true) }))
    case .aboard: DeckTabBarController(lockedCabins: lockedCabins)
    }
  }

  override func preferredTransition(from old: Whereabouts, to new: Whereabouts) -> ContainerTransition {
    new == .aboard ? .cover(from: .bottom) : .reveal(to: .bottom)
  }
}

private final class DeckTabBarController: StateTabBarController<Deck> {
  private let lockedCabins: Set<Int>

  init(lockedCabins: Set<Int>) {
    self.lockedCabins = lockedCabins
    super.init(states: [.bridge, .cabins], initialState: .bridge)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .white
    tabBar.unselectedItemTintColor = UIColor(white: 1, alpha: 0.55)
  }

  override func viewController(for deck: Deck) -> UIViewController {
    RoomNavigationController(first: deck == .cabins ? .corridor : .bridge, lockedCabins: lockedCabins)
  }

  override func tabBarItem(for deck: Deck) -> UITabBarItem {
    let symbol = deck == .cabins ? "key.fill" : "map"
    return UITabBarItem(title: deck.rawValue.capitalized, image: UIImage(systemName: symbol), selectedImage: nil)
  }
}

private final class RoomNavigationController: StateNavigationController<Room> {
  private let lockedCabins: Set<Int>

  init(first room: Room, lockedCabins: Set<Int>) {
    self.lockedCabins = lockedCabins
    super.init(states: [room])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .white
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
  }

  override func canRestore(_ room: Room) -> Bool {
    if case .cabin(let number) = room { !lockedCabins.contains(number) } else { true }
  }

  override func viewController(for room: Room) -> UIViewController {
    switch room {
    case .bridge: EmblemViewController("Bridge", symbol: "map", color: .systemTeal)
    case .corridor:
      EmblemViewController("Corridor", symbol: "list.bullet", color: .systemBlue, action: way("Cabin 7", to: .cabin(7)))
    case .cabin(let number):
      EmblemViewController(
        "Cabin \(number)", symbol: "key.fill", color: .systemOrange, action: way("Locker", to: .locker))
    case .locker: EmblemViewController("Locker", symbol: "lock.fill", color: .systemPink)
    }
  }

  private func way(_ title: String, to room: Room) -> (String, () -> Void) {
    (title, { [weak self] in self?.push(room, animated: true) })
  }
}
