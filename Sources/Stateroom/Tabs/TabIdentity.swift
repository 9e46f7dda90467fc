import UIKit

/// An identity by which the tab machine refers to a tab.
///
/// The tab bar controller also has tabs without a state: those that the app has added, and UIKit's list of further
/// tabs. They are selected by the same requests, and are left under the same conditions.
enum TabIdentity: Hashable {
  /// The tab of a state.
  case state(StateIdentity)
  /// A tab without a state, by its view controller.
  case other(ObjectIdentifier)

  /// The identity of the state, or `nil` if the tab has none.
  var state: StateIdentity? {
    if case .state(let state) = self { state } else { nil }
  }
}
