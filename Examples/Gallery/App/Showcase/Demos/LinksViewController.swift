import Stateroom
import UIKit

/// Demonstrates links that lead through three containers, each in one change.
final class LinksViewController: DemonstrationViewController {
  private let ship = ShipViewController()
  private let path = TextRow("None yet.", font: .monospacedSystemFont(ofSize: 13, weight: .regular))
  private let answer = TextRow("Each link may be opened at any time, whatever is shown.", color: .secondaryLabel)

  init() { super.init("Deep Links") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(ship, height: 250)
    addCard(
      "Open", Self.links.map { link in RowView.button(link.address) { [weak self] in self?.open(link.path) } },
      footer: "What is there already is not touched, and only the outermost change that is seen is animated.")
    addCard("As a path, and its answer", [path, answer])
  }

  private func open(_ path: StatePath) {
    self.path.text = path.description
    ship.open(path, animated: true) { [answer] in answer.text = $0.description }
  }

  private static let links: [(address: String, path: StatePath)] = [
    ("/ashore", StatePath(Whereabouts.ashore)),
    ("/bridge", aboard.then(Deck.bridge)),
    ("/cabins/7/locker", cabins.then(stack: [Room.corridor, .cabin(7), .locker])),
    ("/cabins/12", cabins.then(stack: [Room.corridor, .cabin(12)])),
    ("/engine", aboard.then(Deck.engine)),
  ]

  private static let aboard = StatePath(Whereabouts.aboard)
  private static let cabins = aboard.then(Deck.cabins)
}
