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

  func problemsAtRest() -> [String] {
    var problems = violations
    violations = []
    if isTransitioning { problems.append("still in transition") }
    if children.map(\.title) != ["\(state)"] { problems.append("\(children.map(\.title)) shown for \(state)") }
    if contentView.subviews != children.compactMap(\.viewIfLoaded) { problems.append("views are left behind") }
    for case let child as StrictChild in children {
      problems += child.problemsAtRest(isShown: true, isHostOnScreen: view.window?.isHidden == false)
    }
    return problems
  }
}
