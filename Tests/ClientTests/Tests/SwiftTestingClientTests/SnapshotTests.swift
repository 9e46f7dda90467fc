import Simulator
import Stateroom
import Testing
import UIKit

@MainActor struct SnapshotTests {
  @Test func `The screens of a flow match their references`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let root = StateViewController(initialState: "Ada") { GreetingViewController($0) }
    simulator.show(root)
    await expectSnapshot(of: simulator, as: [.svg, .text], named: "Ada")
    root.transition(to: "Charles", animated: true)
    // At rest: the transition is played first.
    await expectSnapshot(of: simulator, as: [.svg, .text], named: "Charles")
  }

  @Test func `A view controller alone matches its references`() async {
    await expectSnapshot(of: GreetingViewController("Ada"), on: .iPhoneSE, as: [.text, .lifecycle])
  }

  @Test func `A view alone matches its references`() async {
    await expectSnapshot(of: greeting("Ada"), as: [.svg, .accessibility])
  }

  @Test(arguments: ["Ada", "Charles"])
  func `Every argument has a reference of its own`(_ name: String) async {
    await expectSnapshot(of: greeting(name), as: .text, named: name)
  }

  /// The reference contains the name Ada.
  @Test func `A difference fails the test, and names the lines`() async {
    await withKnownIssue {
      await expectSnapshot(of: greeting("Charles"), as: .svg)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("\"Hello, Ada\"\n+ UILabel") }
    }
  }

  private func greeting(_ name: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.text = "Hello, \(name)"
    return label
  }
}

private final class GreetingViewController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = name == "Ada" ? .systemTeal : .systemIndigo
    let label = UILabel()
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textColor = .white
    label.text = "Hello, \(name)"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
