/// The views that a button consists of.
///
/// A view is in the button only while it has content.
@MainActor
final class ButtonParts {
  let title: UILabel = UIButtonLabel()
  let subtitle: UILabel = UIButtonLabel()
  let image = UIImageView()
  private lazy var background = UIView()
  private var backgroundImage: UIImageView?
  private lazy var spinner = UIActivityIndicatorView(style: .medium)

  func show(_ appearance: ButtonAppearance, at frames: ButtonLayout.Frames, in button: UIButton) {
    showBackground(appearance, in: button)
    showBackgroundImage(appearance.backgroundImage, in: button)
    let showsImage = appearance.image != nil && !appearance.showsSpinner
    image.image = appearance.image
    image.tintColor = appearance.foregroundColor
    image.alpha = appearance.contentOpacity
    put(image, at: frames.image, in: button, if: showsImage)

    title.font = appearance.titleFont
    show(appearance.shownTitle, in: title, appearance, at: frames.title, in: button)
    if let text = appearance.attributedTitle { title.attributedText = text }
    subtitle.font = appearance.subtitleFont
    show(appearance.subtitle, in: subtitle, appearance, at: frames.subtitle, in: button)
    showSpinner(appearance, at: frames.image, in: button)
  }

  private func show(
    _ text: String?, in label: UILabel, _ appearance: ButtonAppearance, at frame: CGRect, in button: UIButton
  ) {
    label.text = text
    label.textColor = appearance.foregroundColor
    label.alpha = appearance.contentOpacity
    put(label, at: frame, in: button, if: text?.isEmpty == false)
  }

  private func showBackground(_ appearance: ButtonAppearance, in button: UIButton) {
    guard let color = appearance.backgroundColor else {
      if background.superview != nil { background.removeFromSuperview() }
      return
    }
    background.isUserInteractionEnabled = false
    background.backgroundColor = color
    background.layer.cornerRadius = appearance.cornerRadius(height: button.bounds.height)
    background.frame = button.bounds
    if background.superview == nil { button.insertSubview(background, at: 0) }
  }

  private func showBackgroundImage(_ image: UIImage?, in button: UIButton) {
    guard image != nil || backgroundImage != nil else { return }
    let view = backgroundImage ?? UIImageView(frame: .zero)
    backgroundImage = view
    view.show(image, behindContentOf: button)
    view.frame = button.backgroundRect(forBounds: button.bounds)
  }

  private func showSpinner(_ appearance: ButtonAppearance, at frame: CGRect, in button: UIButton) {
    guard appearance.showsSpinner || spinner.superview != nil else { return }
    spinner.color = appearance.foregroundColor
    put(spinner, at: frame, in: button, if: appearance.showsSpinner)
    if appearance.showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func put(_ view: UIView, at frame: CGRect, in button: UIButton, if isShown: Bool) {
    guard isShown else {
      if view.superview != nil { view.removeFromSuperview() }
      return
    }
    view.frame = frame
    if view.superview == nil { button.addSubview(view) }
  }
}

/// A label in a button, which invalidates the button's layout when the app changes its font.
@MainActor
private final class UIButtonLabel: UILabel {
  override func textDidChange() {
    super.textDidChange()
    superview?.setNeedsLayout()
  }
}
