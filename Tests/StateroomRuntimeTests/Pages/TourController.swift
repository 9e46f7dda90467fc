import Stateroom
import StateroomTesting
import UIKit

/// A page controller that keeps account of everything.
@MainActor
final class TourController: StatePageController<Int> {
  var violations: [String] = []
  var finished = 0
  var forbidden: Set<Int> = []
  var onCallback: (() -> Void)?
  private(set) var made: [WeakPage] = []

  struct WeakPage { weak var page: StrictChild? }

  override func viewController(for page: Int) -> UIViewController {
    let child = StrictChild("\(page)") { [weak self] in self?.violations.append($0) }
    child.onCallback = { [weak self] in self?.onCallback?() }
    made.append(WeakPage(page: child))
    return child
  }

  override func didFinishPages() { finished += 1 }

  override func shouldSwipe(from page: Int, to nextPage: Int) -> Bool { !forbidden.contains(nextPage) }

  override func didChangeState(from previousState: Int?, to newState: Int, animated: Bool) { onCallback?() }

  func complaintsAtRest() -> [String] {
    var complaints = violations
    violations = []
    if isTransitioning { complaints.append("still in transition") }
    if children.map(\.title) != ["\(state)"] { complaints.append("\(children.map(\.title)) shown for \(state)") }
    if contentView.subviews != children.compactMap(\.viewIfLoaded) { complaints.append("views are left behind") }
    for case let child as StrictChild in children {
      complaints += child.complaintsAtRest(isShown: true, isHostOnScreen: view.window?.isHidden == false)
    }
    return complaints
  }
}
