import UIKit

/// The keyboard and accessibility focus, which pass from the leaving to the entering content.
///
/// Passing them runs code of the responders. This type is therefore a class, because such code would violate exclusive
/// access to a value.
@MainActor
final class ContentHandover {
  /// The first responder of the content that left last.
  private weak var formerResponder: UIResponder?
  /// The first responder to restore, because the content that left last returns.
  private weak var returningResponder: UIResponder?

  /// Dismisses the keyboard of the leaving content.
  ///
  /// - Parameters:
  ///   - leaving: The view controllers that leave.
  ///   - isTurning: A Boolean value that indicates whether the running transition is reversed, so that the content that
  ///     left last returns.
  func willLeave(_ leaving: [UIViewController], isTurning: Bool) {
    returningResponder = isTurning ? formerResponder : nil
    formerResponder = nil
    for controller in leaving {
      guard let responder = controller.viewIfLoaded?.firstResponderInside else { continue }
      formerResponder = responder
      responder.resignFirstResponder()
    }
  }

  /// Moves the accessibility focus to the entering content, and restores a returning first responder.
  func didArrive(_ topmost: UIViewController?, in host: ContainerViewController) {
    formerResponder = nil
    returningResponder?.becomeFirstResponder()
    returningResponder = nil
    guard let topmost, let view = topmost.viewIfLoaded, view.window != nil,
      let notification = host.accessibilityNotification(forShowing: topmost)
    else { return }
    UIAccessibility.post(notification: notification, argument: view)
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view covers more than half of its window.
  var coversMostOfWindow: Bool {
    guard let window else { return false }
    let visible = convert(bounds, to: window).intersection(window.bounds)
    guard !visible.isNull else { return false }
    return visible.width * visible.height > window.bounds.width * window.bounds.height / 2
  }

  /// The first responder among this view and its descendants.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.firstResponderInside { return responder }
    }
    return nil
  }
}
