import Stateroom
import UIKit

/// A section of a station's app, over which a sheet or an alert may be presented.
enum Platform: Hashable, Codable, Sendable {
  case departures, map
  /// Tabs with a sheet over them.
  case ticket, lounge
  /// A tab with an alert over it.
  case help
}

/// Tabs whose states present something.
final class StationController: StateTabBarController<Platform> {
  private(set) var log: [Platform?] = []
  /// The states for which a view controller to present was requested.
  private(set) var asked: [Platform] = []
  var style = UIModalPresentationStyle.automatic
  var makeSheet: () -> UIViewController = { UIViewController() }
  var makePage: () -> UIViewController = { UIViewController() }
  /// The state that the alert's button requests, if any.
  var choice: Platform?
  var isDismissalForbidden = false

  static let all: [Platform] = [.departures, .map, .ticket, .lounge, .help]

  override func viewController(for state: Platform) -> UIViewController { makePage() }

  override func presentedViewController(for state: Platform) -> UIViewController? {
    asked.append(state)
    switch state {
    case .departures, .map: return nil
    case .ticket, .lounge:
      let sheet = makeSheet()
      sheet.title = "\(state)"
      sheet.modalPresentationStyle = style
      return sheet
    case .help:
      let alert = UIAlertController(title: "Call for help?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Call", style: .default) { [weak self] _ in
          guard let self, let choice else { return }
          transition(to: choice, animated: true)
        })
      return alert
    }
  }

  override func stateAfterDismissal(of state: Platform) -> Platform? {
    isDismissalForbidden ? nil : super.stateAfterDismissal(of: state)
  }

  override func didChangeState(from oldState: Platform?, to newState: Platform?) { log.append(newState) }

  /// The title of what UIKit presents over the tabs, or of the alert.
  var shown: String? { presentedViewController.map { ($0 as? UIAlertController)?.title ?? $0.title ?? "?" } }
}
