/// A part of a control that ignores touches, such as a track or a thumb.
final class ControlPart: UIView {
  init(color: UIColor? = nil, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = cornerRadius
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("ControlPart is created by its control and cannot be decoded") }

  /// Adds a shadow, which thumbs have.
  func castShadow(radius: CGFloat, offset: CGFloat, opacity: Float) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowOpacity = opacity
  }
}

extension UIControl {
  /// Sends the events for a change of the value by the user, which is also the primary action of the control.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The opacity of the parts of a control, which are dimmed while the control is disabled.
  var partAlpha: CGFloat { isEnabled ? 1 : 0.5 }
}

extension UIView {
  /// Performs a change immediately or with the animation of a control's parts.
  func change(animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil else { return changes() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }
}
