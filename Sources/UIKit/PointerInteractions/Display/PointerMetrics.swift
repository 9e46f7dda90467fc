/// The dimensions of pointer effects, which are approximations.
@MainActor
enum PointerMetrics {
  static let duration: TimeInterval = 0.2
  /// The length of the longest side of a view that an automatic effect lifts or highlights.
  static let largestLift: CGFloat = 300
  static let breadthOfBeam: CGFloat = 3

  static let shadowOpacity: Float = 0.28
  static let shadowRadius: CGFloat = 14
  static let shadowOffset = CGSize(width: 0, height: 8)

  /// Returns the scale of a lifted view, which grows by at most 10 points.
  static func scale(of size: CGSize) -> CGFloat {
    let side = max(size.width, size.height)
    return side > 0 ? 1 + min(0.1, 10 / side) : 1
  }

  /// The color of the tint of a view.
  static let tint = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0.2, alpha: 0.14)
  }

  /// The color of the pointer.
  static let pointer = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 0.7) : UIColor(white: 0.3, alpha: 0.6)
  }
}
