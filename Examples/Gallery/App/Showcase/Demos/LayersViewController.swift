import Stateroom
import UIKit

/// A demonstration of states with several children. Children that two states share remain on screen.
final class LayersViewController: DemonstrationViewController {
  private let stage = ChartViewController(initialState: .chart)
  private let log = TextRow(font: .monospacedSystemFont(ofSize: 13, weight: .regular), color: .secondaryLabel)

  init() { super.init("Several Children") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.onTransition = { [weak self] in self?.showCounts() }
    setStage(stage, height: 260)
    addCard(
      "State",
      [
        RowView.choice(ChartState.allCases.map(\.title)) { [stage] in
          stage.transition(to: ChartState.allCases[$0], animated: true)
        }
      ])
    addCard(
      "How often each child has appeared", [log],
      footer: "The chart is part of all three states. It appears once and receives no further callbacks.")
    showCounts()
  }

  private func showCounts() { log.text = stage.appearances }
}

/// The layers of the chart.
private enum ChartState: Int, CaseIterable {
  case chart
  case legend
  case everything

  var title: String {
    switch self {
    case .chart: "Chart"
    case .legend: "Legend"
    case .everything: "Everything"
    }
  }
}

private final class ChartViewController: StateViewController<ChartState> {
  var onTransition: () -> Void = {}

  private let chart = PlaceViewController(.sea)
  private let legend = PanelViewController("Lighthouses · Buoys · Wrecks", edge: .top)
  private let controls = PanelViewController("Course 214°  ·  12 knots", edge: .bottom)
  private var counts: [UIViewController: Int] = [:]

  // The view controllers from back to front.
  override func viewControllers(for state: ChartState) -> [UIViewController] {
    switch state {
    case .chart: [chart]
    case .legend: [chart, legend]
    case .everything: [chart, legend, controls]
    }
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) { counts[child, default: 0] += 1 }

  override func didChangeState(from previousState: ChartState?, to newState: ChartState, animated: Bool) {
    onTransition()
  }

  var appearances: String {
    [("Chart   ", chart as UIViewController), ("Legend  ", legend), ("Controls", controls)]
      .map { "\($0.0)  \(counts[$0.1] ?? 0)" }.joined(separator: "\n")
  }
}

/// A panel above the views below it.
private final class PanelViewController: UIViewController {
  private let text: String
  private let edge: ContainerTransition.Edge

  init(_ text: String, edge: ContainerTransition.Edge) {
    self.text = text
    self.edge = edge
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    let panel = UIView()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 12
    let label = UILabel(text, font: .preferredFont(forTextStyle: .subheadline))
    label.textAlignment = .center
    for child in [panel, label] { child.translatesAutoresizingMaskIntoConstraints = false }
    panel.addSubview(label)
    view.addSubview(panel)
    label.pin(to: panel, insets: UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12))
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      edge == .top
        ? panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
        : panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
  }
}
