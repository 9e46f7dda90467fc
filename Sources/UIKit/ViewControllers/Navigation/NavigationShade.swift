/// The shade between the two views of a push or a pop.
///
/// It dims the lower view, and shows the shadow of the upper view beside its leading edge. The navigation controller
/// adds it when the transition begins, and removes it at the end: its transitions use one after another.
///
/// The shade consists of layers, because nothing in it is laid out or touched.
@MainActor
final class NavigationShade {
  /// The opacity of the black over the lower view.
  static let dimming: CGFloat = 0.1
  /// The width of the shadow, in points.
  static let shadowWidth: CGFloat = 12
  private static let dimmingColor = CGColor(gray: 0, alpha: dimming)
  private static let shadowColors = [0, 0.04, 0.2].map { CGColor(gray: 0, alpha: $0) }

  /// The layer that dims the lower view.
  let layer = CALayer()
  /// A gradient that is darkest beside the view that casts the shadow.
  let shadow = CAGradientLayer()
  private var isMirrored: Bool?

  init() {
    layer.backgroundColor = Self.dimmingColor
    shadow.colors = Self.shadowColors
    shadow.locations = [0, 0.5, 1]
    layer.addSublayer(shadow)
  }

  /// Inserts the shade into a container, between the views of a transition.
  ///
  /// - Parameters:
  ///   - container: The view that contains them.
  ///   - upper: The upper view, which is at its place at rest.
  ///   - isMirrored: A Boolean value that indicates whether the leading edge is on the right.
  func insert(into container: UIView, below upper: UIView, isMirrored: Bool) {
    // The changes do not animate, because the layers are not on the screen yet.
    layer.frame = container.bounds
    let frame = upper.frame
    shadow.frame = CGRect(
      x: isMirrored ? frame.maxX : frame.minX - Self.shadowWidth, y: frame.minY, width: Self.shadowWidth,
      height: frame.height)
    if isMirrored != self.isMirrored {
      self.isMirrored = isMirrored
      shadow.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
      shadow.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    }
    container.layer.insertSublayer(layer, below: upper.layer)
  }

  /// Adds the effects of the transition.
  ///
  /// Called within the animation block.
  ///
  /// - Parameter distance: The distance of the upper view from its place at rest, at the other end of the transition.
  func addEffects(isPush: Bool, distance: CGVector) {
    AnimationContext.add(isPush ? .fadeIn : .fadeOut, to: layer)
    AnimationContext.add(isPush ? .slideIn(from: distance) : .slideOut(to: distance), to: shadow)
  }
}
