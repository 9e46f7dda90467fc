import UIKit

/// A state for demonstrations.
enum Place: Int, Hashable, CaseIterable {
  case harbor
  case sea
  case island

  var name: String {
    switch self {
    case .harbor: "Harbor"
    case .sea: "Sea"
    case .island: "Island"
    }
  }

  var symbol: String {
    switch self {
    case .harbor: "house.fill"
    case .sea: "globe"
    case .island: "flag.fill"
    }
  }

  var color: UIColor {
    switch self {
    case .harbor: .systemIndigo
    case .sea: .systemTeal
    case .island: .systemOrange
    }
  }

  /// The next place, which is the first one after the last.
  var next: Place { Place(rawValue: rawValue + 1) ?? .harbor }
}
