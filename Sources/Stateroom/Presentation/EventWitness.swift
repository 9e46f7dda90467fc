import UIKit

/// A gesture recognizer that reports the events of a view, and has no effect on them.
///
/// UIKit asks the delegates of all recognizers whether they receive an event before any of them recognizes a gesture.
@MainActor
final class EventWitness: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UIGestureRecognizer(target: nil, action: nil)
  private let willReceive: () -> Void

  /// Creates a witness.
  ///
  /// - Parameter willReceive: A closure that is called before the view, or one inside it, receives an event.
  init(willReceive: @escaping () -> Void) {
    self.willReceive = willReceive
    super.init()
    recognizer.delegate = self
  }

  /// Reports the events of a view from now on.
  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    willReceive()
    return false
  }

  isolated deinit { recognizer.view?.removeGestureRecognizer(recognizer) }
}
