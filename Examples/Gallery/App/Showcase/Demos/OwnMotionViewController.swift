import Stateroom
import UIKit

/// A demonstration of children that drive their own part of a transition.
final class OwnMotionViewController: DemonstrationViewController {
  private let stage = StateViewController(initialState: Place.harbor) { TilesViewController($0) }

  init() { super.init("Custom Motion") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage, height: 300)
    addCard(
      nil,
      [
        RowView.chips(Place.allCases.map(\.name)) { [stage] in
          stage.transition(to: Place.allCases[$0], animated: true)
        }
      ],
      footer: "The tiles animate themselves, because the child conforms to StateViewControllerTransitioning. If the "
        + "transition is reversed, their animations are reversed as well.")
  }
}

/// A view controller with nine tiles, which gather when they appear and scatter when they disappear.
private final class TilesViewController: UIViewController, StateViewControllerTransitioning {
  private let place: Place
  private let tiles: [UIView]

  init(_ place: Place) {
    self.place = place
    tiles = (0..<9).map { index in
      SymbolTile(
        place.symbol, pointSize: 20, color: .white,
        background: place.color.withAlphaComponent(1 - 0.07 * CGFloat(index)))
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in tiles { view.addSubview(tile) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (side, gap): (CGFloat, CGFloat) = (72, 12)
    let start = CGPoint(x: view.bounds.midX - side - gap, y: view.bounds.midY - side - gap)
    for (index, tile) in tiles.enumerated() {
      tile.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      tile.center = CGPoint(
        x: start.x + CGFloat(index % 3) * (side + gap), y: start.y + CGFloat(index / 3) * (side + gap))
    }
  }

  // MARK: - Transitioning

  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { isAppearing ? 0.6 : 0.35 }

  func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { isAppearing ? 0.15 : 0 }

  func stateTransitionWillBegin(isAppearing: Bool) {
    guard isAppearing else { return }
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      scatter(true)
    }
  }

  func animateAlongsideStateTransition(isAppearing: Bool) { scatter(!isAppearing) }

  func stateTransitionDidEnd(isAppearing: Bool) { scatter(false) }

  private func scatter(_ isScattered: Bool) {
    for (index, tile) in tiles.enumerated() {
      let (x, y) = (CGFloat(index % 3 - 1), CGFloat(index / 3 - 1))
      let away = CGAffineTransform(translationX: 130 * x, y: 90 * y + 30).scaledBy(x: 0.4, y: 0.4)
      tile.transform = isScattered ? away : .identity
      tile.alpha = isScattered ? 0 : 1
    }
  }
}
