import UIKit

/// A picture of an interface that lies over it while it is exchanged, and fades.
///
/// It owns the picture, the view that holds it, and the animator. Touches end there as long as it lasts: what is seen is not
/// what lies below. A view that fades is transparent to touches at once, hence the second view.
@MainActor
final class InterfaceCover {
  private let cover: UIView
  private let picture: UIView
  private var animator: UIViewPropertyAnimator?

  /// Covers what a root and those whom it presents show. Nil where there is nothing to see.
  init?(_ root: UIViewController) {
    guard let view = root.viewIfLoaded, let window = view.window ?? root.windowOfPresented, !window.isHidden,
      let picture = window.snapshotView(afterScreenUpdates: false)
    else { return nil }
    self.picture = picture
    cover = UIView(frame: window.bounds)
    cover.accessibilityElementsHidden = true
    UIView.performWithoutAnimation {
      for view in [cover, picture] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      picture.frame = cover.bounds
      cover.addSubview(picture)
      window.addSubview(cover)
    }
  }

  /// Puts the picture over what has been added since.
  func bringToFront() { cover.superview?.bringSubviewToFront(cover) }

  /// Lets the picture fade. What is reported is the end, unless ``remove()`` comes before it.
  func dissolve(duration: TimeInterval, delay: TimeInterval, completion: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { [picture] in picture.alpha = 0 }
    animator.addCompletion { _ in completion() }
    self.animator = animator
    if delay > 0 {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
  }

  /// Takes the picture away, however far it has faded, without a report.
  func remove() {
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    animator = nil
    cover.removeFromSuperview()
  }
}

extension UIViewController {
  /// The window of what this controller presents, for one whose own view is off the screen meanwhile.
  fileprivate var windowOfPresented: UIWindow? {
    guard let presented = presentedViewController else { return nil }
    return presented.viewIfLoaded?.window ?? presented.windowOfPresented
  }
}
