import Stateroom
import UIKit

/// A demonstration of a navigation stack that is an array. Assigning it changes the stack in one transition.
final class StackViewController: DemonstrationViewController {
  private let stage = VoyageNavigationController(initialState: .ports)
  private let states = TextRow(font: .monospacedSystemFont(ofSize: 13, weight: .regular))

  init() { super.init("A Stack as Data") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.onChange = { [weak self] in self?.showStates() }
    setStage(stage, height: 280)
    addCard("states", [states])
    addCard(
      "setStack",
      [
        row([.ports]),
        row([.ports, .port("Oslo")]),
        row([.ports, .port("Oslo"), .pier(3)]),
        row([.ports, .port("Genoa"), .pier(3)]),
      ], footer: "States that remain keep their view controllers. Every change is one transition.")
    addCard(
      "One more",
      [RowView.button("push(.pier(…))") { [stage] in stage.push(.pier(stage.states.count), animated: true) }],
      footer: "The back button, a swipe and its menu change the states as well.")
    showStates()
  }

  private func row(_ stack: [VoyagePage]) -> RowView {
    RowView.button(Self.text(stack)) { [stage] in stage.setStack(stack, animated: true) }
  }

  private func showStates() { states.text = Self.text(stage.states) }

  private static func text(_ stack: [VoyagePage]) -> String { "[" + stack.map(\.name).joined(separator: ", ") + "]" }
}

private enum VoyagePage: Hashable {
  case ports
  case port(String)
  case pier(Int)

  var name: String {
    switch self {
    case .ports: "ports"
    case .port(let name): name
    case .pier(let number): "pier \(number)"
    }
  }
}

private final class VoyageNavigationController: StateNavigationController<VoyagePage> {
  var onChange: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .white
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
  }

  override func viewController(for page: VoyagePage) -> UIViewController {
    let controller =
      switch page {
      case .ports: PlaceViewController(.sea, remark: "All ports")
      case .port(let name): PlaceViewController(.harbor, remark: name)
      case .pier(let number): PlaceViewController(.island, remark: "Pier \(number)")
      }
    controller.title = page.name.prefix(1).uppercased() + page.name.dropFirst()
    return controller
  }

  override func didChangeStack(from oldStates: [VoyagePage], to newStates: [VoyagePage]) { onChange() }
}
