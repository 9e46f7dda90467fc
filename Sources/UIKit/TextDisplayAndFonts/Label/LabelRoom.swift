/// The room for the text of a label, with everything outside of the label on which its lines depend.
struct LabelRoom: Equatable {
  let size: CGSize
  let numberOfLines: Int
  /// The number of pixels of a point.
  let pixels: CGFloat
  let isRightToLeft: Bool

  @MainActor
  init(_ label: UILabel, _ size: CGSize, _ numberOfLines: Int) {
    self.size = size
    self.numberOfLines = numberOfLines
    pixels = max(label.traitCollection.displayScale, 1)
    isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
