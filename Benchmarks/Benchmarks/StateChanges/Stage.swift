import Simulator
import Stateroom
import UIKit

/// What a state change brings.
enum Newcomer: String, CaseIterable {
  /// A screen that is made for the state, as state containers do unless told otherwise.
  case fresh = ""
  /// One of two screens that were made before and take turns.
  case kept = "kept-"
  /// One of two controllers with nothing in their views, so that nothing hides what the change itself costs.
  case bare = "bare-"
}

/// A device with a container of either kind on it, in one place of which controllers take turns.
@MainActor
final class Stage {
  let simulator: Simulator
  private var first: UIViewController
  private var second: UIViewController
  private let others: [UIViewController]
  private let place: Int

  private let newcomer: Newcomer

  init(children count: Int, _ newcomer: Newcomer) async {
    simulator = await Simulator.boot(.iPhone15)
    self.newcomer = newcomer
    let make: () -> UIViewController = { newcomer == .bare ? UIViewController() : Screen() }
    (first, second) = (make(), make())
    others = (1..<max(count, 1)).map { _ in make() }
    place = count / 2
  }

  private var initial: [UIViewController] {
    var children = others
    children.insert(first, at: place)
    return children
  }

  private func next() -> UIViewController {
    if newcomer == .fresh { return Screen() }
    (first, second) = (second, first)
    return first
  }

  // MARK: - By Hand

  func showHandWritten() -> HandWrittenContainer {
    let container = HandWrittenContainer()
    container.loadViewIfNeeded()
    container.fill(with: initial)
    simulator.show(container)
    return container
  }

  func swap(in container: HandWrittenContainer) {
    container.swap(at: place, to: next())
    simulator.commit()
  }

  func dissolve(in container: HandWrittenContainer, duration: Double) {
    container.dissolve(at: place, to: next(), duration: duration)
    simulator.advance(by: .seconds(duration))
  }

  // MARK: - By the Library

  func showContainer() -> ContainerViewController {
    let container = ContainerViewController(viewControllers: initial)
    simulator.show(container)
    return container
  }

  func swap(in container: ContainerViewController) {
    var children = container.viewControllers
    children[place] = next()
    container.setViewControllers(children, completion: nil)
    simulator.commit()
  }

  func dissolve(in container: ContainerViewController, duration: Double) {
    var children = container.viewControllers
    children[place] = next()
    container.setViewControllers(children, using: .dissolve(duration: duration), completion: nil)
    simulator.advance(by: .seconds(duration))
  }
}
