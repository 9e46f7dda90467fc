/// The method of an object that shows the state of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the interaction has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The default effect: a highlight over the target view, which blinks before the view is activated.
///
/// The highlight is a layer of its own, so that the properties of the view remain those that the app has set.
@MainActor
final class SpringLoadingHighlight: NSObject, UISpringLoadedInteractionEffect {
  /// The layer over the target view, while there is a highlight.
  private(set) var highlight: CALayer?

  private static let blink = "blink"

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .inactive, .activated: remove()
    case .possible: show(over: context.targetView)
    case .activating:
      if highlight == nil { show(over: context.targetView) }
      blink()
    }
  }

  private func show(over view: UIView?) {
    remove()
    guard let view else { return }
    let layer = CALayer()
    layer.frame = view.layer.bounds
    layer.cornerRadius = view.layer.cornerRadius
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    layer.backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: DragMetrics.springHighlight).cgColor
    view.layer.addSublayer(layer)
    highlight = layer
  }

  private func blink() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = DragMetrics.springBlink / 4
    animation.autoreverses = true
    animation.repeatCount = 2
    highlight?.add(animation, forKey: Self.blink)
  }

  private func remove() {
    highlight?.removeFromSuperlayer()
    highlight = nil
  }
}
