import UIKit

/// What passes from the content that leaves to the content that comes, besides the screen: the keyboard, and the attention
/// of assistive technology.
///
/// Passing it on runs code of the responders, so that this is an object and not a value that is accessed meanwhile.
@MainActor
final class ContentHandover {
  /// Who had the keyboard in what left last.
  private weak var formerResponder: UIResponder?
  /// Who is to have it again, since what left last comes back.
  private weak var returningResponder: UIResponder?

  /// The keyboard leaves with the content that it belongs to.
  ///
  /// - Parameter isTurning: Whether what left last comes back instead.
  func willLeave(_ leaving: [UIViewController], isTurning: Bool) {
    returningResponder = isTurning ? formerResponder : nil
    formerResponder = nil
    for controller in leaving {
      guard let responder = controller.viewIfLoaded?.firstResponderInside else { continue }
      formerResponder = responder
      responder.resignFirstResponder()
    }
  }

  /// What came is what is read out next, and has its keyboard again if it had one.
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

  /// The first responder among this view and those inside.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.firstResponderInside { return responder }
    }
    return nil
  }
}
