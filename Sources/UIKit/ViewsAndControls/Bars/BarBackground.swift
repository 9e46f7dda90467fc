import DisplayScene

/// A bar that has a background view.
@MainActor
protocol BarWithBackground: UIView {
  /// The view at the back of the bar.
  var background: BarBackground { get }
  var isTranslucent: Bool { get }
  /// The edge of the bar at which its content begins and the shadow is, or `nil` without a shadow.
  var shadowEdge: UIRectEdge? { get }
  /// The traits with which the colors of the background are resolved.
  var barTraits: UITraitCollection { get }

  /// The appearance in the present situation.
  var backgroundAppearance: UIBarAppearance { get }
  /// A Boolean value that indicates whether the appearance has a visible background.
  var hasVisibleBackground: Bool { get }
}

extension BarWithBackground {
  var hasVisibleBackground: Bool { backgroundAppearance.background.isVisible }
}

/// The background of a bar: its material, its color or image, and the line or image at its edge.
///
/// What it shows follows from the appearance of the bar, each time that it is drawn. While a navigation transition
/// replaces the content behind the bar, the former background is in front of the new one, and fades out.
@MainActor
final class BarBackground: UIView, SceneContentProviding {
  private weak var bar: (any BarWithBackground)?
  private var former: FormerBarBackground?

  /// Adds the background to a bar that is being created.
  func setUp(in bar: any BarWithBackground) {
    self.bar = bar
    isUserInteractionEnabled = false
    bar.addSubview(self)
  }

  func sceneContent() -> [SceneContent] { bar.map { scene(of: $0.backgroundAppearance) } ?? [] }

  fileprivate func scene(of appearance: UIBarAppearance) -> [SceneContent] {
    guard let bar, bounds.width > 0, bounds.height > 0 else { return [] }
    // The color of the bar's view replaces the system's material.
    guard bar.backgroundColor == nil || appearance.background.material != .translucent else { return [] }
    return BarMaterial.scene(
      in: bounds, appearance, isTranslucent: bar.isTranslucent, shadowAt: bar.shadowEdge, traits: bar.barTraits)
  }

  // MARK: - Fading

  /// Keeps the present background visible until the end of the fade.
  func beginFade() {
    endFade()
    guard let bar, bar.hasVisibleBackground else { return }
    let former = FormerBarBackground(bar.backgroundAppearance, of: self)
    former.frame = bounds
    former.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(former)
    self.former = former
  }

  /// Fades out the former background, or fades in the new one if there was none.
  ///
  /// Called within an animation block.
  func addFadeEffects() {
    if let former {
      AnimationContext.add(.fadeOut, to: former.layer)
    } else if bar?.hasVisibleBackground == true {
      AnimationContext.add(.fadeIn, to: layer)
    }
  }

  /// Removes the former background.
  func endFade() {
    former?.removeFromSuperview()
    former = nil
  }
}

/// The background that a bar had before a transition.
private final class FormerBarBackground: UIView, SceneContentProviding {
  private let appearance: UIBarAppearance
  private weak var background: BarBackground?

  init(_ appearance: UIBarAppearance, of background: BarBackground) {
    self.appearance = appearance
    self.background = background
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // Two equal translucent materials would be darker than one.
  func sceneContent() -> [SceneContent] {
    guard let background else { return [] }
    let scene = background.scene(of: appearance)
    return scene == background.sceneContent() ? [] : scene
  }
}
