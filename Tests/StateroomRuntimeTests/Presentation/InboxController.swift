import Stateroom
import UIKit

/// A list over which states present a sheet, another one, an alert, or nothing.
enum Inbox: Hashable, Codable, Sendable { case list, composing, filtering, confirming, archive }

final class InboxController: StateViewController<Inbox> {
  let list = UIViewController()
  private(set) var log: [String] = []
  /// The state that the alert's button requests, if any.
  var choice: Inbox?
  var style = UIModalPresentationStyle.automatic
  var forbidden: [Inbox] = []
  var makeSheet: () -> UIViewController = { UIViewController() }

  override func viewController(for state: Inbox) -> UIViewController {
    state == .archive ? UIViewController() : list
  }

  override func presentedViewController(for state: Inbox) -> UIViewController? {
    switch state {
    case .list, .archive: return nil
    case .composing, .filtering:
      let sheet = makeSheet()
      sheet.title = "\(state)"
      sheet.modalPresentationStyle = style
      return sheet
    case .confirming:
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          guard let self, let choice else { return }
          transition(to: choice, animated: true)
        })
      return alert
    }
  }

  override func preferredTransition(from old: Inbox, to new: Inbox) -> ContainerTransition { .slide(from: .right) }

  override func shouldChangeState(from old: Inbox, to new: Inbox) -> Bool { !forbidden.contains(new) }

  override func didChangeState(from old: Inbox?, to new: Inbox, animated: Bool) {
    log.append("\(old.map { "\($0)" } ?? "-") to \(new)\(animated ? "" : " at once")")
  }

  /// The title of what UIKit presents over the list, or of the alert.
  var shown: String? { presentedViewController.map { ($0 as? UIAlertController)?.title ?? $0.title ?? "?" } }
}

/// A sheet that can refuse to be left.
final class GuardedSheet: UIViewController, LeaveGuarding {
  var leaveDecision = LeaveDecision.allow
}
