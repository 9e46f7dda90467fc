import UIKit

/// A view on screen to animate, and a log of the ends of its animations.
///
/// Its methods are not asynchronous, so that the compiler does not suggest the asynchronous variants of UIKit's
/// methods.
@MainActor
final class AnimationStage {
  let stage: Stage
  let log = CallbackLog()
  let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  let root = UIViewController()

  init() async throws {
    stage = try await Stage.open()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
  }

  /// The horizontal position of the view on screen.
  var presentedX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

  /// The opacity of the view on screen.
  var presentedAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? view.layer.opacity) }

  /// Animates with `UIView.animate`, and records the end.
  func animate(
    _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    named name: String = "",
    _ animations: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations) {
      [log] finished in
      log.note("\(name)completion(\(finished))")
    }
  }

  /// Returns an animator that records its end.
  func animator(_ duration: TimeInterval, _ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    animator.addCompletion { [log] position in log.note("completion(\(position.name))") }
    return animator
  }
}

extension UIViewAnimatingPosition {
  fileprivate var name: String {
    switch self {
    case .end: "end"
    case .start: "start"
    case .current: "current"
    @unknown default: "\(rawValue)"
    }
  }
}
