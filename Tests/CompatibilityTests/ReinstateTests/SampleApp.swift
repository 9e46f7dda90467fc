import Reinstate
import UIKit

// An app as it was written for the package: only its import refers to it.

enum ListState: Equatable {
  case loading
  case loaded([String])
  case failed(message: String)
}

final class ListViewController: StatefulViewController<ListState> {
  private(set) var configurations = 0

  init() { super.init(initialState: .loading) }

  override func configureInitialState() {
    configurations += 1
    super.configureInitialState()
  }

  override func childViewController(for state: ListState) -> UIViewController {
    let child = UIViewController()
    switch state {
    case .loading: child.title = "loading"
    case .loaded(let items): child.title = items.joined(separator: " ")
    case .failed(let message): child.title = message
    }
    return child
  }

  override func transitionAnimation(from oldState: ListState, to newState: ListState) -> StateTransitionAnimation? {
    switch (oldState, newState) {
    case (.loading, .loaded):
      return .appearUnderPrevious(onRemove: (duration: 0.3, options: [.transitionCrossDissolve]))
    case (_, .failed):
      return .removePreviousThenAppear(
        onRemove: (0.2, [.curveEaseIn, .transitionCrossDissolve]),
        onAppear: (0.2, [.curveEaseOut, .transitionCrossDissolve]))
    case (.failed, _): return nil
    default: return super.transitionAnimation(from: oldState, to: newState)
    }
  }

  func load(_ items: [String], completion: (() -> Void)? = nil) {
    transition(to: .loaded(items), animated: true, completion: completion)
  }
}

final class HostViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
  }

  func show(_ child: UIViewController) {
    let options: StateTransitionAnimationOptions = (0.25, .transitionCrossDissolve)
    addChild(child, constrainedTo: box, options: options) { [weak self] in self?.log.append("added") }
  }

  func swap(_ child: UIViewController, for other: UIViewController) {
    replaceChild(
      child, with: other,
      animation: .appearAndSimultaneouslyRemove(
        onAppear: (0.25, .transitionCrossDissolve), onRemove: (0.25, .transitionCrossDissolve))
    ) { [weak self] in self?.log.append("replaced") }
  }

  func hide(_ child: UIViewController) {
    removeChild(child, options: (duration: 0.25, options: .transitionCrossDissolve)) { [weak self] in
      self?.log.append("removed")
    }
  }
}

enum SignUpStep: Equatable {
  case name, address, done(String)
}

final class SignUpController: StatefulNavigationController<SignUpStep> {
  private(set) var made: [SignUpStep] = []
  var popsToSameKind = false
  var cached: UIViewController?

  init() { super.init(initialState: .name) }

  override func childViewController(for state: SignUpStep) -> UIViewController {
    made.append(state)
    if let cached { return cached }
    let child = UIViewController()
    child.title = "\(state)"
    return child
  }

  override func shouldPopToViewController(from oldState: SignUpStep, to newState: SignUpStep) -> Bool {
    if popsToSameKind, case .done = oldState, case .done = newState { return true }
    return super.shouldPopToViewController(from: oldState, to: newState)
  }
}

enum Section: Equatable { case news, search, profile }

final class MainController: StatefulTabBarController<Section> {
  init() {
    let items: [Item] = [Section.news, .search, .profile].map { section in
      let child = UIViewController()
      child.title = "\(section)"
      child.tabBarItem = UITabBarItem(title: "\(section)", image: nil, tag: 0)
      return (section, child)
    }
    super.init(allItems: items, initialItem: items[1])
  }
}
