/// A part of a control that ignores touches, such as a track or a thumb.
final class ControlPart: UIView {
  /// The view of the image that replaces the part.
  ///
  /// It is created for the first image, because most controls have none.
  private var imageView: UIImageView?

  init(color: UIColor? = nil, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = cornerRadius
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("ControlPart is created by its control and cannot be decoded") }

  /// Shows a custom image in place of the part, in a rectangle of the superview; `nil` shows the part itself.
  func show(_ image: UIImage?, in rect: @autoclosure () -> CGRect) {
    isHidden = image != nil
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    imageView = view
    if view.superview == nil { superview?.insertSubview(view, aboveSubview: self) }
    view.image = image
    view.frame = rect()
  }

  /// Adds the shadow of a thumb.
  func castShadow(radius: CGFloat, offset: CGFloat, opacity: Float) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowOpacity = opacity
  }
}

extension UIImageView {
  /// Shows an image behind the other subviews of a part.
  ///
  /// The view is removed if there is no image.
  func show(_ image: UIImage?, behindContentOf part: UIView) {
    self.image = image
    if image == nil {
      removeFromSuperview()
    } else if superview == nil {
      part.insertSubview(self, at: 0)
    }
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
