import Stateroom
import UIKit

/// What all windows of an app show.
enum Office: Hashable, Codable, Sendable {
  case door
  /// The same interface, and a sheet or an alert over it.
  case desk, letter, memo
  case alarm
  /// An interface of its own with a sheet over it.
  case tour
}

/// An app whose states present something over its interface.
final class OfficeController: RootController<Office> {
  private(set) var log: [Office] = []
  private(set) var interfaces: [UIViewController] = []
  private(set) var asked: [Office] = []
  var style = UIModalPresentationStyle.automatic
  var makeSheet: () -> UIViewController = { UIViewController() }
  var isDismissalForbidden = false
  /// The state that the alert's button requests, if any.
  var choice: Office?

  convenience init(in state: Office) {
    self.init(initialState: state, configuration: RootConfiguration(transitionDuration: 0.3))
  }

  override func viewController(for state: Office) -> UIViewController {
    let interface = UIViewController()
    interface.title = "\(state)"
    interfaces.append(interface)
    return interface
  }

  override func hasSameInterface(_ one: Office, _ other: Office) -> Bool {
    let desk: Set<Office> = [.desk, .letter, .memo, .alarm]
    return desk.contains(one) && desk.contains(other)
  }

  override func presentedViewController(for state: Office) -> UIViewController? {
    asked.append(state)
    switch state {
    case .door, .desk: return nil
    case .letter, .memo, .tour:
      let sheet = makeSheet()
      sheet.title = "\(state)"
      sheet.modalPresentationStyle = style
      return sheet
    case .alarm:
      let alert = UIAlertController(title: "alarm", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Leave", style: .default) { [weak self] _ in
          guard let self, let choice else { return }
          transition(to: choice)
        })
      return alert
    }
  }

  override func stateAfterDismissal(of state: Office) -> Office? {
    isDismissalForbidden ? nil : super.stateAfterDismissal(of: state)
  }

  override func didChangeState(from oldState: Office, to newState: Office) { log.append(newState) }

  /// The titles of the interfaces and of what UIKit presents over them, window by window.
  var shown: [[String?]] {
    rootViewControllers.map { root in
      [root.children.first?.title, root.presentedViewController.map { $0.title ?? "?" }].filter { $0 != nil }
    }
  }
}
