import Stateroom
import UIKit

/// A demonstration of retention: three counters, each of which has another policy for the time after its state was
/// left.
final class RetentionViewController: DemonstrationViewController {
  private let stage = CountersViewController(initialState: .kept)

  init() { super.init("Retention") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage)
    addCard(
      "State",
      [
        RowView.choice(Counter.allCases.map(\.title)) { [stage] in
          stage.transition(to: Counter.allCases[$0], animated: true)
        }
      ], footer: "Increase the count, show another state, and return.")
    addCard(
      nil, [RowView.button("Release Retained Controllers") { [stage] in stage.dropRetainedViewControllers() }],
      footer: "Retained view controllers keep their count. Some are retained only until memory becomes low.")
  }
}

private enum Counter: Int, CaseIterable {
  case kept
  case keptLightly
  case dropped

  var title: String {
    switch self {
    case .kept: "Kept"
    case .keptLightly: "Lightly"
    case .dropped: "Dropped"
    }
  }

  var color: UIColor {
    switch self {
    case .kept: .systemPurple
    case .keptLightly: .systemIndigo
    case .dropped: .systemGray
    }
  }
}

private final class CountersViewController: StateViewController<Counter> {
  override func viewController(for counter: Counter) -> UIViewController { CounterViewController(counter) }

  override func retention(of counter: Counter) -> StateRetention {
    switch counter {
    case .kept: .keep
    case .keptLightly: .keepUntilMemoryWarning
    case .dropped: .drop
    }
  }
}

/// A counter that does not depend on states.
private final class CounterViewController: UIViewController {
  private let counter: Counter
  private let number = UILabel("0", font: .monospacedDigitSystemFont(ofSize: 64, weight: .bold), color: .white)
  private var count = 0 {
    didSet { number.text = String(count) }
  }

  init(_ counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = counter.color
    number.accessibilityIdentifier = "count"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Count Up"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .white
    configuration.baseForegroundColor = counter.color
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.count += 1 })
    let column = UIStackView(arrangedSubviews: [number, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
