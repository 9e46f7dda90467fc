/// A section that scrolls across the direction of its layout.
struct ScrollingSection: Equatable {
  var section: Int
  /// The area of the section in the layout.
  var frame: CGRect
  var contentSize: CGSize
}

/// The view of a section that scrolls across the direction of its layout.
@MainActor
final class SectionScrollView: UIScrollView {
  let section: Int

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}
