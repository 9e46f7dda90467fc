import UIKit

/// A strip along the fold of a page, with a gradient toward the fold.
final class PageShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a strip with the given stops.
  ///
  /// The location of a stop is 1 at the fold.
  init(_ stops: [(location: CGFloat, color: UIColor, alpha: CGFloat)]) {
    super.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = stops.map { $0.color.withAlphaComponent($0.alpha).cgColor }
    gradient.locations = stops.map { NSNumber(value: $0.location) }
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("The strip along the fold of a page is created in code.") }
}
