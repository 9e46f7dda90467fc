import UIKit

/// The presenters of the view controllers that UIKit presents for states.
///
/// Only this list relates a presented view controller to the state that declares it. The delegate of the presentation
/// does not: an alert has none, and the app can set its own.
@MainActor
enum PresentationsByState {
  private static var presenters: [ObjectIdentifier: Weak<StatePresenter>] = [:]

  /// Records the presenter of a view controller, from the beginning of the presentation.
  static func add(_ controller: UIViewController, of presenter: StatePresenter) {
    presenters = presenters.filter { $0.value.object != nil }
    presenters[ObjectIdentifier(controller)] = Weak(presenter)
  }

  /// Removes a view controller that its presenter no longer needs.
  static func remove(_ controller: ObjectIdentifier, of presenter: StatePresenter) {
    // Another presenter may have presented the view controller since.
    if presenters[controller]?.object === presenter { presenters[controller] = nil }
  }

  /// Returns the presented view controller that contains another one, and its presenter.
  ///
  /// The value is `nil` if no state declares the presentation. The presented view controller can be inside one that the
  /// app's delegate has returned for a size class.
  static func presentation(
    of controller: UIViewController
  ) -> (controller: UIViewController, presenter: StatePresenter)? {
    for ancestor in sequence(first: controller, next: \.parent) {
      guard let presenter = presenters[ObjectIdentifier(ancestor)]?.object, presenter.isPresenting(ancestor) else {
        continue
      }
      return ancestor.presentingViewController == nil ? nil : (ancestor, presenter)
    }
    return nil
  }
}
