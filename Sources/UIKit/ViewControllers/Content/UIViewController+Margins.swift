extension UIViewController {
  /// Returns the distances that the system keeps from the sides: 16 points, and 20 where there is more room.
  func computeSystemMinimumLayoutMargins() -> NSDirectionalEdgeInsets {
    let screen = viewStorage?.windowStorage?.screen ?? .main
    // The largest phones keep the wider distance upright as well, though they are compact then.
    let hasRoom = traitCollection.horizontalSizeClass == .regular || screen.hardware.size.width >= 414
    let side: CGFloat = hasRoom ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
