/// An area of a control that touches pass through: a track, a thumb.
final class ControlPart: UIView {
  init(color: UIColor? = nil, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = cornerRadius
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("ControlPart is created by its control and cannot be decoded") }

  /// Lets the part stand out from what is behind it, as thumbs do.
  func castShadow(radius: CGFloat, offset: CGFloat, opacity: Float) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowOpacity = opacity
  }
}

extension UIControl {
  /// Tells that a user has changed the control's value, which is what the control is there for.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The opacity of the parts of a control, which are dimmed while it is disabled.
  var partAlpha: CGFloat { isEnabled ? 1 : 0.5 }
}

extension UIView {
  /// Makes a change immediately, or with the animation of a control's parts.
  func change(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil else { return changes() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }
}
