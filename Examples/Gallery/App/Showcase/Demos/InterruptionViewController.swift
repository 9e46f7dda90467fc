import Stateroom
import UIKit

/// A demonstration of transition policies with the same taps for five containers, each of which has another policy.
final class InterruptionViewController: DemonstrationViewController {
  private let lanes = TransitionPolicy.allCases.map { PolicyLane(policy: $0) }

  init() { super.init("Interruption") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = RowView.chips(Place.allCases.map(\.name)) { [weak self] in self?.go(to: Place.allCases[$0]) }
    buttons.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    pin(buttons, height: 52)
    addCard(
      nil, lanes.map(\.row),
      footer: "Tap faster than the animations. Every container receives the same requests and reports their outcomes.")
    for lane in lanes { embed(lane.container, in: lane.stage) }
  }

  private func go(to place: Place) {
    for lane in lanes { lane.go(to: place) }
  }
}

/// A container with its policy, and the outcomes of its requests.
@MainActor
private final class PolicyLane {
  let container = PlacesViewController(initialState: .harbor)
  let stage = StageView()
  private(set) lazy var row = makeRow()

  private let policy: TransitionPolicy
  private let tally = UILabel(
    "No outcome yet", font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel, lines: 2)
  private var counts: [(outcome: String, count: Int)] = []

  init(policy: TransitionPolicy) {
    self.policy = policy
    container.transitionPolicy = policy
    container.duration = 0.8
    container.hasSmallChildren = true
  }

  func go(to place: Place) {
    container.transition(to: place, animated: true) { [weak self] in self?.count($0) }
  }

  private func count(_ outcome: TransitionOutcome) {
    if let index = counts.firstIndex(where: { $0.outcome == outcome.word }) {
      counts[index].count += 1
    } else {
      counts.append((outcome.word, 1))
    }
    tally.text = counts.map { "\($0.count) \($0.outcome)" }.joined(separator: " · ")
  }

  private func makeRow() -> RowView {
    let title = UILabel(policy.title, font: .preferredFont(forTextStyle: .subheadline), lines: 2)
    let words = UIStackView(arrangedSubviews: [title, tally])
    words.axis = .vertical
    words.spacing = 2
    stage.layer.cornerRadius = 10
    NSLayoutConstraint.activate([
      stage.widthAnchor.constraint(equalToConstant: 116), stage.heightAnchor.constraint(equalToConstant: 76),
    ])
    return RowView([stage, words], vertically: 10)
  }
}

extension TransitionPolicy {
  fileprivate var title: String {
    switch self {
    case .finishThenLatest: "Finish, then show the latest"
    case .interrupt: "Interrupt"
    case .reverse: "Reverse"
    case .queue: "Queue"
    case .ignoreNew: "Ignore new requests"
    }
  }
}

extension TransitionOutcome {
  /// The outcome in a word, without the message of a refusal.
  var word: String {
    if case .refused = self { "refused" } else { description }
  }
}
