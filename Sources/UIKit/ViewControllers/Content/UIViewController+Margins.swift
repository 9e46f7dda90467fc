extension UIViewController {
  /// Returns the minimum margins of the system at the sides: 16 points, or 20 on larger screens.
  func computeSystemMinimumLayoutMargins() -> NSDirectionalEdgeInsets {
    let screen = viewStorage?.windowStorage?.screen ?? .main
    // The largest iPhones have the larger margins in portrait as well, although their width is compact.
    let hasRoom = traitCollection.horizontalSizeClass == .regular || screen.hardware.size.width >= 414
    let side: CGFloat = hasRoom ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
