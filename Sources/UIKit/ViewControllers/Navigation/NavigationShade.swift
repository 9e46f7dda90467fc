/// The shade between the two views of a push or a pop.
///
/// It dims the lower view, and shows the shadow of the upper view beside its leading edge. The navigation controller adds
/// it when the transition begins, and removes it at the end: its transitions use one after another.
@MainActor
final class NavigationShade: UIView {
  /// The opacity of the black over the lower view.
  static let dimming: CGFloat = 0.1
  /// The width of the shadow, in points.
  static let shadowWidth: CGFloat = 12
  private static let dimmingColor = UIColor(white: 0, alpha: dimming)

  private let shadow = ShadowView(frame: .zero)
  private var isMirrored: Bool?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Self.dimmingColor
    addSubview(shadow)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Places the shade in a container.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container.
  ///   - frame: The frame of the upper view at rest.
  ///   - isMirrored: A Boolean value that indicates whether the leading edge is on the right.
  func place(in bounds: CGRect, below frame: CGRect, isMirrored: Bool) {
    self.frame = bounds
    shadow.frame = CGRect(
      x: isMirrored ? frame.maxX : frame.minX - Self.shadowWidth, y: frame.minY, width: Self.shadowWidth,
      height: frame.height)
    guard isMirrored != self.isMirrored else { return }
    self.isMirrored = isMirrored
    shadow.darkens(towardRight: !isMirrored)
  }

  /// Adds the effects of the transition.
  ///
  /// Called within the animation block.
  ///
  /// - Parameter distance: The distance of the upper view from its place at rest, at the other end of the transition.
  func addEffects(isPush: Bool, distance: CGVector) {
    AnimationContext.add(isPush ? .fadeIn : .fadeOut, to: layer)
    AnimationContext.add(isPush ? .slideIn(from: distance) : .slideOut(to: distance), to: shadow.layer)
  }

  /// A gradient that is darkest beside the view that casts the shadow.
  private final class ShadowView: UIView {
    private static let colors = [0, 0.04, 0.2].map { UIColor(white: 0, alpha: $0).cgColor }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    func darkens(towardRight: Bool) {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = Self.colors
      gradient.locations = [0, 0.5, 1]
      gradient.startPoint = CGPoint(x: towardRight ? 0 : 1, y: 0.5)
      gradient.endPoint = CGPoint(x: towardRight ? 1 : 0, y: 0.5)
    }
  }
}
