import UIKit

/// The screen of a place: its color, a symbol, a name, and a remark.
final class PlaceViewController: EmblemViewController {
  /// - Parameter isSmall: A Boolean value that indicates whether there is space for the name only.
  init(_ place: Place, remark: String? = nil, isSmall: Bool = false) {
    super.init(place.name, symbol: place.symbol, color: place.color, remark: remark, isSmall: isSmall)
  }

  required init?(coder: NSCoder) { nil }
}
