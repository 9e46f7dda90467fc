import Stateroom
import UIKit

/// A demonstration of allowed transitions: an order that refuses all others, and a diagram of the performed
/// transitions.
final class AllowedTransitionsViewController: DemonstrationViewController {
  private let stage = OrderViewController(initialState: .cart)
  private let report = TextRow("No request yet.", color: .secondaryLabel)
  private let graph = TextRow(font: .monospacedSystemFont(ofSize: 13, weight: .regular))

  init() { super.init("Allowed Transitions") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage, height: 150)
    addCard("Go to", [RowView.chips(Order.allCases.map(\.title)) { [weak self] in self?.go(to: Order.allCases[$0]) }])
    addCard("Outcome", [report])
    addCard(
      "State graph", [graph],
      footer: "The transitions so far as Mermaid text, which Markdown pages display as a diagram.")
    stage.onTransition = { [weak self] in self?.showGraph() }
    showGraph()
  }

  private func go(to order: Order) {
    stage.transition(to: order, animated: true) { [report] outcome in
      switch outcome {
      case .refused(let refusal): report.text = refusal.description
      default: report.text = "\(order.title): \(outcome.word)."
      }
    }
  }

  private func showGraph() { graph.text = stage.stateGraph.mermaid }
}

private enum Order: Int, CaseIterable {
  case cart
  case address
  case payment
  case done

  var title: String {
    switch self {
    case .cart: "Cart"
    case .address: "Address"
    case .payment: "Pay"
    case .done: "Done"
    }
  }

  var style: (symbol: String, color: UIColor) {
    switch self {
    case .cart: ("cart.fill", .systemIndigo)
    case .address: ("map", .systemTeal)
    case .payment: ("creditcard.fill", .systemOrange)
    case .done: ("checkmark.circle.fill", .systemGreen)
    }
  }
}

private final class OrderViewController: StateViewController<Order> {
  var onTransition: () -> Void = {}

  /// The name of the container in messages.
  override var description: String { "The order" }

  override func viewDidLoad() {
    recordsStateGraph = true
    super.viewDidLoad()
  }

  override func shouldChangeState(from old: Order, to new: Order) -> Bool {
    switch (old, new) {
    case (.cart, .address), (.address, .payment), (.payment, .done), (.done, .cart): true
    // The order can go back unless it is paid.
    case (.address, .cart), (.payment, .address): true
    default: false
    }
  }

  override func viewController(for order: Order) -> UIViewController { StepViewController(order) }

  override func preferredTransition(from old: Order, to new: Order) -> ContainerTransition {
    .slide(from: new.rawValue > old.rawValue ? .right : .left)
  }

  override func didChangeState(from previousState: Order?, to newState: Order, animated: Bool) { onTransition() }
}

private final class StepViewController: UIViewController {
  private let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = order.style.color
    let symbol = UIImageView(
      image: UIImage(
        systemName: order.style.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    symbol.tintColor = .white
    symbol.contentMode = .center
    let name = UILabel(order.title, font: .sectionTitle, color: .white)
    name.textAlignment = .center
    let column = UIStackView(arrangedSubviews: [symbol, name])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
