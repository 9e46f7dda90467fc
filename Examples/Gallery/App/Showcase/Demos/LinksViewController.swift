import Foundation
import Stateroom
import UIKit

/// A demonstration of links that lead through three containers in one change.
final class LinksViewController: DemonstrationViewController {
  private let ship = ShipViewController()
  private let path = TextRow("None yet.", font: .monospacedSystemFont(ofSize: 13, weight: .regular))
  private let report = TextRow("A link can be opened at any time.", color: .secondaryLabel)

  init() { super.init("Deep Links") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(ship, height: 250)
    addCard(
      "Open", Self.links.map { link in RowView.button(link.address) { [weak self] in self?.open(link.path) } },
      footer: "Containers that show their state already are not changed. Only the outermost visible change is animated."
    )
    addCard("Path and Outcome", [path, report])
  }

  private func open(_ path: StatePath) {
    self.path.text = path.description
    ship.open(path, animated: true) { [report] in report.text = Self.text(for: $0) }
  }

  /// Returns an outcome without the addresses of objects, which differ in each process.
  private static func text(for outcome: TransitionOutcome) -> String {
    outcome.description.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
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
