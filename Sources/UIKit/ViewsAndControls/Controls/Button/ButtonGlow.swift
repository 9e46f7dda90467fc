/// The light that a button without a configuration emits while the user touches it.
@MainActor
final class ButtonGlow: UIView {
  private static let side: CGFloat = 88

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
  }

  required init?(coder: NSCoder) { preconditionFailure("The glow is created by its button") }
}
