import UIKit

/// A container that manages its children itself and presents what its states declare.
@MainActor
protocol PresenterOwner: PresentingContainer, ContainerViewController {
  var presenter: StatePresenter? { get set }
}

extension PresenterOwner {
  /// The presenter, which is created when a state declares a presentation for the first time.
  var usedPresenter: StatePresenter {
    if let presenter { return presenter }
    let presenter = StatePresenter(self)
    self.presenter = presenter
    if containment.machine.hostPhase == .appeared { presenter.handle(.hostDidAppear) }
    return presenter
  }

  /// A Boolean value that indicates whether an animation of the presentation is visible.
  var isPresentationVisible: Bool {
    let hasAppeared = containment.machine.hostPhase == .appeared
    return presenter?.isVisible(overHostThatHasAppeared: hasAppeared) ?? hasAppeared
  }

  /// Returns the reason why a view controller cannot be presented over children, or `nil` if it can.
  func refusal(ofPresenting controller: UIViewController?, over children: [UIViewController]) -> TransitionRefusal? {
    guard let controller, !declares(controller) else { return nil }
    return RequestValidation.refusal(ofPresenting: controller, over: stage, with: children)
  }

  /// Passes on a request whose children are shown and whose presentation is not complete.
  ///
  /// - Returns: `false` if there is nothing to wait for.
  func keepsWaiting(
    _ request: TransitionRequest, _ id: RequestID, declaring controller: UIViewController?
  ) -> Bool {
    guard controller != nil || presenter != nil else { return false }
    return usedPresenter.keepsWaiting(request, id, declaring: controller)
  }
}
