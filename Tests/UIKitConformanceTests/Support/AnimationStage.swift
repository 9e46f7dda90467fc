import UIKit

/// A view on screen to animate, and a log of the ends of its animations.
///
/// Its methods are not async, which keeps a compiler from proposing the async forms of what they call.
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

  /// The view's place across, as it is on screen.
  var presentedX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

  /// The view's opacity, as it is on screen.
  var presentedAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? view.layer.opacity) }

  /// Animates with `UIView.animate` and notes how it ended.
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

  /// Makes an animator that notes how it ended.
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
