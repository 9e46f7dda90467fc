extension UIButton {
  /// A closure that returns the style of the pointer over a button, from an effect and a shape that suit it.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
}

/// The delegate of a button's own pointer interaction.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?
  /// A Boolean value that indicates whether the pointer is over the button.
  private(set) var isHovered = false

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, let container = button.superview else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button)).concrete
    guard let provider else { return UIPointerStyle(effect: effect) }
    let rect = button.convert(button.bounds, to: container)
    return provider(button, effect, .roundedRect(rect, radius: UIPointerShape.cornerRadius(around: button)))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isHovered = true }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isHovered = false }
}
