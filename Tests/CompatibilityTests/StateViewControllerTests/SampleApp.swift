import StateViewController
import UIKit

// An app as it was written for the package: only its import refers to it.

enum AppState {
  case loggedOut
  case loggedIn(name: String)
}

final class LoginViewController: UIViewController {
  var onLogin: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.setTitle("Log In", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onLogin?("Ada") }, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class GreetingViewController: UIViewController, StateViewControllerTransitioning {
  let label = UILabel()
  private(set) var ended: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
    view.addSubview(label)
  }

  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 0.5 }
  func stateTransitionWillBegin(isAppearing: Bool) { if isAppearing { label.alpha = 0 } }
  func stateTransitionDidEnd(isAppearing: Bool) { ended.append(isAppearing) }
  func animateAlongsideStateTransition(isAppearing: Bool) { label.alpha = isAppearing ? 1 : 0 }
  func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { isAppearing ? 0.1 : 0 }
}

final class RootViewController: StateViewController<AppState> {
  var name: String?
  var states: [String] = []
  private lazy var login: LoginViewController = {
    let login = LoginViewController()
    login.onLogin = { [weak self] name in
      self?.name = name
      self?.setNeedsStateTransition(to: .loggedIn(name: name), animated: true)
    }
    return login
  }()

  override func loadAppearanceState() -> AppState { name.map { .loggedIn(name: $0) } ?? .loggedOut }

  override func children(for state: AppState) -> [UIViewController] {
    switch state {
    case .loggedOut: return [login]
    case .loggedIn(let name):
      let greeting = GreetingViewController()
      greeting.loadViewIfNeeded()
      greeting.label.text = "Hello, \(name)"
      return [greeting]
    }
  }

  override func willTransition(to nextState: AppState, animated: Bool) { states.append("will \(nextState)") }
  override func didTransition(from previousState: AppState?, animated: Bool) {
    states.append("did \(currentState)")
  }
}

/// With a container view of its own, as from a storyboard.
final class BoxedViewController: StateViewController<Int> {
  let box = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
  private(set) var loads = 0

  override func viewDidLoad() {
    view.addSubview(box)
    super.viewDidLoad()
  }
  override func loadChildContainerView() -> UIView {
    loads += 1
    return box
  }
  override func loadAppearanceState() -> Int { 0 }
  override func children(for state: Int) -> [UIViewController] {
    let child = UIViewController()
    child.title = "\(state)"
    return [child]
  }
  override func childWillAppear(_ child: UIViewController, animated: Bool) {}
  override func childDidAppear(_ child: UIViewController, animated: Bool) {}
  override func childWillDisappear(_ child: UIViewController, animated: Bool) {}
  override func childDidDisappear(_ child: UIViewController, animated: Bool) {}
}
