import Samples
import Simulator
import Stateroom
import UIKit

/// The view controllers between which a state change transitions.
enum NewChild: String, CaseIterable {
  /// A screen that is created for the state, which is the default of state containers.
  case fresh = ""
  /// One of two existing screens, which alternate.
  case kept = "kept-"
  /// One of two view controllers with empty views, so that only the change itself is measured.
  case bare = "bare-"
}

/// A device with a container of either kind, whose child alternates.
@MainActor
final class Stage {
  private let simulator: Simulator
  private var first: UIViewController
  private var second: UIViewController
  private let others: [UIViewController]
  private let place: Int
  private let newChild: NewChild

  init(_ simulator: Simulator, children count: Int, _ newChild: NewChild) {
    self.simulator = simulator
    self.newChild = newChild
    let make: () -> UIViewController = { newChild == .bare ? UIViewController() : Screen() }
    (first, second) = (make(), make())
    others = (1..<max(count, 1)).map { _ in make() }
    place = count / 2
  }

  /// Returns an operation that performs a change without an animation, up to the end of the turn.
  func swapping(_ way: Way) -> () -> Void {
    switch way {
    case .byHand:
      let container = showHandWritten()
      return { [self] in
        container.swap(at: place, to: next())
        simulator.commit()
      }
    case .library:
      let container = showContainer()
      return { [self] in
        container.setViewControllers(list(changing: container), completion: nil)
        simulator.commit()
      }
    }
  }

  /// Returns an operation that performs a change with a cross dissolve, up to the end of the animation.
  func dissolving(_ way: Way, duration: Double) -> () -> Void {
    switch way {
    case .byHand:
      let container = showHandWritten()
      return { [self] in
        container.dissolve(at: place, to: next(), duration: duration)
        simulator.advance(by: .seconds(duration))
      }
    case .library:
      let container = showContainer()
      return { [self] in
        container.setViewControllers(
          list(changing: container), using: .dissolve(duration: duration), completion: nil)
        simulator.advance(by: .seconds(duration))
      }
    }
  }

  private var initial: [UIViewController] {
    var children = others
    children.insert(first, at: place)
    return children
  }

  private func next() -> UIViewController {
    if newChild == .fresh { return Screen() }
    (first, second) = (second, first)
    return first
  }

  private func list(changing container: ContainerViewController) -> [UIViewController] {
    var children = container.viewControllers
    children[place] = next()
    return children
  }

  private func showHandWritten() -> HandWrittenContainer {
    let container = HandWrittenContainer()
    container.loadViewIfNeeded()
    container.fill(with: initial)
    simulator.show(container)
    return container
  }

  private func showContainer() -> ContainerViewController {
    let container = ContainerViewController(viewControllers: initial)
    simulator.show(container)
    return container
  }
}
