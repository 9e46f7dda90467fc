import UIKit

extension UIViewController {
  /// Makes the calls of one step of a child's appearance.
  ///
  /// Every begin and end that the library sends is one of these steps, so that none is sent twice or left out.
  func perform(_ steps: ChildAppearance.Steps, animated: Bool) {
    if let appearing = steps.begins { beginAppearanceTransition(appearing, animated: animated) }
    if steps.ends { endAppearanceTransition() }
  }
}
