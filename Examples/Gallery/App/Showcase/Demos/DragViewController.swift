import Stateroom
import UIKit

/// A demonstration of interactive transitions: driven by a drag or a slider, or interrupting a running transition.
final class DragViewController: DemonstrationViewController {
  private let stage = CarouselViewController(initialState: .harbor)
  private let slider = UISlider()
  private let outcome = ValueRow("Last outcome", "–")
  private var transition: InteractiveTransition?

  init() { super.init("Interactive Transitions") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage, height: 260)
    let pan = TransitionPanGestureRecognizer(towards: .left) { [weak self] in self?.begin() }
    pan.interruptsTransitionsOf = stage
    stage.view.addGestureRecognizer(pan)
    slider.addAction(UIAction { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.sliderLeft() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    slider.accessibilityLabel = "Progress"
    addCard(
      "Progress", [RowView([slider], vertically: 8)],
      footer:
        "Drag the picture to the left, or move the slider. Before the middle, the transition is cancelled when it is released."
    )
    addCard(
      "Interruption", [RowView.button("Start a Slow Transition") { [weak self] in self?.setOut() }, outcome],
      footer: "Touch the picture while the transition is running to pause it, then drag it in either direction.")
  }

  private func begin() -> InteractiveTransition? {
    stage.duration = 0.4
    return stage.beginInteractiveTransition(to: stage.state.next) { [outcome] in outcome.value = $0.word }
  }

  private func sliderMoved() {
    if transition == nil { transition = begin() }
    transition?.update(CGFloat(slider.value))
  }

  private func sliderLeft() {
    if slider.value > 0.5 { transition?.finish() } else { transition?.cancel() }
    transition = nil
    slider.setValue(0, animated: true)
  }

  private func setOut() {
    stage.duration = 3
    stage.transition(to: stage.state.next, animated: true) { [outcome] in outcome.value = $0.word }
  }
}

/// A container with places that follow each other in a circle.
private final class CarouselViewController: StateViewController<Place> {
  var duration: TimeInterval = 0.4

  override func viewController(for place: Place) -> UIViewController { PlaceViewController(place) }

  override func preferredTransition(from old: Place, to new: Place) -> ContainerTransition {
    .slide(from: .right, duration: duration)
  }
}
