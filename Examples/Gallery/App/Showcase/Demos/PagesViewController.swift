import Stateroom
import UIKit

/// A demonstration of ordered pages, turned with buttons and by swiping.
final class PagesViewController: DemonstrationViewController {
  private let stage = PlacePageController(pages: Place.allCases)
  private let dots = UIPageControl()
  private let event = ValueRow("Last event", "–")

  init() { super.init("Pages") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.onTurn = { [weak self] in self?.showPage() }
    stage.onFinish = { [event] in event.value = "finished the last page" }
    setStage(stage, height: 280)
    dots.numberOfPages = stage.pages.count
    dots.currentPageIndicatorTintColor = .systemIndigo
    dots.pageIndicatorTintColor = .systemGray4
    dots.isUserInteractionEnabled = false
    add(dots)
    addCard(
      nil,
      [
        RowView.chips(["Back", "Next"]) { [weak self] in self?.turn(forward: $0 == 1) },
        RowView.toggle("Swipes Turn Pages", isOn: true) { [stage] in stage.isSwipeEnabled = $0 },
        event,
      ], footer: "A page controller is a state container: a swipe is an interactive transition.")
  }

  private func turn(forward: Bool) {
    if forward {
      stage.goForward(animated: true)
    } else {
      stage.goBack(animated: true) { [event] in
        if case .refused(let refusal) = $0 { event.value = "refused: \(refusal.reason)" }
      }
    }
  }

  private func showPage() {
    dots.currentPage = stage.pageIndex ?? 0
    event.value = stage.state.name
  }
}

private final class PlacePageController: StatePageController<Place> {
  var onTurn: () -> Void = {}
  var onFinish: () -> Void = {}

  override func viewController(for place: Place) -> UIViewController { PlaceViewController(place) }

  override func didFinishPages() { onFinish() }

  override func didChangeState(from previousPage: Place?, to newState: Place, animated: Bool) {
    guard previousPage != nil else { return }
    onTurn()
  }
}
