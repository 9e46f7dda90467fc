import UIKit

extension UIViewController {
  /// Makes the calls of one step of a child's appearance.
  ///
  /// Every begin and end that the library sends is one of these steps, so that none is sent twice or left out.
  func perform(_ steps: ChildAppearance.Steps, animated: Bool) {
    if let appearing = steps.begins { beginAppearanceTransition(appearing, animated: animated) }
    if steps.ends { endAppearanceTransition() }
  }

  /// A Boolean value that indicates whether what the view controller presents has replaced its view.
  ///
  /// A presentation in the current context removes the view of the view controller that defines the context. UIKit then
  /// sends the callbacks of the view controller itself, and a container must not send them again.
  var isCoveredByItsPresentation: Bool {
    guard let presented = presentedViewController, presented.presentingViewController === self else { return false }
    return presented.presentationController?.presentationStyle == .currentContext
  }
}
