import Stateroom
import UIKit

/// A demonstration of every transition of the catalog, played between two states with a tap.
final class TransitionsViewController: DemonstrationViewController {
  private let stage = PlayerViewController(initialState: .harbor)

  init() { super.init("Transitions") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage)
    addCard(
      "How",
      [
        RowView.toggle("Slow Motion") { [stage] in stage.isSlow = $0 },
        RowView.toggle("Reduce Motion", isOn: UIAccessibility.isReduceMotionEnabled) { [stage] in
          stage.reducesMotion = $0
        },
      ],
      footer: "With Reduce Motion, a cross dissolve replaces every transition that moves views.")
    for section in TransitionCatalog.sections {
      addCard(section.title, section.transitions.map(row))
    }
  }

  private func row(_ transition: ContainerTransition) -> RowView {
    let name = transition.name
    return RowView.button(name.prefix(1).uppercased() + name.dropFirst()) { [stage] in stage.play(transition) }
  }
}

/// A container that uses the selected transition between places.
private final class PlayerViewController: StateViewController<Place> {
  var isSlow = false
  var reducesMotion = false
  private var chosen = ContainerTransition.none

  func play(_ transition: ContainerTransition) {
    chosen = reducesMotion ? transition.reducingMotion() : transition
    if isSlow { chosen.duration *= 4 }
    self.transition(to: state.next, animated: true)
  }

  override func viewController(for place: Place) -> UIViewController { PlaceViewController(place) }

  override func preferredTransition(from old: Place, to new: Place) -> ContainerTransition { chosen }
}
