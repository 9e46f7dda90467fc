import Stateroom
import UIKit

/// A demonstration of the events of containers: for taps, for gestures, and for reversed transitions.
final class EventsViewController: DemonstrationViewController {
  private let stage = PlacesViewController(initialState: .harbor)
  private let log = TextRow("Nothing yet.", font: .monospacedSystemFont(ofSize: 12, weight: .regular))
  private var observesAllContainers = false
  private var observation: EventObservation?

  init() { super.init("Event Stream") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.duration = 0.8
    stage.transitionPolicy = .reverse
    setStage(stage)
    let pan = TransitionPanGestureRecognizer(towards: .left) { [stage] in
      stage.beginInteractiveTransition(to: stage.state.next)
    }
    pan.interruptsTransitionsOf = stage
    stage.view.addGestureRecognizer(pan)
    addCard(
      "Requests",
      [
        RowView.chips(Place.allCases.map(\.name)) { [stage] in
          stage.transition(to: Place.allCases[$0], animated: true)
        },
        RowView.choice(["This Stage", "The Whole App"]) { [weak self] in self?.observesAllContainers = $0 == 1 },
      ])
    addCard(
      "Events", [log], footer: "One call observes all containers, without a change of the code that makes the requests."
    )
    observation = Diagnostics.observe { [weak self] in self?.add($0) }
  }

  private func add(_ event: ContainerEvent) {
    guard observesAllContainers || event.container.object === stage else { return }
    log.add(observesAllContainers ? "\(event.container.name): \(event.kind)" : "\(event.kind)", keeping: 9)
  }
}
