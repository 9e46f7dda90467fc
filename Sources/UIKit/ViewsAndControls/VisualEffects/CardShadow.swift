import DisplayScene

/// The shadow around a translucent card, which is not drawn below the card.
///
/// The shadow of a layer would be visible through the card. In a browser, it would also prevent the card from blurring
/// what is below it.
@MainActor
final class CardShadow: UIView, SceneContentProviding {
  private let cornerRadius: CGFloat
  private let shadow: SceneShadow

  init(cornerRadius: CGFloat, opacity: CGFloat, radius: CGFloat, offset: CGFloat) {
    self.cornerRadius = cornerRadius
    shadow = SceneShadow(
      color: SceneColor(red: 0, green: 0, blue: 0, alpha: opacity), offset: CGSize(width: 0, height: offset),
      radius: radius)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func sceneContent() -> [SceneContent] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let reach = 3 * shadow.radius + shadow.offset.height
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    let card = ScenePath(rect: bounds, cornerRadius: cornerRadius, corners: .all)
    let outside = ScenePath(ScenePath(rect: area, cornerRadius: 0, corners: .all).elements + card.elements)
    // The clip applies to the shadow, too, because the mark that has it is within a group.
    let caster = SceneMark(.fill(card, .color(.black), isEvenOdd: false), shadow: shadow)
    return [
      .drawing(
        SceneDrawing(bounds: area, marks: [SceneMark(.group([caster]), clips: [.path(outside, isEvenOdd: true)])]))
    ]
  }
}
