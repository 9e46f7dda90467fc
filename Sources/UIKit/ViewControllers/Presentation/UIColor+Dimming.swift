extension UIColor {
  /// The color of the views that dim what is below a presentation, or below columns of a split view interface.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
