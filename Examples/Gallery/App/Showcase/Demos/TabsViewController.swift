import Stateroom
import UIKit

/// A demonstration of tabs that are states. They are selected by code and by taps, and added and removed at run time.
final class TabsViewController: DemonstrationViewController {
  private let stage = PlaceTabBarController(states: [.harbor, .sea], initialState: .harbor)
  private let state = ValueRow("State")
  private let event = ValueRow("Last event", "–")

  init() { super.init("Tabs as States") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.onEvent = { [weak self] in self?.show($0) }
    setStage(stage, height: 280)
    addCard(nil, [state, event])
    addCard(
      "Tabs",
      [
        RowView.toggle("Island Has a Tab") { [weak self] in self?.setIsland($0) },
        RowView.button("Go to Sea by Code") { [stage] in stage.transition(to: .sea, animated: true) },
        RowView.button("Go to Island by Code") { [weak self] in self?.goToIsland() },
      ],
      footer: "A state without a tab is refused, with a message that names it. A tap on the selected tab is reported.")
    show("–")
  }

  private func setIsland(_ isThere: Bool) {
    stage.setStates(isThere ? Place.allCases : [.harbor, .sea], animated: true)
  }

  private func goToIsland() {
    stage.transition(to: .island, animated: true) { [weak self] in self?.show("island: \($0.word)") }
  }

  private func show(_ text: String) {
    state.value = stage.state?.name ?? "none"
    event.value = text
  }
}

private final class PlaceTabBarController: StateTabBarController<Place> {
  var onEvent: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .white
    tabBar.unselectedItemTintColor = UIColor(white: 1, alpha: 0.55)
  }

  override func viewController(for place: Place) -> UIViewController { PlaceViewController(place) }

  override func tabBarItem(for place: Place) -> UITabBarItem {
    UITabBarItem(title: place.name, image: UIImage(systemName: place.symbol), selectedImage: nil)
  }

  override func preferredTransition(from old: Place, to new: Place) -> ContainerTransition? {
    .slide(from: new.rawValue > old.rawValue ? .right : .left)
  }

  override func didChangeState(from oldState: Place?, to newState: Place?) {
    onEvent("\(oldState?.name ?? "none") → \(newState?.name ?? "none")")
  }

  override func didReselect(_ place: Place) {
    super.didReselect(place)
    onEvent("\(place.name) again")
  }
}
