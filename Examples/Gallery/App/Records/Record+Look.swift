import Foundation
import UIKit

extension Record {
  /// The initials of the ship's name.
  var letters: String { name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined() }

  /// The kind of ship, in words.
  var kind: String { parts.first ?? "" }
  /// The home port.
  var port: String { parts.last ?? "" }

  private var parts: [String] { subtitle.components(separatedBy: " · ") }
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
