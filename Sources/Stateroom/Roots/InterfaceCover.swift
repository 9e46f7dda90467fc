import UIKit

/// A snapshot that covers an interface while it is replaced, and then fades.
///
/// The cover owns the snapshot, the view that contains the snapshot, and the animator. It receives all touches for as
/// long as it exists, because the user does not see what is below it. The snapshot is inside a view that does not fade,
/// because a view that fades stops receiving touches as soon as its animation begins.
@MainActor
final class InterfaceCover {
  private let cover: UIView
  private let picture: UIView
  private var animator: UIViewPropertyAnimator?

  /// Creates a cover of the content that a root and its presented view controllers show.
  ///
  /// The result is `nil` if nothing is visible.
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

  /// Moves the snapshot in front of the views that were added since.
  func bringToFront() { cover.superview?.bringSubviewToFront(cover) }

  /// Fades the snapshot, and calls the completion handler unless ``remove()`` is called first.
  func dissolve(duration: TimeInterval, delay: TimeInterval, completion: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.addAnimations(over: duration) { [picture] in picture.alpha = 0 }
    animator.addCompletion { _ in completion() }
    self.animator = animator
    if delay > 0 {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
  }

  /// Removes the snapshot at any point of its animation, without calling the completion handler.
  func remove() {
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    animator = nil
    cover.removeFromSuperview()
  }
}

extension UIViewController {
  /// The window of the presented view controller, if the view of this one is off the screen.
  fileprivate var windowOfPresented: UIWindow? {
    guard let presented = presentedViewController else { return nil }
    return presented.viewIfLoaded?.window ?? presented.windowOfPresented
  }
}
