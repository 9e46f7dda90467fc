import UIKit

/// The image of a page: its symbol in rings, with smaller symbols around it.
final class OnboardingArtView: UIView {
  private let rings: [UIView]
  private let emblem: SymbolTile
  private let companions: [SymbolTile]

  init(page: OnboardingPage) {
    rings = [0.07, 0.12, 0.18].map { alpha in
      let ring = UIView()
      ring.backgroundColor = page.color.withAlphaComponent(alpha)
      return ring
    }
    emblem = SymbolTile(page.symbol, pointSize: 60, color: .white, background: page.color)
    companions = page.companions.map {
      SymbolTile($0.symbol, pointSize: 24, color: .white, background: $0.color)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in rings + [emblem] + companions { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    for (ring, part) in zip(rings, [1, 0.76, 0.54] as [CGFloat]) {
      place(ring, atX: 0, y: 0, side: side * part)
      ring.layer.cornerRadius = side * part / 2
    }
    place(emblem, atX: 0, y: 0, side: side * 0.36)
    let places: [(x: CGFloat, y: CGFloat)] = [(-0.36, -0.2), (0.35, -0.3), (0.3, 0.31)]
    for (companion, place) in zip(companions, places) {
      self.place(companion, atX: place.x * side, y: place.y * side, side: side * 0.17)
    }
  }

  private func place(_ view: UIView, atX x: CGFloat, y: CGFloat, side: CGFloat) {
    let side = side.rounded()
    view.frame = CGRect(
      x: (bounds.midX + x - side / 2).rounded(), y: (bounds.midY + y - side / 2).rounded(), width: side,
      height: side)
  }
}
