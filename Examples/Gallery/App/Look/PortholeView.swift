import UIKit

/// The app's symbol: a porthole with a view of the sea.
final class PortholeView: UIView {
  private let frameRing = UIView()
  private let glass = UIView()
  private let sun = UIView()
  private let farWave = UIView()
  private let nearWave = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    frameRing.backgroundColor = .white
    glass.backgroundColor = UIColor(red: 0.78, green: 0.86, blue: 1, alpha: 1)
    sun.backgroundColor = .systemYellow
    farWave.backgroundColor = .systemTeal
    nearWave.backgroundColor = .systemBlue
    glass.clipsToBounds = true
    addSubview(frameRing)
    addSubview(glass)
    for view in [sun, farWave, nearWave] { glass.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    frameRing.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    frameRing.layer.cornerRadius = side / 2
    glass.frame = frameRing.frame.insetBy(dx: side * 0.11, dy: side * 0.11)
    layOutSea()
  }

  private func layOutSea() {
    let side = glass.bounds.width
    glass.layer.cornerRadius = side / 2
    circle(sun, x: 0.66, y: 0.34, radius: 0.12 * side, in: side)
    // The waves are the tops of circles that are much wider than the view.
    circle(farWave, x: 0.28, y: 1.42, radius: 0.86 * side, in: side)
    circle(nearWave, x: 0.8, y: 1.6, radius: 0.92 * side, in: side)
  }

  private func circle(_ view: UIView, x: CGFloat, y: CGFloat, radius: CGFloat, in side: CGFloat) {
    view.frame = CGRect(x: x * side - radius, y: y * side - radius, width: 2 * radius, height: 2 * radius)
    view.layer.cornerRadius = radius
  }
}
