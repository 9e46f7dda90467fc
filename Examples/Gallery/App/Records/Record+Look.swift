import UIKit

extension Record {
  /// The initials of the ship's name.
  var letters: String { name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined() }
}

extension Record.Category {
  var color: UIColor {
    switch self {
    case .liner: .systemIndigo
    case .ferry: .systemTeal
    case .freighter: .systemOrange
    case .icebreaker: .systemBlue
    case .sail: .systemPink
    }
  }
}
