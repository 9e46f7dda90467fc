import UIKit

/// A symbol on a colored tile with rounded corners.
final class SymbolTile: UIView {
  private let symbol: UIImageView

  init(_ systemName: String, pointSize: CGFloat, color: UIColor, background: UIColor) {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    symbol = UIImageView(image: UIImage(systemName: systemName, withConfiguration: configuration))
    super.init(frame: .zero)
    backgroundColor = background
    symbol.tintColor = color
    symbol.contentMode = .center
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  /// The corner radius as a fraction of the width. A value of 0.5 results in a circle.
  var roundness: CGFloat = 0.26 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * roundness
    symbol.frame = bounds
  }
}
