/// A half of a stepper, which is a button for assistive technology.
final class StepperButton: UIView {
  private let imageView: UIImageView
  private let backgroundView = UIImageView(frame: .zero)
  private let symbol: UIImage?
  private let shade = ControlPart(color: .systemFill, cornerRadius: 8)

  init(symbol: String, label: String) {
    self.symbol = UIImage(systemName: symbol)
    imageView = UIImageView(image: self.symbol)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .button
    shade.alpha = 0
    addSubview(shade)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("StepperButton is created by its stepper and cannot be decoded")
  }

  var isPressed = false {
    didSet { shade.alpha = isPressed ? 1 : 0 }
  }

  /// Shows custom images in place of the symbol and the shade.
  func show(_ image: UIImage?, background: UIImage?) {
    imageView.image = image ?? symbol
    backgroundView.show(background, behindContentOf: self)
    shade.isHidden = background != nil
    setNeedsLayout()
  }

  /// The state for which images are shown.
  var state: UIControl.State { !isUsable ? .disabled : isPressed ? .highlighted : .normal }

  /// A Boolean value that indicates whether the stepper can change its value in the direction of the button.
  var isUsable = true {
    didSet {
      imageView.tintColor = isUsable ? .label : .tertiaryLabel
      accessibilityTraits = isUsable ? .button : [.button, .notEnabled]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    backgroundView.frame = bounds
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
