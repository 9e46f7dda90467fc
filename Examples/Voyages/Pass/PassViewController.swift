import UIKit

/// A boarding pass, which the user can dismiss by dragging it down.
final class PassViewController: UIViewController {
  var voyage: Voyage?
  weak var transition: PassTransition?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var card: UIView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var placeLabel: UILabel!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var datesLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = voyage?.color
    placeLabel.text = voyage?.place
    datesLabel.text = voyage?.dates
  }

  @IBAction func close(_ sender: Any) { dismiss(animated: true) }

  @IBAction func pan(_ recognizer: UIPanGestureRecognizer) {
    let progress = max(recognizer.translation(in: view).y / view.bounds.height, 0)
    switch recognizer.state {
    case .began:
      transition?.beginInteraction()
      dismiss(animated: true)
    case .changed: transition?.interaction?.update(progress)
    case .ended: transition?.endInteraction(finishes: progress > 0.3 || recognizer.velocity(in: view).y > 600)
    case .cancelled, .failed: transition?.endInteraction(finishes: false)
    default: break
    }
  }
}
