import UIKit

/// A brush, with a color and a width.
struct Brush: Hashable, Sendable {
  enum Color: String, CaseIterable, Sendable {
    case ink, red, orange, green, blue, purple

    @MainActor
    var uiColor: UIColor {
      switch self {
      case .ink: .label
      case .red: .systemRed
      case .orange: .systemOrange
      case .green: .systemGreen
      case .blue: .systemBlue
      case .purple: .systemPurple
      }
    }
  }

  static let widths: ClosedRange<CGFloat> = 1...24

  var color = Color.ink
  var width: CGFloat = 4
}
