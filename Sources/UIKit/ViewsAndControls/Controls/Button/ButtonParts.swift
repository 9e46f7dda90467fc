/// The views that a button consists of.
///
/// A view is in the button only while it has content.
@MainActor
final class ButtonParts {
  let title: UILabel = UIButtonLabel()
  let subtitle: UILabel = UIButtonLabel()
  let image = UIImageView()
  private lazy var background = UIView()
  private let backgroundContent = BackgroundContentSlot()
  private var backgroundImage: UIImageView?
  private var selection: UIView?
  private lazy var indicator = UIImageView()
  private lazy var spinner = UIActivityIndicatorView(style: .medium)
  private var glow: ButtonGlow?

  /// Shows an appearance in the views, whose frames do not change.
  func show(_ appearance: ButtonAppearance, in button: UIButton) {
    showImage(appearance, in: button)
    show(appearance.title, in: title, appearance, in: button)
    show(appearance.subtitle, in: subtitle, appearance, in: button)
    showSpinner(appearance, in: button)
    showIndicator(appearance, in: button)
  }

  /// Places the views, and shows what is behind them.
  func place(_ appearance: ButtonAppearance, at frames: ButtonLayout.Frames, in button: UIButton) {
    showBackground(appearance.background, in: button)
    showBackgroundImage(appearance.backgroundImage, in: button)
    setFrames(frames)
    showSelection(appearance.selectionColor, in: button)
    if appearance.showsSpinner { spinner.frame = frames.image }
    if appearance.indicator != nil { indicator.frame = frames.indicator }
    showGlow(appearance.glows, in: button)
  }

  /// Places the texts and the image.
  func setFrames(_ frames: ButtonLayout.Frames) {
    if image.superview != nil { image.frame = frames.image }
    if title.superview != nil { title.frame = frames.title }
    if subtitle.superview != nil { subtitle.frame = frames.subtitle }
  }

  /// Restores the lines of the texts that a configuration has set.
  func resetLines() {
    let lines = ButtonText.Lines()
    for label in [title, subtitle] {
      label.numberOfLines = lines.limit
      label.lineBreakMode = lines.breakMode
      label.textAlignment = .natural
    }
  }

  private func showImage(_ appearance: ButtonAppearance, in button: UIButton) {
    image.image = appearance.image
    image.tintColor = appearance.imageColor ?? appearance.foregroundColor
    image.alpha = appearance.contentOpacity * appearance.imageOpacity
    put(image, in: button, if: appearance.image != nil && !appearance.showsSpinner)
  }

  private func show(_ text: ButtonText, in label: UILabel, _ appearance: ButtonAppearance, in button: UIButton) {
    let attributed = text.attributedText
    // Setting the font or the color would change the attributes, and an unchanged text needs no other layout.
    if attributed == nil || label.attributedText != attributed {
      label.text = attributed?.string ?? text.text
      label.font = text.font
      label.textColor = appearance.foregroundColor
      if let attributed { label.attributedText = attributed }
    }
    label.numberOfLines = text.lines.limit
    label.lineBreakMode = text.lines.breakMode
    if let alignment = appearance.lineAlignment { label.textAlignment = alignment }
    label.alpha = appearance.contentOpacity
    put(label, in: button, if: label.text?.isEmpty == false)
  }

  private func showBackground(_ appearance: ButtonBackground, in button: UIButton) {
    guard !appearance.isEmpty else {
      if background.superview != nil { background.removeFromSuperview() }
      return
    }
    background.isUserInteractionEnabled = false
    background.frame = button.bounds.inset(by: appearance.insets)
    background.backgroundColor = appearance.color
    background.layer.cornerRadius = appearance.cornerRadius(height: background.bounds.height)
    background.layer.borderWidth = appearance.stroke?.width ?? 0
    background.layer.borderColor = appearance.stroke?.color.resolvedColor(with: button.traitCollection).cgColor
    showBackgroundContent(appearance.content, radius: background.layer.cornerRadius)
    if background.superview == nil { button.insertSubview(background, at: 0) }
  }

  private func showBackgroundContent(_ content: BackgroundContent, radius: CGFloat) {
    let old = backgroundContent.view
    backgroundContent.show(content, radius: radius, in: background)
    guard let view = backgroundContent.view else { return }
    if view !== old { background.addSubview(view) }
    view.frame = background.bounds
  }

  private func showBackgroundImage(_ image: UIImage?, in button: UIButton) {
    guard image != nil || backgroundImage != nil else { return }
    let view = backgroundImage ?? UIImageView(frame: .zero)
    backgroundImage = view
    view.show(image, behindContentOf: button)
    view.frame = button.backgroundRect(forBounds: button.bounds)
  }

  /// Shows a rectangle around the image and the title of a selected button.
  private func showSelection(_ color: UIColor?, in button: UIButton) {
    let content = [image, title].filter { $0.superview != nil }
    guard let color, let first = content.first else {
      selection?.removeFromSuperview()
      return
    }
    let view = selection ?? UIView(frame: .zero)
    selection = view
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.layer.cornerRadius = 4
    view.frame = content.dropFirst().reduce(first.frame) { $0.union($1.frame) }.insetBy(dx: -3, dy: -2)
    guard view.superview == nil else { return }
    if let backgroundImage, backgroundImage.superview === button {
      button.insertSubview(view, aboveSubview: backgroundImage)
    } else {
      button.insertSubview(view, at: 0)
    }
  }

  private func showSpinner(_ appearance: ButtonAppearance, in button: UIButton) {
    guard appearance.showsSpinner || spinner.superview != nil else { return }
    spinner.color = appearance.spinnerColor ?? appearance.foregroundColor
    put(spinner, in: button, if: appearance.showsSpinner)
    if appearance.showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func showIndicator(_ appearance: ButtonAppearance, in button: UIButton) {
    guard appearance.indicator != nil || indicator.superview != nil else { return }
    indicator.image = appearance.indicator
    indicator.tintColor = appearance.indicatorColor ?? appearance.foregroundColor
    indicator.alpha = appearance.contentOpacity
    put(indicator, in: button, if: appearance.indicator != nil)
  }

  private func showGlow(_ isShown: Bool, in button: UIButton) {
    guard isShown || glow != nil else { return }
    let view = glow ?? ButtonGlow()
    glow = view
    put(view, in: button, if: isShown)
    view.center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
  }

  private func put(_ view: UIView, in button: UIButton, if isShown: Bool) {
    if isShown {
      if view.superview == nil { button.addSubview(view) }
    } else if view.superview != nil {
      view.removeFromSuperview()
    }
  }
}

/// A label in a button, which invalidates the button's layout when the app changes its font.
@MainActor
private final class UIButtonLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    lineBreakMode = ButtonText.Lines().breakMode
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func textDidChange() {
    super.textDidChange()
    superview?.setNeedsLayout()
  }
}
