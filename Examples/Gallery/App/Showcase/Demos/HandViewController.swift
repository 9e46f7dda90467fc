import Stateroom
import UIKit

/// A finger pulls the container to another state; a slider does the same; a running transition can be caught.
final class HandViewController: DemonstrationViewController {
  private let stage = PlacesViewController(initialState: .harbor)
  private let slider = UISlider()
  private let outcome = ValueRow("Last outcome", "–")
  private var transition: InteractiveTransition?

  init() { super.init("Following a Hand") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage, height: 260)
    for direction in [ContainerTransition.Edge.left, .right] {
      let pan = TransitionPanGestureRecognizer(towards: direction) { [weak self] in self?.pull(towards: direction) }
      pan.catchesTransitionsOf = stage
      stage.view.addGestureRecognizer(pan)
    }
    slider.addAction(UIAction { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.sliderLeft() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    slider.accessibilityLabel = "Progress"
    addCard(
      "By hand", [RowView([slider], vertically: 8)],
      footer: "Pull the picture to the side, or move the slider. Let go before the middle, and all is as it was.")
    addCard(
      "Catching", [RowView.button("Set Out Slowly") { [weak self] in self?.setOut() }, outcome],
      footer: "While it runs, put a finger on the picture: it stops there, and goes where you throw it.")
  }

  // MARK: - The Finger

  private func pull(towards direction: ContainerTransition.Edge) -> InteractiveTransition? {
    let step = direction == .left ? 1 : -1
    guard let place = Place(rawValue: stage.state.rawValue + step) else { return nil }
    return begin(to: place)
  }

  private func begin(to place: Place) -> InteractiveTransition? {
    stage.duration = 0.4
    return stage.beginInteractiveTransition(to: place) { [outcome] in outcome.value = $0.word }
  }

  // MARK: - The Slider

  private func sliderMoved() {
    if transition == nil { transition = begin(to: stage.state.next) }
    transition?.update(CGFloat(slider.value))
  }

  private func sliderLeft() {
    if slider.value > 0.5 { transition?.finish() } else { transition?.cancel() }
    transition = nil
    slider.setValue(0, animated: true)
  }

  // MARK: - Catching

  private func setOut() {
    stage.duration = 3
    stage.transition(to: stage.state.next, animated: true) { [outcome] in outcome.value = $0.word }
  }
}
